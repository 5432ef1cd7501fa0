// Uses parts of the board. This import keeps them in the chunk of the table.
import '../../index.ts';
import type { Examples, PlayableOf } from '../../../../rulebook/rulebook.ts';
import type { outline } from '../outline.ts';
import { CollectionExample } from './CollectionExample.tsx';
import { PayExample } from './PayExample.tsx';
import { PenaltyExample } from './PenaltyExample.tsx';

export const examples: Examples<PlayableOf<typeof outline>> = {
  'pay-example': PayExample,
  'penalty-example': PenaltyExample,
  'collection-example': CollectionExample,
};
