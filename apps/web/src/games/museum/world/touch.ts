import type { PlayerID } from '@sobremesa/games/kit';
import {
  favourBlocker,
  favourOf,
  favourTarget,
  type Continent,
  type FavourId,
  type FavourTarget,
  type ObjectId,
} from '@sobremesa/games/museum';
import { announce } from '../../../ui/announce.tsx';
import type { Table } from '../table.tsx';

/** The effect of pressing something in the world. */
export interface Use {
  for: 'draw' | 'favour' | 'headline';
  /** Whether the move is legal now. */
  free: boolean;
  /** Why the move is illegal, in words. */
  reason: () => string | undefined;
}

/** The use of a face-up Object now; null for spectators and after the end. */
export function objectUse(table: Table, card: ObjectId): Use | null {
  const { playerID, ctx, legal, selection, why } = table;
  const { favour } = selection;
  if (playerID === null || ctx.gameover !== undefined) return null;
  if (favour !== null && favourOf(favour).effect.type === 'takeFromDisplay') return played(table, playerID, favour, [card]);
  const free = legal.some(({ move, args: [drawn] }) => move === 'draw' && drawn === card);
  return { for: 'draw', free, reason: () => why('draw', card) };
}

/** The use of a continent now; null unless the reader has to choose one. */
export function continentUse(table: Table, continent: Continent): Use | null {
  const { G, playerID, legal, selection, why } = table;
  const { favour } = selection;
  if (playerID === null) return null;
  if (favour !== null && favourTarget(favour).type === 'continent') return played(table, playerID, favour, continent);
  if (G.step.kind !== 'headline' || playerID !== G.active) return null;
  const free = legal.some(({ move, args: [chosen] }) => move === 'chooseOpinion' && chosen === continent);
  return { for: 'headline', free, reason: () => why('chooseOpinion', continent) };
}

function played({ G, words }: Table, player: PlayerID, favour: FavourId, target: FavourTarget): Use {
  const reason = favourBlocker(G, player, favour, target);
  return { for: 'favour', free: reason === null, reason: () => (reason === null ? undefined : words.reason(reason)) };
}

/**
 * Handles a press on a face-up Object. The first press selects it, the second takes it. An Object
 * that cannot be taken opens, with the reason.
 */
export function touchObject(table: Table, card: ObjectId): void {
  const { selection, select, lookAt, send } = table;
  const use = objectUse(table, card);
  if (use?.free !== true) {
    lookAt(card);
    const reason = use?.reason();
    if (reason !== undefined) announce(reason, true);
    return;
  }
  const draws = use.for === 'draw';
  if (!selection.cards.includes(card)) select(draws ? { cards: [card], favour: null } : { cards: [card] });
  else if (draws) send('draw', card);
  else select({ cards: [] });
}

/** Handles a press on a continent while the reader has to choose one. */
export function touchContinent(table: Table, continent: Continent): void {
  const { selection, select, refuse } = table;
  const use = continentUse(table, continent);
  const reason = use?.reason();
  if (reason !== undefined) refuse(reason);
  else if (use !== null) select({ continent: selection.continent === continent ? null : continent });
}
