import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableSession } from '@sobremesa/client';
import type { GameModule } from '@sobremesa/games';
import { restored, stateFor, versionFor } from '@sobremesa/match';
import type { Storage } from '../../src/storage/index.ts';
import { Witness } from '../fuzz/witness.ts';
import { Ledger } from '../kill/ledger.ts';
import { Onlooker } from './onlooker.ts';

const SETTLES_WITHIN = 20_000;
const LOOK = 100;
/**
 * A move has the time at which it was made. A suspended server may store it this much later, in
 * milliseconds.
 */
const MOST_OFF = 30_000;

/** A match that is checked until its players leave. */
interface Watched {
  module: GameModule;
  sessions: readonly TableSession[];
  onlooker: Onlooker;
  isOver: boolean;
  /** The newest version whose time is known. */
  timed: number;
}

/** Compares the messages that pages received with the storage. */
export class Checker {
  readonly ledger = new Ledger();
  readonly #settlesWithin: number;
  readonly #witness: Witness;
  readonly #storage: Storage;
  readonly #watched = new Map<string, Watched>();
  readonly #problems: string[] = [];
  /** When it was last checked, by the clock of the storage. */
  #looked = -Infinity;

  /**
   * @param storage bypasses everything that is disturbed
   * @param settlesWithin how long pages may take to reach the stored state, in milliseconds
   */
  constructor(games: Readonly<Record<string, GameModule>>, storage: Storage, settlesWithin = SETTLES_WITHIN) {
    this.#settlesWithin = settlesWithin;
    this.#witness = new Witness(games);
    this.#storage = storage;
  }

  get problems(): string[] {
    return [...this.#problems, ...this.ledger.problems, ...this.#witness.problems];
  }

  /**
   * Checks this match from now on, with a spectator of its own. Returns a function to call when the
   * players leave.
   */
  async begun(url: string, table: string, module: GameModule, sessions: readonly TableSession[]): Promise<() => void> {
    const onlooker = await Onlooker.at(url, table, module, this.#storage);
    const watched: Watched = { module, sessions: [...sessions, onlooker.session], onlooker, isOver: false, timed: 0 };
    this.#watched.set(table, watched);
    for (const session of watched.sessions) this.#witness.watch(session, this.#witness.ear());
    return () => {
      watched.isOver = true;
      onlooker.close();
    };
  }

  /**
   * Call while no new match starts. Checks all messages so far, and whether every open page reaches
   * the stored state.
   */
  async check(): Promise<void> {
    for (const [table, watched] of this.#watched) if (!watched.isOver) await this.#settle(table, watched);
    await this.#checkTimes();
    await this.#witness.check(this.#storage);
    await this.ledger.audit(this.#storage);
    for (const [table, { onlooker }] of this.#watched) {
      try {
        const secrets = await onlooker.secretsHeard(this.#storage);
        if (secrets.length > 0) this.#problems.push(`${table}: a spectator was sent ${secrets.join(', ')}`);
      } catch (error) {
        this.#problems.push(`${table}: the stored match cannot be replayed: ${String(error)}`);
      }
      await this.#checkSeats(table);
    }
    const over = new Set([...this.#watched].filter(([, { isOver }]) => isOver).map(([table]) => table));
    for (const table of over) {
      this.#watched.delete(table);
      this.#witness.forget(table);
    }
    this.ledger.forget(new Set([...this.ledger.tables].filter((table) => over.has(table) || !this.#watched.has(table))));
  }

  /** Counts polls instead of time, since a suspended machine has given nobody time. */
  async #settle(table: string, watched: Watched): Promise<void> {
    let behind: string | null = null;
    for (let looks = 0; looks <= this.#settlesWithin / LOOK; looks++) {
      behind = await this.#behind(table, watched);
      if (behind === null) return;
      await sleep(LOOK);
    }
    this.#problems.push(`${table}: ${behind}`);
  }

  /** Describes a page that does not show the stored state; null if all do. */
  async #behind(table: string, { module, sessions }: Watched): Promise<string | null> {
    const stored = await this.#storage.load(table);
    if (!stored?.match) return 'the match is not stored any more';
    const match = restored(module, stored.match);
    const lines = await this.#storage.log(table, { limit: Number.MAX_SAFE_INTEGER });
    for (const session of sessions) {
      const { match: shown, log, pending, failure } = session.store.getState();
      const seat = shown?.playerID ?? null;
      const who = seat === null ? 'a watcher' : `seat ${seat}`;
      if (shown === null) return `${who} has no view${failure === null ? '' : ` but ${failure}`}`;
      if (pending) return `the move of ${who} is not answered`;
      const audience = seat === null ? null : Number(seat);
      const version = versionFor(match, audience);
      if (shown.version !== version) return `${who} is shown version ${shown.version}, and ${version} is stored`;
      const view: unknown = JSON.parse(JSON.stringify(stateFor(module, match, audience)));
      const known = new Set(log.map(({ seq }) => seq));
      const missing = lines.find(({ seq }) => seq >= (log[0]?.seq ?? 0) && !known.has(seq));
      if (missing !== undefined) return `${who} lacks line ${missing.seq} of the log, of version ${missing.version}`;
      if (!isDeepStrictEqual(shown.state, view)) return `${who} is shown something else than version ${version}`;
    }
    return null;
  }

  /** All servers use the time of the storage, whatever their own clocks show. */
  async #checkTimes(): Promise<void> {
    const now = await this.#storage.now();
    const then = this.#looked;
    for (const [table, watched] of this.#watched) {
      const moves = await this.#storage.moves(table, watched.timed + 1);
      const strange = moves.find(({ at }) => at < then - MOST_OFF || at > now + MOST_OFF);
      if (strange !== undefined)
        this.#problems.push(`${table}: version ${strange.version} was made ${strange.at - now} ms from now`);
      watched.timed = moves.at(-1)?.version ?? watched.timed;
    }
    this.#looked = now;
  }

  async #checkSeats(table: string): Promise<void> {
    const seats = (await this.#storage.load(table))?.table.seats ?? [];
    const people = seats.map(({ person }) => person).filter((person) => person !== null);
    if (new Set(people).size !== people.length) this.#problems.push(`${table}: somebody sits there twice`);
    const sitting = this.#watched.get(table)?.sessions.map(({ store }) => store.getState().match?.playerID ?? null) ?? [];
    const shown = sitting.filter((seat) => seat !== null);
    if (new Set(shown).size !== shown.length) this.#problems.push(`${table}: two have the same seat`);
  }
}
