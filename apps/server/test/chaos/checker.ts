import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableSession } from '@sobremesa/client';
import type { GameModule } from '@sobremesa/games';
import { restored } from '../../src/matches/restore.ts';
import { versionFor } from '../../src/matches/seen.ts';
import { stateFor } from '../../src/matches/views.ts';
import type { Storage } from '../../src/storage/index.ts';
import { Witness } from '../fuzz/witness.ts';
import { Ledger } from '../kill/ledger.ts';
import { Onlooker } from './onlooker.ts';

/** Pages have so long to come to what is stored, in milliseconds. */
const SETTLES_WITHIN = 20_000;
const LOOK = 100;

/** A match that is looked at until its players leave. */
interface Watched {
  module: GameModule;
  sessions: readonly TableSession[];
  onlooker: Onlooker;
  isOver: boolean;
}

/** Holds what all pages were told against what is stored. */
export class Checker {
  readonly ledger = new Ledger();
  readonly #witness: Witness;
  readonly #storage: Storage;
  readonly #watched = new Map<string, Watched>();
  readonly #problems: string[] = [];

  /** @param storage past everything that is disturbed */
  constructor(games: Readonly<Record<string, GameModule>>, storage: Storage) {
    this.#witness = new Witness(games);
    this.#storage = storage;
  }

  get problems(): string[] {
    return [...this.#problems, ...this.ledger.problems, ...this.#witness.problems];
  }

  /** From now on looks at this match, and has somebody watch it. Answers with what is to be called when the players leave. */
  async begun(url: string, table: string, module: GameModule, sessions: readonly TableSession[]): Promise<() => void> {
    const onlooker = await Onlooker.at(url, table, module, this.#storage);
    const watched: Watched = { module, sessions: [...sessions, onlooker.session], onlooker, isOver: false };
    this.#watched.set(table, watched);
    for (const session of watched.sessions) this.#witness.watch(session, this.#witness.ear());
    return () => {
      watched.isOver = true;
      onlooker.close();
    };
  }

  /** While nobody begins anything: all that was told until now, and whether every open page comes to what is stored. */
  async check(): Promise<void> {
    for (const [table, watched] of this.#watched) if (!watched.isOver) await this.#settle(table, watched);
    await this.#witness.check(this.#storage);
    await this.ledger.audit(this.#storage);
    for (const [table, { onlooker }] of this.#watched) {
      const secrets = await onlooker.secretsHeard(this.#storage);
      if (secrets.length > 0) this.#problems.push(`${table}: a watcher was told of ${secrets.join(', ')}`);
      await this.#checkSeats(table);
    }
    const over = new Set([...this.#watched].filter(([, { isOver }]) => isOver).map(([table]) => table));
    for (const table of over) {
      this.#watched.delete(table);
      this.#witness.forget(table);
    }
    this.ledger.forget(new Set([...this.ledger.tables].filter((table) => over.has(table) || !this.#watched.has(table))));
  }

  async #settle(table: string, watched: Watched): Promise<void> {
    const until = performance.now() + SETTLES_WITHIN;
    for (;;) {
      const behind = await this.#behind(table, watched);
      if (behind === null) return;
      if (performance.now() > until) {
        this.#problems.push(`${table}: ${behind}`);
        return;
      }
      await sleep(LOOK);
    }
  }

  /** Which page does not show what is stored; null when all do. */
  async #behind(table: string, { module, sessions }: Watched): Promise<string | null> {
    const stored = await this.#storage.load(table);
    if (!stored?.match) return 'the match is not stored any more';
    const match = restored(module, stored.match);
    for (const session of sessions) {
      const { match: shown, pending, failure } = session.store.getState();
      const seat = shown?.playerID ?? null;
      const who = seat === null ? 'a watcher' : `seat ${seat}`;
      if (shown === null) return `${who} is shown nothing${failure === null ? '' : ` but ${failure}`}`;
      if (pending) return `the move of ${who} is not answered`;
      const audience = seat === null ? null : Number(seat);
      const version = versionFor(match, audience);
      if (shown.version !== version) return `${who} is shown version ${shown.version}, and ${version} is stored`;
      const view: unknown = JSON.parse(JSON.stringify(stateFor(module, match, audience)));
      if (!isDeepStrictEqual(shown.state, view)) return `${who} is shown something else than version ${version}`;
    }
    return null;
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
