import type {
  ChatMessage,
  LogEntry,
  MatchSnapshot,
  MatchUpdate,
  Me,
  RequestData,
  Results,
  TableSettings,
  TableSummary,
  TableView,
} from '@sobremesa/protocol';

/** Somebody with a name and a key. */
export type Person = Me;

/** What a subscriber of a table is told. `state` is the view that snapshot and patch stand for, to be read, never changed. */
export type TablePush =
  | { type: 'table'; view: TableView }
  | { type: 'snapshot'; match: MatchSnapshot }
  | { type: 'update'; update: MatchUpdate; match: () => MatchSnapshot }
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

/**
 * Everything that can be done with people and tables. Both transports, ours and boardgame.io's, and the HTTP lobby call
 * this and nothing else.
 *
 * Every method that is refused rejects with a `RefusedError`, which carries one of the protocol's error codes. Requests
 * concerning one table are carried out one after the other, in the order in which they came; each is stored before its
 * promise resolves and before anybody is told.
 */
export interface Service {
  /** A new person; the key is told this once, only its hash is kept. */
  register(name: string): Promise<{ person: Person; key: string }>;
  /** The person whose key this is; null for an unknown or wrong one. */
  authenticate(key: string): Promise<Person | null>;
  rename(person: Person, name: string): Promise<Person>;

  /** Starts pushing. Answers with what this person sees: listed tables that are open or running, and their own. */
  enterLobby(subscriber: LobbySubscriber): Promise<TableSummary[]>;
  leaveLobby(subscriberId: string): void;

  /** Opens a table with its host on seat 0. */
  open(host: Person, settings: TableSettings): Promise<string>;
  /**
   * Opens a table for boardgame.io's clients: no host, no name, and the match begins by itself when every seat is taken,
   * so that a seat's number is its player id.
   */
  openHostless(settings: TableSettings): Promise<string>;
  /** What a stranger, or this person, may know of a table; null when there is none. */
  summary(table: string, person?: Person): Promise<TableSummary | null>;
  listed(game: string): Promise<TableSummary[]>;

  enter(table: string, subscriber: Subscriber): Promise<Results['table:enter']>;
  /** When a socket leaves a table or is gone. */
  leave(table: string, subscriberId: string): Promise<void>;

  sit(table: string, person: Person, seat?: number): Promise<number>;
  stand(table: string, person: Person): Promise<void>;
  return(table: string, person: Person): Promise<void>;
  standIn(table: string, person: Person, seat: number): Promise<void>;
  remove(table: string, host: Person, seat: number): Promise<void>;
  closeSeat(table: string, host: Person, seat: number): Promise<void>;
  openSeat(table: string, host: Person, seat: number): Promise<void>;
  start(table: string, host: Person): Promise<void>;
  discard(table: string, host: Person): Promise<void>;
  handover(table: string, person: Person): Promise<Results['table:handover']>;
  claim(person: Person, token: string): Promise<Results['table:claim']>;
  rematch(table: string, person: Person): Promise<string>;

  /** `name` is what watchers without a key are called; somebody with a seat or a name speaks under that. */
  say(table: string, person: Person, text: string): Promise<void>;
  chat(table: string, person: Person | null, page: { before?: number; limit: number }): Promise<ChatMessage[]>;

  sync(table: string, person: Person | null): Promise<MatchSnapshot>;
  move(person: Person, request: RequestData<'match:move'>): Promise<{ version: number }>;
  undo(person: Person, request: RequestData<'match:undo'>): Promise<{ version: number }>;
  log(table: string, person: Person | null, page: { before?: number; limit: number }): Promise<LogEntry[]>;

  /** Waits for what is under way, refuses what comes later with `shuttingDown`. */
  close(): Promise<void>;
}
