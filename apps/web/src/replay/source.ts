import type { ReplayHead } from './host/model.ts';
import type { Reader } from './reader.ts';

/** The match of a replay, and where it comes from. */
export interface Source {
  reader: Reader;
  head: ReplayHead;
  /** The table of the match; undefined for a file. */
  table: string | undefined;
  /** The group that keeps the match; null without one. */
  group: string | null;
}
