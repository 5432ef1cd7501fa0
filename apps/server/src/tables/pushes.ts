import type { ChatMessage, MatchSnapshot, TableSummary, TableView } from '@sobremesa/protocol';
import type { Person } from '../people/people.ts';

/** What a subscriber of a table is told. */
export type TablePush =
  | { type: 'table'; view: TableView }
  | { type: 'snapshot'; match: MatchSnapshot }
  /** The protocol's `update` as JSON, the same text for all who see the same; `match` is the whole that it led to. */
  | { type: 'update'; text: string; match: () => MatchSnapshot }
  /** The protocol's `log` as JSON: lines that came without a new version. */
  | { type: 'log'; text: string }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'gone'; why: 'removed' | 'discarded' | 'expired' | 'watchingNotAllowed' };

/** One open connection at a table. A person may have several. */
export interface Subscriber {
  readonly id: string;
  readonly person: Person | null;
  /** Must not throw and must not wait. */
  send(push: TablePush): void;
}

/** One open connection in the lobby. */
export interface LobbySubscriber {
  readonly id: string;
  readonly person: Person | null;
  send(change: { changed: TableSummary[]; gone: string[] }): void;
}
