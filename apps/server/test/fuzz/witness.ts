import { isDeepStrictEqual } from 'node:util';
import type { TableSession } from '@sobremesa/client';
import type { GameModule } from '@sobremesa/games';
import {
  type Audience,
  logFor,
  type LogRecord,
  type Match,
  type MoveRecord,
  publicVersion,
  replayed,
  restored,
  stateFor,
  versionFor,
} from '@sobremesa/match';
import type { LogEntry, MatchState } from '@sobremesa/protocol';
import type { Storage } from '../../src/storage/index.ts';
import { CARD } from '@sobremesa/match/testing';

/** A match in a viewer's view. boardgame.io's clients get only these parts. */
type Shown = Pick<MatchState, 'G' | 'ctx'> & Partial<MatchState>;

/** A view of a match that was received, with its seat. */
interface Look {
  playerID: string | null;
  version: number;
  state: Shown;
}

/** Spectator delay of the crowd's tables, in moves. */
export const LATE = 3;

/** One connection: the cards of `secrets` in its frames, and the cards that it may know. */
class Ear {
  readonly received = new Set<string>();
  readonly known = new Set<string>();

  push(frame: string): void {
    for (const card of frame.match(CARD) ?? []) this.received.add(card);
  }

  /** Adds the cards in this seat's hand and those it has placed. */
  mayKnow({ G }: Shown, playerID: string | null): void {
    const { hands, placed } = G as { hands?: (string[] | null)[]; placed?: (string[] | null)[] };
    if (playerID === null) return;
    for (const card of [hands, placed].flatMap((cards) => cards?.[Number(playerID)] ?? [])) this.known.add(card);
  }
}

/** A viewer of a table. */
interface Viewer {
  session: TableSession;
  /** The seats whose views it has shown. */
  seats: Set<string | null>;
}

/** The state of a table after its stored moves, as far as checked. */
interface Known {
  module: GameModule;
  match: Match;
  /** Recent states, for spectators with a delay. */
  before: Match[];
  /** The last request of each seat. */
  requests: Map<number, string>;
}

/** Checks received views against the stored moves and the rules' views. */
export class Witness {
  readonly problems: string[] = [];
  readonly #games: Readonly<Record<string, GameModule>>;
  readonly #ears: Ear[] = [];
  readonly #viewers = new Map<string, Viewer[]>();
  /** Views received since the last check, by table. */
  readonly #shown = new Map<string, Look[]>();
  readonly #matches = new Map<string, Known>();

  /** @param games the unbroken rules */
  constructor(games: Readonly<Record<string, GameModule>>) {
    this.#games = games;
  }

  /** Returns a recorder for the frames of one connection. */
  ear(): Ear {
    const ear = new Ear();
    this.#ears.push(ear);
    return ear;
  }

  /** Records all views that this page shows. */
  watch(session: TableSession, ear: Ear): void {
    const viewer: Viewer = { session, seats: new Set() };
    this.#viewers.set(session.id, [...(this.#viewers.get(session.id) ?? []), viewer]);
    let newest = 0;
    const look = () => {
      const { match } = session.store.getState();
      if (match === null) return;
      const { version, playerID, state } = match;
      viewer.seats.add(playerID);
      if (version < newest && viewer.seats.size === 1) this.problems.push(`${session.id}: ${newest} was shown, then ${version}`);
      newest = version;
      this.show(session.id, playerID, version, state);
      ear.mayKnow(state, playerID);
    };
    session.store.subscribe((now, before) => {
      if (now.match !== before.match) look();
    });
    look();
  }

  show(table: string, playerID: string | null, version: number, state: Shown): void {
    const shown = this.#shown.get(table) ?? [];
    this.#shown.set(table, shown);
    shown.push({ playerID, version, state });
  }

