import { BadUpdateError } from './delta.ts';
import type { EventFields, LogContent, LogEntry, LogLines, SentEvent, SentLine } from './log.ts';

/** Encodes log lines; null for none. They must have consecutive numbers and the same time. */
export function packedLog(entries: readonly LogEntry[], fields: EventFields = {}): LogLines | null {
  const [first] = entries;
  if (first === undefined) return null;
  return [first.seq, first.at, ...entries.map((entry) => packed(entry, fields))];
}

/**
 * Decodes lines that were packed with the same fields.
 *
 * @throws BadUpdateError if an event has a value without a declared field
 */
export function unpackedLog([seq, at, ...lines]: LogLines, fields: EventFields = {}): LogEntry[] {
  return lines.map((line, i) => ({ seq: seq + i, at, ...unpacked(line, fields) }));
}

function packed(entry: LogEntry, fields: EventFields): SentLine {
  if (entry.kind === 'table') return { table: entry.event };
  const event = packedEvent(entry.event, fields);
  return entry.bot === true ? { bot: event } : event;
}

function packedEvent(whole: { type: string }, fields: EventFields): SentEvent {
  const { type, ...event } = whole as { type: string } & Record<string, unknown>;
  const names = Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
  const given = Object.keys(event).filter((name) => event[name] !== undefined);
  // Values without names are possible only if the event has the first of the declared fields.
  // Otherwise it is sent unchanged.
  if (names.slice(0, given.length).some((name) => !given.includes(name)) || given.length > names.length) return whole;
  return [type, ...names.slice(0, given.length).map((name) => event[name])];
}

function unpacked(line: SentLine, fields: EventFields): LogContent {
  if (isValues(line) || 'type' in line) return { kind: 'game', event: unpackedEvent(line, fields) };
  if ('bot' in line) return { kind: 'game', event: unpackedEvent(line.bot, fields), bot: true };
  return { kind: 'table', event: line.table };
}

function unpackedEvent(sent: SentEvent, fields: EventFields): { type: string } {
  if (!isValues(sent)) return sent;
  const [type, ...values] = sent;
  const names = Object.hasOwn(fields, type) ? (fields[type] ?? []) : [];
  if (values.length > names.length) throw new BadUpdateError(`an event of type ${type} has fields without a name`);
  return { type, ...Object.fromEntries(values.map((value, i) => [names[i], value])) };
}

function isValues(line: SentLine): line is readonly [type: string, ...values: unknown[]] {
  return Array.isArray(line);
}
