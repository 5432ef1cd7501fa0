import type { GameModule } from '@sobremesa/games/kit';
import { deltaText, type Delta, type MatchHistory } from '@sobremesa/protocol';
import type { Audience, Match, Shown } from './model.ts';
import type { LogRecord } from './records.ts';
import { isEqual } from './replay.ts';
import { versionFor } from './versions.ts';
import { logFor, snapshotFor, stateFor } from './views.ts';

/** Maximum length of all deltas as JSON. Matches of our games stay far below it. */
const MOST_LENGTH = 2 ** 22;
/** Maximum number of lines in a log, some 100 bytes each. A match of ours has some hundreds. */
export const MOST_HISTORY_LINES = 10_000;
/** Number of changes between pauses. */
const AT_ONCE = 16;

/** A match as one viewer may see it now, with the way that led there. */
export interface ShownCourse {
  module: GameModule;
  /** What the viewer may see now: the present match, or an earlier state under a delay. */
  shown: Shown;
  /** The match at each version, from its start. Later ones than `shown` are ignored. */
  matches: Iterable<Match>;
  /** The whole log, unfiltered. */
  lines: readonly LogRecord[];
}

/**
 * The match at each version that this viewer has seen, with the deltas and lines that they were
 * sent or could have been sent. Null if it is too long, or if `matches` does not lead to the state
 * that the viewer sees, as after a change of the rules.
 *
 * @param pause yields to other work; called between groups of changes
 */
export async function historyOf(
  { module, shown, matches, lines }: ShownCourse,
  audience: Audience,
  pause: () => Promise<void>,
): Promise<MatchHistory | null> {
  if (lines.length > MOST_HISTORY_LINES) return null;
  let last: Match | null = null;
  let start: MatchHistory['start'] | null = null;
  let state: MatchHistory['start']['state'] | null = null;
  let length = 0;
  const deltas: Delta[] = [];
  /** The viewer's version at each version of the match. */
  const versions: number[] = [];
  for (const match of matches) {
    if (match.version > shown.version) break;
    if (match.version % AT_ONCE === 0) await pause();
    const version = versionFor(match, audience);
    const isNew = versions.at(-1) !== version;
    versions.push(version);
    last = match;
    if (!isNew) continue;
    const now = stateFor(module, match, audience);
    if (state === null) start = snapshotFor(module, version, now, [], audience);
    else {
      const text = deltaText(state, now) ?? 'null';
      length += text.length;
      if (length > MOST_LENGTH) return null;
      deltas.push(JSON.parse(text) as Delta);
    }
    state = now;
  }
  if (start === null || last === null || !isSame(last, shown, audience)) return null;
  const known = lines.filter(({ version }) => version <= shown.version);
  const log = logFor(module, known, audience);
  return { start, deltas, log, versions: known.map(({ version }) => versions[version] ?? 0) };
}

/** Earlier releases counted versions otherwise, so that the page could not go on from there. */
function isSame(one: Match, other: Shown, audience: Audience): boolean {
  const isAt = one.version === other.version && versionFor(one, audience) === versionFor(other, audience);
  return isAt && isEqual(one, other);
}
