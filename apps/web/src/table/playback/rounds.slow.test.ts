import { policies } from '@sobremesa/bots';
import type { TableMatch, TableState } from '@sobremesa/client';
import { games } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { loadersOf } from '../../games/load.ts';
import { LocalMatch } from '../../local/host/match.ts';
import { advanced, caughtUp, dueAt } from './playback.ts';
import type { PlayedMove } from './steps.ts';

const READER = '0';
const SEATS = 4;
const MOST_SECONDS = 12;

/** The moves of three bots between two of the reader's own, as the page queues them. */
function roundsOf(game: string, seed: string): PlayedMove[][] {
  const match = new LocalMatch(policies[game]!, { seats: SEATS, options: {}, seed });
  const { module } = match.policy;
  const rounds: PlayedMove[][] = [[]];
  for (let moves = 0; !match.over && moves < 1000; moves++) {
    const [player] = match.asked;
    if (player === undefined) throw new Error('the match waits for nobody');
    const { move, args } = match.autoAnswer(player) ?? match.think(player, { level: 'sound', manner: 'balanced' });
    const changed = match.play(player, move, args);
    if (!changed.ok) throw new Error(changed.refusal.code);
    if (player === READER) rounds.push([]);
    const fresh = changed.fresh.flatMap(({ entry }, seq) => {
      return entry.kind === 'game' ? [{ seq, event: module.viewEvent(entry.event, READER) }] : [];
    });
    const seen = { version: moves, playerID: READER, state: {}, fresh, windowUntil: null } as unknown as TableMatch;
    if (player !== READER) rounds.at(-1)?.push({ match: seen, line: moves, seat: Number(player), byServer: true });
  }
  return rounds.filter((round) => round.length > 0);
}

/** How long the page takes to show these moves, in milliseconds. */
function timeOf(queue: readonly PlayedMove[], decisive: readonly string[]): number {
  const newest = { match: null, view: null } as unknown as TableState;
  let now = 0;
  let playback = advanced({ ...caughtUp, queue }, newest, { now, speed: 'brisk', decisive });
  for (;;) {
    const due = dueAt(playback, newest, 'brisk');
    if (due === null) return now;
    expect(due - now).toBeGreaterThanOrEqual(playback.current?.match.fresh.length === 0 ? 0 : 1000);
    now = due;
    playback = advanced(playback, newest, { now, speed: 'brisk', decisive });
  }
}

describe.each(Object.keys(games))('a round of three bots in %s', (game) => {
  it(`takes at most ${MOST_SECONDS} seconds, one second per step`, async () => {
    const { decisive = [] } = await (await loadersOf(game)).ui();
    const rounds = ['1', '2', '3'].flatMap((digit) => roundsOf(game, digit.repeat(64)));
    const times = rounds.map((round) => timeOf(round, decisive) / 1000);
    expect(Math.max(...times)).toBeLessThanOrEqual(MOST_SECONDS);
    // At least some moves are shown one by one.
    expect(Math.max(...times)).toBeGreaterThan(1);
  });
});
