import type { ChatMessage, LogLines, MatchSnapshot, Push, Results, TableView } from '@sobremesa/protocol';
import type { Person } from '../people/people.ts';

/** What a subscriber of a table is told. */
export type TablePush =
  /** `text` is the protocol's `TableView` as JSON; all of it but `speaker` is shared by everybody with the same seat. */
  | { type: 'table'; text: string; view: () => TableView }
  | { type: 'snapshot'; match: MatchSnapshot }
  /** `text` is the protocol's `MatchUpdate` as JSON, the same for all who see the same; `match` is the whole that it led to. */
  | { type: 'update'; version: number; text: string; match: () => MatchSnapshot }
  /** Lines that came without a new version. */
  | { type: 'log'; lines: LogLines }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'gone'; why: GoneWhy };

export type GoneWhy = Push<'gone'>[0]['why'];

/** One open connection at a table. A person may have several. */
export interface Subscriber {
  readonly id: string;
  readonly person: Person | null;
  /** The client's address, on which the number of spectators is bounded. */
  readonly address: string;
  /** Must not throw and must not wait. */
  send(push: TablePush): void;
}

/** What somebody who comes to the lobby is told. */
export type LobbyList = Results['lobby:enter'];

/** One open connection in the lobby. */
export interface LobbySubscriber {
  readonly id: string;
  readonly person: Person | null;
  /** The table at which they are, if they want to know of their other tables alone. */
  readonly beside?: string | undefined;
  send(change: Push<'lobby'>[0]): void;
}
