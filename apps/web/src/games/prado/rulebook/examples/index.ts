// Uses parts of the board. This import keeps them in the chunk of the table.
import '../../index.ts';
import type { Examples, PlayableOf } from '../../../../rulebook/rulebook.ts';
import type { outline } from '../outline.ts';
import { ActionsExample } from './ActionsExample.tsx';
import { MissionExample } from './MissionExample.tsx';
import { OrdersExample } from './OrdersExample.tsx';

export const examples: Examples<PlayableOf<typeof outline>> = {
  'actions-example': ActionsExample,
  orders: OrdersExample,
  mission: MissionExample,
};
