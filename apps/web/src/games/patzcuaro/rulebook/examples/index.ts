// Uses parts of the board. This import keeps them in the chunk of the table.
import '../../index.ts';
import type { Examples, PlayableOf } from '../../../../rulebook/rulebook.ts';
import type { outline } from '../outline.ts';
import { MoveExample } from './MoveExample.tsx';
import { PointsExample } from './PointsExample.tsx';
import { SupportExample } from './SupportExample.tsx';

export const examples: Examples<PlayableOf<typeof outline>> = {
  'move-example': MoveExample,
  'support-example': SupportExample,
  'points-example': PointsExample,
};
