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
  const event = whole as { type: string } & Record<string, unknown>;
  const names = Object.hasOwn(fields, event.type) ? (fields[event.type] ?? []) : [];
  let given = 0;
  for (const name in event) if (name !== 'type' && event[name] !== undefined) given += 1;
  // Values without names are possible only if the event has the first of the declared fields.
  // Otherwise it is sent unchanged.
  if (given > names.length) return whole;
  const values: [string, ...unknown[]] = [event.type];
  for (let i = 0; i < given; i++) {
    const name = names[i];
    if (name === undefined || !Object.hasOwn(event, name) || event[name] === undefined) return whole;
    values.push(event[name]);
  }
  return values;
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
