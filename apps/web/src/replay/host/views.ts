import { shared } from '@sobremesa/engine';
import { logFor, stateFor, type Audience } from '@sobremesa/match';
import type { Replay } from '@sobremesa/match/document';
import type { Hands, Moment, Seen } from './model.ts';
import { resting } from './resting.ts';

/** The whole match as a seat or, with null, a spectator saw it. */
export function seenBy(replay: Replay, audience: Audience): Seen {
  const { module } = replay;
  const log = logFor(module, replay.log, audience);
  const versions = replay.log.map(({ version }) => version);
  const moments: Moment[] = [];
  let next = 0;
  for (let version = 0; version <= replay.length; version++) {
    const first = next;
    while (versions[next] === version) next += 1;
    const lines = log.slice(first, next);
    const fresh = version === 0 ? [] : lines.flatMap(({ seq, kind, event }) => (kind === 'game' ? [{ seq, event }] : []));
    const state = resting(stateFor(module, replay.at(version), audience), audience);
    const last = moments.at(-1);
    // A board renders what is another object, and a message holds each object once.
    moments.push({ state: last === undefined ? state : shared(last.state, state), fresh, line: next - 1 });
  }
  return { moments, log, versions };
}

/** The match at a version as each seat saw it. */
export function handsAt(replay: Replay, version: number): Hands {
  const { module, document } = replay;
  const match = replay.at(version);
  return document.seats.map((_, seat) => stateFor(module, match, seat).G);
}