  /** Drops a table. */
  forget(table: string): void {
    for (const each of [this.#viewers, this.#shown, this.#matches]) each.delete(table);
  }

  /** Checks all recorded views. */
  async check(storage: Storage): Promise<void> {
    for (const table of this.#shown.keys()) await this.checkTable(storage, table);
    for (const { received, known } of this.#ears) {
      const strange = [...received].find((card) => !known.has(card));
      if (strange !== undefined) this.problems.push(`somebody was sent ${strange}, which they may not see`);
      received.clear();
    }
  }

  /** Checks the views of one table. */
  async checkTable(storage: Storage, table: string): Promise<void> {
    await this.#checkTable(storage, table).catch((error: unknown) => {
      this.problems.push(`${table}: the stored match cannot be replayed: ${String(error)}`);
    });
  }

  async #checkTable(storage: Storage, table: string): Promise<void> {
    const shown = this.#shown.get(table)?.splice(0) ?? [];
    const logs = (this.#viewers.get(table) ?? []).map(({ session, seats }) => ({ seats, log: session.store.getState().log }));
    const known = this.#matches.get(table) ?? (await this.#begun(storage, table));
    if (known === null) return;
    this.#matches.set(table, known);
    const from = known.match.version;
    for (const match of [...known.before, known.match]) this.#compare(table, known.module, match, shown);
    const moves = await storage.moves(table, from + 1);
    const lines = await storage.log(table, { limit: 100 });
    // A deleted table has no stored data to compare with.
    if ((await storage.head(table)) === null) return;
    for (const move of moves) {
      this.#mustBeOnce(table, known.requests, move);
      known.before.push(known.match);
      known.match = replayed(known.module, known.match, move);
      const oldest = publicVersion(known.match) - LATE;
      known.before = known.before.filter((match) => publicVersion(match) >= oldest);
      this.#compare(table, known.module, known.match, shown);
    }
    const newest = (playerID: string | null) => versionFor(known.match, audienceOf(playerID));
    const lost = shown.find(({ playerID, version }) => version > newest(playerID));
    if (lost !== undefined) this.problems.push(`${table}: version ${lost.version} was shown, ${newest(lost.playerID)} is stored`);
    this.#checkLogs(table, known.module, lines, logs);
  }

  async #begun(storage: Storage, table: string): Promise<Known | null> {
    const stored = await storage.load(table);
    const module = this.#games[stored?.table.settings.game ?? ''];
    if (!stored?.match || module === undefined) return null;
    const match = restored(module, { ...stored.match, moves: [] }, stored.table.settings.watchDelay);
    return { module, match, before: [], requests: new Map() };
  }

  #compare(table: string, module: GameModule, match: Match, shown: readonly Look[]): void {
    const expected = new Map<string | null, MatchState>();
    for (const { playerID, version, state } of shown) {
      const seat = audienceOf(playerID);
      if (version !== versionFor(match, seat)) continue;
      const view = expected.get(playerID) ?? plain(stateFor(module, match, seat));
      expected.set(playerID, view);
      const same = 'undo' in state ? isDeepStrictEqual(state, view) : isDeepStrictEqual(state, { G: view.G, ctx: view.ctx });
      if (!same) this.problems.push(`${table}: at ${version}, ${playerID} got a view that differs from the rules' view`);
    }
  }

  /** The last request of each seat must not be stored twice. */
  #mustBeOnce(table: string, requests: Map<number, string>, { seat, request, version }: MoveRecord): void {
    if (request === null) return;
    if (requests.get(seat) === request) this.problems.push(`${table}: version ${version} is a move that was made before`);
    requests.set(seat, request);
  }

  #checkLogs(
    table: string,
    module: GameModule,
    lines: readonly LogRecord[],
    logs: readonly { seats: ReadonlySet<string | null>; log: readonly LogEntry[] }[],
  ): void {
    for (const { seats, log } of logs) {
      const [playerID] = seats;
      if (playerID === undefined || seats.size > 1) continue;
      const ours = new Map(plain(logFor(module, lines, audienceOf(playerID))).map((line) => [line.seq, line]));
      const first = lines[0]?.seq ?? 0;
      const other = log.find((line) => line.seq >= first && !isDeepStrictEqual(line, ours.get(line.seq)));
      if (other !== undefined)
        this.problems.push(
          `${table}: ${playerID} was sent ${JSON.stringify(other)}, which is stored as ${JSON.stringify(ours.get(other.seq))}`,
        );
    }
  }
}

function audienceOf(playerID: string | null): Audience {
  return playerID === null ? null : Number(playerID);
}

/** The value after a round trip through JSON. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
