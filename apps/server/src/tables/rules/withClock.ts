import { isActive, type GameModule } from '@sobremesa/games';
import { lasting, type Match, type Step } from '@sobremesa/match';
import type { QuietHours } from '@sobremesa/protocol';
import type { ClockRecord } from '../../storage/records.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { firstDue, granted, newClock, takenBack, ticked, undoable, windowEnd, type Asking } from './clock.ts';
import type { Change } from './change.ts';
import type { Live } from './live.ts';
import { serverHasToMove, termOf } from './timeControl.ts';
import { isPlayed } from './table.ts';

type QuietOf = (person: string) => Promise<QuietHours | null>;
type Quiet = ReadonlyMap<number, QuietHours | null>;

/**
 * Adds to a change its effects on the clock: whose time runs from now on, how long a window of a
 * correspondence match is open, and when the server has to look at the table again. Without a
 * promise the same change if the table has no clock or the change does not concern it.
 */
export function withClock<T>(before: Live, change: Change<T>, now: number, quietOf: QuietOf): Change<T> | Promise<Change<T>> {
  const table = change.table ?? before.table;
  const match = change.step?.match ?? before.match;
  if (match === null || (change.table === undefined && change.step === undefined)) return change;
  const hasBegun = table.status === 'running' && before.table.status === 'open';
  const clock = hasBegun ? newClock(table.settings.pace, table.seats.length) : table.clock;
  return clock === null ? change : timed(before, change, table, match, clock, now, quietOf);
}

async function timed<T>(
  before: Live,
  change: Change<T>,
  table: TableRecord,
  match: Match,
  clock: ClockRecord,
  now: number,
  quietOf: QuietOf,
): Promise<Change<T>> {
  if (table.status !== 'running') return { ...change, table: { ...table, clock: null } };
  const { step, clock: opened } = await withWindow(clock, table, before, change.step, now, quietOf);
  const asking = askingOf(before.module, step?.match ?? match);
  const undone = undoneBy(step);
  const until = undone === null ? opened : takenBack(opened, undone);
  const quiet = await quietAt(table, granted(until, table.seats, asking), quietOf);
  const runs = ticked(until, table.settings.pace, table.seats, asking, now, quiet);
  const after = step === undefined ? runs : withUndo(runs, until, table, before, step.match);
  const due = dueOf(after, table, match, now);
  if (after === table.clock && due === after.due) return change;
  return { ...change, table: { ...table, clock: { ...after, due } }, ...(step && { step }) };
}

/** The version of the move that this step takes back; null for any other step. */
function undoneBy(step: Step | undefined): number | null {
  const action = step?.move?.action;
  return action !== undefined && 'undo' in action ? action.undo : null;
}

/** The clock with the state to restore if the last move is undone, as long as that is possible. */
function withUndo(clock: ClockRecord, until: ClockRecord, { seats }: TableRecord, before: Live, match: Match): ClockRecord {
  const points = match.undo.map(({ version }) => version);
  const kept = clock.undo === null || points.includes(clock.undo.version) ? clock : { ...clock, undo: null };
  if (before.match === null || points.at(-1) !== before.match.version) return kept;
  const asked = { before: askingOf(before.module, before.match), after: askingOf(before.module, match) };
  return undoable(kept, until, seats, asked, before.match.version);
}

/** The seats for which a match publicly waits: in a window, those that it asked when it opened. */
function askingOf(module: GameModule, { state: { G, ctx }, window }: Match): Asking {
  const shown = module.viewCtx(G, ctx, null);
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat).filter((seat) => isActive(shown, String(seat)));
  return { turn: ctx.turn, seats, window: window?.seats ?? null };
}

/**
 * In a correspondence match a window that has just opened lasts a full turn for the people whom it
 * asks.
 */
async function withWindow(
  clock: ClockRecord,
  table: TableRecord,
  before: Live,
  step: Step | undefined,
  now: number,
  quietOf: QuietOf,
): Promise<{ clock: ClockRecord; step: Step | undefined }> {
  const window = (step?.match ?? before.match)?.window ?? null;
  if (window === null) return { clock: clock.window === null ? clock : { ...clock, window: null }, step };
  const isFresh = step !== undefined && (before.match === null || before.match.window?.id !== window.id);
  const { pace } = table.settings;
  if (!isFresh || pace.kind === 'live') return { clock, step };
  const asked = window.seats.filter((seat) => table.seats[seat] !== undefined && isPlayed(table.seats[seat]));
  const quiet = await quietAt(table, asked, quietOf);
  const until = Math.max(window.until, windowEnd(clock, pace.hours, asked, quiet, now));
  const lasts = { opened: now, since: now, until, seats: [...window.seats] };
  return { clock: { ...clock, window: lasts }, step: lasting(before.module, step, until) };
}

async function quietAt(table: TableRecord, seats: readonly number[], quietOf: QuietOf): Promise<Quiet> {
  const quiet = new Map<number, QuietHours | null>();
  if (termOf(table) === null) return quiet;
  for (const seat of seats) {
    const person = table.seats[seat]?.person ?? null;
    if (person !== null) quiet.set(seat, await quietOf(person));
  }
  return quiet;
}

/** When the server has to look at the table again if nothing happens; null for never. */
function dueOf(clock: ClockRecord, table: TableRecord, match: Match, now: number): number | null {
  const due = [firstDue(clock), clock.window?.until ?? null, table.wish?.until ?? null];
  if (!clock.isPaused && serverHasToMove(table, match)) due.push(clock.due !== null && clock.due < now ? clock.due : now);
  const times = due.filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}
