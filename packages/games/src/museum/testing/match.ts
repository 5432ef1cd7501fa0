import { ctxOf } from '../../kit/index.ts';
import type { PlayerID } from '../../kit/index.ts';
import { TestMatch } from '../../kit/testing/index.ts';
import type { Picker } from '../../kit/testing/index.ts';
import { continents } from '../catalogue/types.ts';
import type { ObjectId } from '../catalogue/types.ts';
import type { MuseumEvent } from '../events.ts';
import { stagesOf } from '../game.ts';
import { museum } from '../index.ts';
import { asked, isTogether } from '../rules/steps.ts';
import { byContinent } from '../setup.ts';
import type { FullPlayer, State, Step, View } from '../state.ts';
import { table } from './table.ts';
import type { TableSketch } from './table.ts';

export type MuseumMatch = TestMatch<View, State, MuseumEvent>;

/** A match on the engine that continues a sketch, at the beginning of its first turn. */
export function matchFrom(sketch: TableSketch): MuseumMatch {
  const G = table(sketch);
  const last = G.players[0] as FullPlayer;
  // The first seat has one Patron to choose from; the engine begins the first turn after that
  // choice.
  last.ready = false;
  last.offer = [last.patron as string];
  const match = new TestMatch(startingWith(museum), { seed: 0, numPlayers: sketch.players.length }, G);
  match.play('0', 'choosePatron', last.offer[0]);
  return match;
}

/** A decision that can be due. */
export type Due = Exclude<Step['kind'], 'turnOver' | 'over'>;

/**
 * A match on the engine in this seat's turn, with this decision due. All other players have
 * answered already.
 */
export function matchAt(sketch: TableSketch, seat: PlayerID, due: Due): MuseumMatch {
  const G = table(sketch);
  const numPlayers = G.players.length;
  G.active = seat;
  G.round = sketch.round ?? 1;
  G.turn = 1;
  G.step = due === 'explore' ? { kind: due, players: [seat] } : { kind: due };
  const player = G.players[Number(seat)] as FullPlayer;
  player.ready = !isTogether(G.step);
  if (due === 'patron') player.offer = [player.patron ?? 'P01'];
  if (due === 'patron' || due === 'mulligan') player.patron = null;
  if (due === 'arrangement') for (const each of G.players) each.layout = [...each.museum];
  const ctx = ctxOf(
    {
      numPlayers,
      turn: 1,
      currentPlayer: seat,
      playOrder: G.order,
      playOrderPos: G.order.indexOf(seat),
      phase: isTogether(G.step) ? due : 'play',
      activePlayers: stagesOf(G, asked(G)),
    },
    { numMoves: 0 },
  );
  return TestMatch.at(museum, { seed: 0, numPlayers }, { G, ctx });
}

/** The module with matches that begin with the choice of Patrons. */
function startingWith(module: typeof museum): typeof museum {
  const { phases = {}, ...game } = module.game;
  const { mulligan, patron, ...others } = phases;
  return {
    ...module,
    game: { ...game, phases: { mulligan: { ...mulligan, start: false }, patron: { ...patron, start: true }, ...others } },
  };
}

/**
 * A match in the Action phase of its first turn. By default the central board is empty, so nobody
 * draws.
 */
export function matchInAction(sketch: TableSketch): MuseumMatch {
  return toAction(matchFrom({ display: byContinent(() => ''), ...sketch }));
}

/**
 * Plays on to the Action phase: the active player draws the first Object on display, or declines;
 * all others decline.
 */
export function toAction(match: MuseumMatch): MuseumMatch {
  while (match.G.step.kind === 'explore') {
    const player = match.G.step.players[0] as PlayerID;
    const card = continents.flatMap((continent) => match.G.display[continent]).find((card) => card !== null) as ObjectId;
    if (match.why(player, 'decline', match.G.turn) === null) match.play(player, 'decline', match.G.turn);
    else match.play(player, 'draw', card);
  }
  return match;
}

/** A random player who rarely ends a turn early, and prefers to buy. */
export const pickMostlyBuying: Picker = (moves, random) => {
  const buying = moves.filter(({ move }) => move === 'buy' || move === 'buyForeign');
  const doing = moves.filter(({ move }) => move !== 'endTurn' && move !== 'decline');
  const from = buying.length > 0 && random.below(4) > 0 ? buying : doing.length > 0 && random.below(3) > 0 ? doing : moves;
  return from[random.below(from.length)] ?? { move: 'endTurn', args: [] };
};
