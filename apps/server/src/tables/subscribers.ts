import type { ChatMessage, LogLines, MatchSnapshot, Push, Results, TableView } from '@sobremesa/protocol';
import type { User } from '../users/users.ts';

/** A message to a subscriber of a table. */
export type TablePush =
  /** `text` is the protocol's `TableView` as JSON. */
  | { type: 'table'; text: string; view: () => TableView }
  /** `text` is the delta since the last view as JSON; `number` counts them since a whole view. */
  | { type: 'tableDelta'; number: number; text: string }
  | { type: 'snapshot'; match: MatchSnapshot }
  /**
   * `text` is the protocol's `MatchUpdate` as JSON, shared by all with the same view; `match` is
   * the match after it.
   */
  | { type: 'update'; version: number; text: string; match: () => MatchSnapshot }
  /** Log lines without a new version. */
  | { type: 'log'; lines: LogLines }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'gone'; why: GoneWhy };

export type GoneWhy = Push<'gone'>[0]['why'];

/** A connection that has a table open. A person may have several. */
export interface Subscriber {
  readonly id: string;
  readonly person: User | null;
  /** The client's address, for the limit of spectators. */
  readonly address: string;
  /** Whether it gets a changed view of the table as a delta. */
  readonly takesDeltas?: boolean;
  /** Must neither throw nor block. */
  send(push: TablePush): void;
}

/** The list for a connection that enters the lobby. */
export type LobbyList = Results['lobby:enter'];

/** A connection that has the lobby's list open. */
export interface LobbySubscriber {
  readonly id: string;
  readonly person: User | null;
  /** The table that the connection has open, if it wants only its person's other tables. */
  readonly beside?: string | undefined;
  send(change: Push<'lobby'>[0]): void;
}
