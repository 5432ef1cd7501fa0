import { TableSession } from '@sobremesa/client';
import type { GameModule } from '@sobremesa/games';
import { logFor, type Match, replayed, restored, stateFor } from '@sobremesa/match';
import type { Storage } from '../../src/storage/index.ts';
import { Page } from '../support/page.ts';

/** Parts of states that must never be sent to anybody. */
const INSIDES = /seed|prngstate|drawn|"deck"|initialState|plugins":\{"|_undo":\[\{/;

/** Component ids contain a number. */
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/"[^"]*\d[^"]*"/g) ?? [];

/** A nameless spectator of one match that checks every frame for secrets. */
export class Onlooker {
  readonly session: TableSession;
  readonly #page: Page;
  readonly #module: GameModule;
  /** Ids in the match's states so far, and the public ones among them. */
  readonly #there = new Set<string>();
  readonly #public = new Set<string>();
  readonly #leave: () => void;
  #match: Match;

  private constructor(url: string, table: string, module: GameModule, match: Match) {
    this.#page = new Page(url);
    this.#module = module;
    this.#match = match;
    this.#learn();
    this.session = new TableSession(this.#page.connection, table);
    this.#leave = this.session.start();
  }

  /** @throws Error if the match is not stored */
  static async at(url: string, table: string, module: GameModule, storage: Storage): Promise<Onlooker> {
    const stored = await storage.load(table);
    if (!stored?.match) throw new Error(`${table}: the started match is not stored`);
    return new Onlooker(url, table, module, restored(module, { ...stored.match, moves: [] }));
  }

  /** Secret ids in the frames received since the last call. */
  async secretsHeard(storage: Storage): Promise<string[]> {
    const frames = this.#page.frames.splice(0).join('\n');
    for (const move of await storage.moves(this.session.id, this.#match.version + 1)) {
      this.#match = replayed(this.#module, this.#match, move);
      this.#learn();
    }
    const log = await storage.log(this.session.id, { limit: Number.MAX_SAFE_INTEGER });
    for (const id of idsIn(logFor(this.#module, log, null))) this.#public.add(id);
    const secrets = [...this.#there].filter((id) => !this.#public.has(id) && frames.includes(id));
    return [...secrets, ...(INSIDES.exec(frames) ?? [])];
  }

  close(): void {
    this.#leave();
    this.#page.close();
  }

  #learn(): void {
    for (const id of idsIn(this.#match.state.G)) this.#there.add(id);
    for (const id of idsIn(stateFor(this.#module, this.#match, null))) this.#public.add(id);
  }
}
