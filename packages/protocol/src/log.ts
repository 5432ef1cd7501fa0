import * as z from 'zod/mini';
import { BadUpdateError } from './delta.ts';
import { seatNumber } from './ids.ts';

/** What happened at the table beside the game itself. `seat` is whom it concerns. */
export const tableEvent = z.union([
  z.strictObject({ type: z.literal('started') }),
  z.strictObject({ type: z.enum(['undone', 'standIn', 'returned', 'handedOver']), seat: seatNumber }),
]);
export type TableEvent = z.infer<typeof tableEvent>;

/** Something that happened in a game, as its viewer may know it. */
const gameEvent = z.looseObject({ type: z.string() });
/** `at`: milliseconds since 1970. */
const place = { seq: z.int(), at: z.int() };

/** One line of the log. */
export const logEntry = z.union([
  z.strictObject({ ...place, kind: z.literal('game'), event: gameEvent }),
  z.strictObject({ ...place, kind: z.literal('table'), event: tableEvent }),
]);
type Content = { kind: 'game'; event: { type: string } } | { kind: 'table'; event: TableEvent };
export type LogEntry = { seq: number; at: number } & Content;

/** The fields that a game's events have beside `type`: by type, in the order in which their values are sent. */
export const eventFields = z.record(z.string(), z.readonly(z.array(z.string())));
export type EventFields = Readonly<Record<string, readonly string[]>>;

/** A line on its way: a game's event as its type and the values of its fields, or as it is; a table's event under `table`. */
const sentLine = z.union([
  z.tuple([z.string()], z.json()),
  z.looseObject({ type: z.string() }),
  z.strictObject({ table: tableEvent }),
]);
type SentLine = readonly [type: string, ...values: unknown[]] | { type: string } | { table: TableEvent };

/** Lines that were written at the same moment: the number of the first, that moment, and the lines, numbered on from there. */
export const logLines = z.tuple([z.int(), z.int()], sentLine);
export type LogLines = readonly [seq: number, at: number, ...lines: SentLine[]];

/** Lines as they are sent; null for none. They must be numbered without a gap and be of the same moment. */
export function packedLog(entries: readonly LogEntry[], fields: EventFields = {}): LogLines | null {
  const [first] = entries;
  if (first === undefined) return null;
  return [first.seq, first.at, ...entries.map((entry) => packed(entry, fields))];
}

/**
 * The lines that were packed with the same fields.
 *
 * @throws BadUpdateError when the fields do not say what the values of an event are
 */
export function unpackedLog([seq, at, ...lines]: LogLines, fields: EventFields = {}): LogEntry[] {
  return lines.map((line, i) => ({ seq: seq + i, at, ...unpacked(line, fields) }));
}

function packed(entry: LogEntry, fields: EventFields): SentLine {
  if (entry.kind === 'table') return { table: entry.event };
  const { type, ...event } = entry.event as { type: string } & Record<string, unknown>;
  const names = Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
  const given = Object.keys(event).filter((name) => event[name] !== undefined);
  // What is given must be the first of the fields that there are; otherwise the event tells its fields itself.
  if (names.slice(0, given.length).some((name) => !given.includes(name)) || given.length > names.length) return entry.event;
  return [type, ...names.slice(0, given.length).map((name) => event[name])];
}

function unpacked(line: SentLine, fields: EventFields): Content {
  if (isValues(line)) {
    const [type, ...values] = line;
    const names = Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
    if (values.length > names.length) throw new BadUpdateError(`an event of type ${type} has fields without a name`);
    return { kind: 'game', event: { type, ...Object.fromEntries(values.map((value, i) => [names[i], value])) } };
  }
  return 'type' in line ? { kind: 'game', event: line } : { kind: 'table', event: line.table };
}

function isValues(line: SentLine): line is readonly [type: string, ...values: unknown[]] {
  return Array.isArray(line);
}
