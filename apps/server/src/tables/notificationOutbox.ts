import type { TableRecord, TableWrite } from '../storage/storage.ts';
import type { Planned } from './rules/change.ts';
import type { Live } from './rules/live.ts';
import type { NameOf } from './rules/names.ts';

/** Stores notifications for people who are away, together with the change that triggers them. */
export interface NotificationOutbox {
  /** The writes of a change, with the notifications that it causes, for the same transaction. */
  enqueue(before: Live, planned: Planned, writes: readonly TableWrite[], nameOf: NameOf): readonly TableWrite[];
  /** Call once these writes are stored. */
  stored(writes: readonly TableWrite[]): void;
  /** Call when a person has opened this table, and so has seen its notifications. */
  visited(table: TableRecord, person: string): void;
}
