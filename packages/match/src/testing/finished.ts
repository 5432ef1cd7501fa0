import type { GameModule, Random } from '@sobremesa/games';
import type { DocumentShuffle, FinishedMatch, MatchDocument } from '../document/index.ts';
import { documentOf, type DocumentMove } from '../document/index.ts';
import type { Match, Step } from '../model.ts';
import { play, takeBack } from '../play.ts';
import { deviceCommitment, serverCommitment, shuffleSeed } from '../shuffle.ts';
import { versionFor } from '../versions.ts';
import { askedSeats, fallbackMove, isOver } from '../waiting.ts';
import { begun, stepOf } from './outcomes.ts';
import { pickedSetting } from './settings.ts';

/** A match that was played to its end, with the match at each version. */
export interface PlayedOut {
  finished: FinishedMatch;
  versions: readonly Match[];
}

interface Wanted {
  players: number;
  options: unknown;
  random: Random;
  /** Ends the match by agreement after this many changes; never by default. */
  agreedAfter?: number;
  /** Whether its seed comes from a shuffle, with random seats that contributed. */
  shuffled?: boolean;
}

const SECOND = 1000;

/**
 * A random match: people who undo moves and change their settings at any time, a bot on the last
 * seat, stand-ins, and answers by the table.
 */
export function playedOut(
  module: GameModule,
  { players, options, random, agreedAfter = Infinity, shuffled = false }: Wanted,
): PlayedOut {
  const startedAt = Date.UTC(2026, 10, 28, 20);
  const botSeat = players > 1 && random.below(2) === 0 ? players - 1 : null;
  const shuffle = shuffled ? randomShuffle(players, random) : null;
  const seed = shuffle === null ? hexOf(random, 64) : shuffleSeed(shuffle);
  let match = begun(module, players, options as Readonly<Record<string, unknown>>, { now: startedAt, seed });
  const versions = [match];
  const moves: DocumentMove[] = [];
  const take = ({ match: next, move }: Step, by?: 'standIn' | 'table') => {
    match = next;
    versions.push(next);
    if (move === null) throw new Error('a change without a move');
    const { seat, action, at } = move;
    if ('undo' in action) moves.push({ seat, undo: action.undo, at: at - startedAt });
    else moves.push({ seat, move: action.move, args: [...action.args], at: at - startedAt, ...(by && { by }) });
  };
  while (!isOver(match) && match.version < agreedAfter) {
    const now = startedAt + match.version * SECOND;
    const request = `request-${match.version}`;
    const last = match.undo.at(-1);
    const asked = askedSeats(match);
    const anybody = random.below(players);
    const setting = anybody !== botSeat && random.below(8) === 0 ? pickedSetting(module, match, anybody, random) : null;
    if (setting !== null) {
      take(stepOf(play(module, match, { seat: anybody, ...setting, request }, now)));
    } else if (last !== undefined && random.below(6) === 0) {
      const known = versionFor(match, last.seat);
      take(stepOf(takeBack(module, match, { seat: last.seat, request, version: known }, now)));
    } else if (asked.length === 0) {
      take(stepOf(play(module, match, answerOf(module, match), now)), 'table');
    } else {
      const seat = asked[random.below(asked.length)] as number;
      const isBot = seat === botSeat;
      const isStandIn = !isBot && random.below(8) === 0;
      const attempt = { seat, ...pickedMove(module, match, seat, random), ...(!isBot && !isStandIn && { request }) };
      take(stepOf(play(module, match, attempt, now)), isStandIn ? 'standIn' : undefined);
    }
  }
  const seats = Array.from({ length: players }, (_, seat): MatchDocument['seats'][number] => ({
    name: ['Ana', 'Luis', 'Eva', 'Rosa'][seat] ?? null,
    bot: seat === botSeat ? { character: 'tecla', level: 'sound' } : null,
  }));
  const rules = module.rulesVersion;
  const course = { rules, options: options as MatchDocument['options'], seed, startedAt, seats, moves };
  return { finished: { module, state: match.state, ...course, shuffle }, versions };
}

/** A shuffle in which each seat has revealed, withheld or never made a contribution. */
export function randomShuffle(players: number, random: Random): DocumentShuffle {
  const [draw, secret] = [hexOf(random, 32), hexOf(random, 64)];
  const round = random.below(3);
  const commitment = serverCommitment({ draw, round }, secret);
  const seats = Array.from({ length: players }, () => {
    const contribution = hexOf(random, 64);
    const made = { commitment: deviceCommitment({ draw, commitment }, contribution), contribution };
    return [made, { ...made, contribution: null }, null][random.below(3)] ?? null;
  });
  return { draw, round, commitment, secret, seats };
}

function hexOf(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
}

/** @throws Error if the match cannot be written down */
export async function written(finished: FinishedMatch): Promise<MatchDocument> {
  const outcome = await documentOf(finished);
  if (!outcome.ok) throw new Error(`${outcome.error}: ${outcome.detail}`);
  return outcome.document;
}

function pickedMove(module: GameModule, { state: { G, ctx } }: Match, seat: number, random: Random) {
  const playerID = String(seat);
  const pick = module.pickMove(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, random);
  if (pick === null) throw new Error(`seat ${seat} is active and has no move`);
  return module.deferred?.(pick.move, pick.args) ?? pick;
}

/** The answer of the table for a seat that has answered before the end of the window. */
function answerOf(module: GameModule, match: Match) {
  for (let seat = 0; seat < match.state.ctx.numPlayers; seat++) {
    const answer = fallbackMove(module, match, seat);
    if (answer !== null) return answer;
  }
  throw new Error('the match waits for nobody, and is not over');
}
