import { policies } from '@sobremesa/bots';
import { KeyedRandom } from '@sobremesa/games/kit';
import { seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import { stateFor, type MoveRecord } from '@sobremesa/match';
import { applied } from '@sobremesa/protocol';
import { movesTo, readDocument } from '@sobremesa/match/document';
import { randomMatch, referenceOf, written } from '@sobremesa/match/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalMatch, standingMoves, type Changed, type KeptMatch, type Made } from './match.ts';

const NOW = 1_700_000_000_000;
const CHANGES = 120;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The changes of a local match in a server's storage format. */
function recordsOf({ rules, moves }: KeptMatch): MoveRecord[] {
  return moves.map((made, i) => ({
    version: i + 1,
    at: NOW,
    seat: Number(made.player),
    action: 'undo' in made ? { undo: made.undo } : { move: made.move, args: made.args },
    request: 'byTable' in made ? null : String(i),
    rules,
    asked: [],
    window: null,
  }));
}

describe.each(Object.entries(policies))('a match of %s on this device', (_game, policy) => {
  const { module } = policy;
  const seats = Math.min(3, module.players.max);
  const audiences = [...Array.from({ length: seats }, (_, seat) => seat), null];

  it('sends each viewer what the match package makes of its stored changes, to the byte, and resumes unchanged', () => {
    const counts = underSeeds(Math.floor(Math.random() * 1e9), 2, (seed) => {
      const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
      const deal = { seats, options: {}, seed: seedOf(seed + 1) };
      const match = new LocalMatch(policy, deal);
      const updates: { version: number; text: string }[][] = audiences.map(() => []);
      const seq = match.snapshotFor(null).log.length;
      const change = (): Changed => {
        // If a turn is one move, only players out of turn can undo.
        const undoing = audiences.find((seat) => seat !== null && match.stateFor(seat).undo) ?? null;
        if (undoing !== null && random.below(6) === 0) return match.undo(String(undoing));
        const player = match.asked[random.below(match.asked.length)]!;
        const { G, ctx } = match.state;
        if (match.stateFor(Number(player)).undo && random.below(3) === 0) return match.undo(player);
        const legal = module.pickMove(G, ctx, player, random)!;
        return match.play(player, legal.move, legal.args, random.below(9) === 0);
      };
      for (let i = 0; i < CHANGES && !match.over; i++) {
        const before = audiences.map((audience) => ({ version: match.version(audience), state: match.stateFor(audience) }));
        const changed = change();
        if (!changed.ok) throw new Error(`refused: ${changed.refusal.code}`);
        for (const [a, audience] of audiences.entries()) {
          const version = match.version(audience);
          if (version === before[a]!.version) continue;
          updates[a]!.push({ version, text: match.updateFor(audience, before[a]!.state, changed.fresh) });
        }
      }
      const beginning = { players: seats, options: module.options.parse({}), now: NOW, seed: deal.seed, timed: false };
      const reference = referenceOf(module, beginning, recordsOf(match.kept), seq);
      expect(updates).toEqual(reference.map((each) => each.updates));

      const resumed = new LocalMatch(policy, deal);
      expect(resumed.resume(JSON.parse(JSON.stringify(match.kept)) as KeptMatch)).toBe(true);
      expect(audiences.map((audience) => resumed.snapshotFor(audience))).toEqual(
        audiences.map((audience) => match.snapshotFor(audience)),
      );
      return match.kept.moves.length - standingMoves(match.kept).length;
    });
    expect(counts.reduce((sum, undone) => sum + undone, 0)).toBeGreaterThan(0);
  });

  it('has a history for each viewer, to the byte what they were sent, also after moves of another match', async () => {
    const random = new KeyedRandom({ seed: seedOf(12), drawn: 0 });
    const deal = { seats, options: {}, seed: seedOf(11) };
    const goOn = (match: LocalMatch, moves: number, heard: () => void) => {
      for (let i = 0; i < moves && !match.over; i++) {
        const player = match.asked[0]!;
        const { G, ctx } = match.state;
        if (match.stateFor(Number(player)).undo && random.below(3) === 0) match.undo(player);
        else {
          const pick = module.pickMove(G, ctx, player, random)!;
          match.play(player, pick.move, pick.args);
        }
        heard();
      }
    };
    const first = new LocalMatch(policy, deal);
    goOn(first, 15, () => undefined);
    const match = LocalMatch.after(policy, { ...deal, before: first.kept })!;
    const states = audiences.map((audience) => new Map([[match.version(audience), match.stateFor(audience)]]));
    goOn(match, 15, () => {
      for (const [a, audience] of audiences.entries()) states[a]!.set(match.version(audience), match.stateFor(audience));
    });
    for (const [a, audience] of audiences.entries()) {
      const { start, deltas, log, versions } = (await match.historyFor(audience))!;
      expect(deltas).toHaveLength(match.version(audience));
      expect(log).toEqual(match.snapshotFor(audience).log);
      expect(versions).toHaveLength(log.length);
      let { state } = start;
      for (const [i, delta] of deltas.entries()) {
        if (delta !== null) state = applied(state, delta);
        const sent = states[a]!.get(i + 1);
        expect(sent === undefined ? state : JSON.parse(JSON.stringify(sent))).toEqual(state);
      }
    }
  });

  it('is written down as a document when it is over, with the times of its moves', async () => {
    const match = new LocalMatch(policy, { seats, options: {}, seed: seedOf(7) });
    const random = new KeyedRandom({ seed: seedOf(8), drawn: 0 });
    const named = Array.from({ length: seats }, (_, seat) => ({ name: `Ana ${seat}`, bot: null }));
    expect(await match.document(named)).toBeNull();
    while (!match.over) {
      const player = match.asked[0]!;
      const { G, ctx } = match.state;
      const pick = module.pickMove(G, ctx, player, random)!;
      vi.advanceTimersByTime(1000);
      match.play(player, pick.move, pick.args, random.below(9) === 0);
      if (match.stateFor(Number(player)).undo && random.below(4) === 0) match.undo(player);
    }
    const resumed = new LocalMatch(policy, { seats, options: {}, seed: seedOf(7) });
    vi.advanceTimersByTime(1_000_000);
    resumed.resume(JSON.parse(JSON.stringify(match.kept)) as KeptMatch);
    const read = readDocument(await resumed.document(named), { [module.game.name ?? '']: module });
    if (!read.ok) throw new Error(`${read.error}: ${read.detail}`);
    const { document, length, ...replay } = read.replay;
    expect(read.replay.at(length).state).toEqual(match.state);
    expect([document.seats, document.startedAt]).toEqual([named, NOW + 1000]);
    const last = document.moves.filter((move) => !('undo' in move)).length - 1;
    expect([document.moves.at(-1)?.at, replay.log.length > 0]).toEqual([last * 1000, true]);
  });

  it.each([1, 2])('goes on from any moment of a finished match, with other players and a document (seed %d)', async (seed) => {
    const games = { [module.game.name ?? '']: module };
    const named = Array.from({ length: seats }, (_, seat) => ({
      name: `Ana ${seat}`,
      bot: seat === 0 ? ({ character: 'tecla', level: 'easy' } as const) : null,
    }));
    const { finished, versions } = randomMatch(module, seats, seed);
    const original = readDocument(await written(finished), games);
    if (!original.ok) throw new Error(original.detail);
    const { replay } = original;
    const random = new KeyedRandom({ seed: seedOf(9 + seed), drawn: 0 });
    for (let at = 0; at < replay.length; at += Math.ceil(replay.length / 6)) {
      const moves = movesTo(replay, at)!.map(({ seat, move, args, by }): Made => {
        const made: Made = { player: String(seat), move, args };
        if (by === 'standIn') made.standIn = true;
        if (by === 'table') made.byTable = true;
        return made;
      });
      const { options, seed: key } = replay.document;
      const match = LocalMatch.after(policy, { seats, options, seed: key, before: { rules: module.rulesVersion, moves } })!;
      // A setting between undone moves leaves no event, so that only the last events may differ.
      expect(audiences.map((seat) => match.stateFor(seat).G)).toEqual(
        audiences.map((seat) => stateFor(module, versions[at]!, seat).G),
      );
      expect(match.state.plugins.random).toEqual(versions[at]!.state.plugins.random);
      expect([match.kept.moves, audiences.some((seat) => match.stateFor(seat).undo)]).toEqual([[], false]);
      while (!match.over) {
        const due = match.dueAnswer;
        const player = due?.player ?? match.asked[0]!;
        const { move, args } = due ?? module.pickMove(match.state.G, match.state.ctx, player, random)!;
        expect(match.play(player, move, args, due !== null).ok).toBe(true);
        if (player !== '0' && match.stateFor(Number(player)).undo && random.below(4) === 0) match.undo(player);
      }
      const read = readDocument(await match.document(named), games);
      if (!read.ok) throw new Error(`${read.error}: ${read.detail}`);
      expect(read.replay.at(read.replay.length).state).toEqual(match.state);
    }
  });

  it('does not begin after moves that the rules refuse', () => {
    const before = { rules: module.rulesVersion, moves: [{ player: '0', move: 'unknown', args: [] }] };
    expect(LocalMatch.after(policy, { seats, options: {}, seed: seedOf(7), before })).toBeNull();
  });

  it('resumes a match stored by an earlier version', () => {
    const deal = { seats: 2, options: {}, seed: seedOf(5) };
    const match = new LocalMatch(policy, deal);
    const random = new KeyedRandom({ seed: seedOf(6), drawn: 0 });
    for (let i = 0; i < 10; i++) {
      const player = match.asked[0]!;
      const pick = module.pickMove(match.state.G, match.state.ctx, player, random)!;
      match.play(player, pick.move, pick.args);
    }
    const old = { rules: module.rulesVersion, moves: standingMoves(match.kept) };
    const resumed = new LocalMatch(policy, deal);
    expect(resumed.resume(old)).toBe(true);
    expect(resumed.state).toEqual(match.state);
  });
});
