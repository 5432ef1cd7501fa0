import type { TableSession } from '@sobremesa/client';
import { isActive, KeyedRandom, type GameModule, type ViewCtx } from '@sobremesa/games';
import { answerTo, requests, type RequestName } from '@sobremesa/protocol';
import type { Socket } from 'socket.io-client';
import { CARD } from '../secretsGame.ts';
import { pickFor, Player } from '../support/player.ts';
import { post } from '../support/server.ts';
import type { StockClient } from '../support/stock.ts';
import { mutated, pick } from './mutate.ts';

const names = Object.keys(requests).filter((name) => name !== 'table:discard') as RequestName[];
const tableNames = names.filter((name) => /^(table|match):/.test(name) && name !== 'table:open');
const posts = ['join', 'leave', 'update', 'rename', 'playAgain'];

export interface Target {
  url: string;
  module: GameModule;
  /** A client of boardgame.io's at some table, of which it uses the socket. */
  stock: StockClient;
}

/** Sends random messages through both doors: legal moves for the most part, the rest valid or almost so. Under one seed the same. */
export class Fuzzer {
  /** What was answered, by code; `ok` for what was granted. */
  readonly answers: Record<string, number> = {};
  readonly problems: string[] = [];
  readonly #target: Target;
  readonly #random: KeyedRandom;
  readonly #players: Player[];
  /** Of each player, by table. */
  readonly #sessions = new Map<Player, Map<string, TableSession>>();
  readonly #tables: string[] = [];
  readonly #tokens: string[] = [];
  #requests = 0;

  private constructor(target: Target, seed: number, players: Player[]) {
    this.#target = target;
    this.#random = new KeyedRandom({ seed: seed.toString(16).padStart(64, '0'), drawn: 0 });
    this.#players = players;
  }

  static async start(target: Target, seed: number): Promise<Fuzzer> {
    const players: Player[] = [];
    for (const name of ['Ana', 'Ben', 'Eva', 'Leo', 'Mia']) players.push(await Player.named(target.url, name));
    return new Fuzzer(target, seed, players);
  }

  /** Sends some messages at once, as many pages do, and looks at their answers. */
  async burst(size: number): Promise<void> {
    await this.#mayBegin();
    await Promise.all(Array.from({ length: size }, () => this.#one()));
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  /** A match that is played, whenever there are few. */
  async #mayBegin(): Promise<void> {
    const open = [...this.#sessions.values()].some((sessions) => [...sessions.values()].some((session) => asks(session)));
    if (open && this.#random.below(50) > 0) return;
    const players = this.#players.slice(0, 2 + this.#random.below(3));
    const [host, ...guests] = players;
    const opened = await host?.connection.request('table:open', { game: 'secrets', seats: players.length, options: {} });
    if (host === undefined || opened?.ok !== true) return;
    const { table } = opened;
    this.#tables.push(table);
    if (this.#tables.length > 8) this.#forget(this.#tables.shift() ?? '');
    for (const guest of guests) await guest.connection.request('table:sit', { table });
    await host.connection.request('table:start', { table });
    for (const player of players) {
      const sessions = this.#sessions.get(player) ?? new Map<string, TableSession>();
      this.#sessions.set(player, sessions.set(table, player.at(table)));
    }
  }

  #forget(table: string): void {
    for (const [player, sessions] of this.#sessions) {
      sessions.delete(table);
      player.connection.socket.emit('table:leave', { table }, () => undefined);
    }
  }

  async #one(): Promise<void> {
    const player = pick(this.#players, this.#random);
    const die = this.#random.below(20);
    if (die < 11) await this.#ask(player, ...this.#move(player));
    else if (die < 18) await this.#ask(player, ...this.#any());
    else if (die < 19) this.#stockMessage(player);
    else await this.#httpMessage();
  }

  async #ask(player: Player, name: RequestName, valid: unknown): Promise<void> {
    const input = this.#random.below(3) === 0 ? mutated(valid, this.#random) : valid;
    const socket = player.connection.socket as unknown as Socket;
    const answer: unknown = await socket
      .timeout(20_000)
      .emitWithAck(name, input)
      .catch(() => null);
    const parsed = answerTo(name).safeParse(answer);
    const code = (answer as { error?: { code?: string } } | null)?.error?.code ?? 'ok';
    this.answers[code] = (this.answers[code] ?? 0) + 1;
    if (!parsed.success || code === 'internal') this.#problem(name, input, answer);
    const token = (answer as { token?: string } | null)?.token;
    if (token !== undefined) this.#tokens.splice(0, this.#tokens.length, token);
  }

  #problem(what: string, input: unknown, answer: unknown): void {
    this.problems.push(`${what} ${JSON.stringify(input)} was answered ${JSON.stringify(answer)}`);
  }

  /** A legal move of this player, if there is one. */
  #move(player: Player): [RequestName, unknown] {
    const playable = [...(this.#sessions.get(player)?.values() ?? [])].filter(asks);
    const session = playable[this.#random.below(Math.max(1, playable.length))];
    const choice = session === undefined ? null : pickFor(session, this.#target.module, this.#random);
    if (session === undefined || choice === null) return this.#any();
    const { match } = session.store.getState();
    const base = { table: session.id, request: this.#request(), version: match?.version ?? 0 };
    if (match?.state.undo === true && this.#random.below(6) === 0) return ['match:undo', base];
    return ['match:move', { ...base, move: choice.move, args: choice.args }];
  }

  /** Any request with fields of the right kind. */
  #any(): [RequestName, unknown] {
    const name = pick(this.#random.below(4) === 0 ? names : tableNames, this.#random);
    const fields = fieldsOf(name, this.#random);
    return [name, Object.fromEntries(fields.map((field) => [field, this.#value(field)]))];
  }

  #value(field: string): unknown {
    const random = this.#random;
    if (field === 'table') return pick(['AAAAAAAAAAA', ...this.#tables], random);
    if (field === 'token') return pick(['AAAAAAAAAAAAAAAAAAAAAA', ...this.#tokens], random);
    if (field === 'request') return this.#request();
    if (field === 'name' || field === 'text') return pick(['Ana', 'Bea', 'hola a todos', 'x'], random);
    if (field === 'game') return pick(['secrets', 'chess'], random);
    if (field === 'options') return pick([{}, { turns: 3 }], random);
    if (field === 'args') return pick([[], [1], ['whisper-1']], random);
    if (field === 'move') return pick(['place', 'draw', 'ask', 'answer', 'end'], random);
    if (field === 'limit') return 1 + random.below(100);
    if (field === 'seats') return 2 + random.below(3);
    if (/^(listed|watchable|watchersTalk)$/.test(field)) return random.below(2) === 0;
    return random.below(6);
  }

  #request(): string {
    if (this.#random.below(8) > 0) this.#requests += 1;
    return `request-${String(this.#requests).padStart(8, '0')}`;
  }

  /** What boardgame.io's client sends for a move, or almost. */
  #stockMessage(player: Player): void {
    const [name, input] = this.#move(player);
    const { table = '', move = name, args = [], version = 0 } = input as Record<string, never>;
    const playerID = String(this.#random.below(4));
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: 'x' } };
    const message = mutated([action, version, table, playerID], this.#random);
    const { socket } = this.#target.stock;
    if (Array.isArray(message)) socket.emit(pick(['update', 'sync', 'chat'], this.#random), ...(message as unknown[]));
  }

  async #httpMessage(): Promise<void> {
    const table = pick(['AAAAAAAAAAA', ...this.#tables], this.#random);
    const body = { playerID: 0, playerName: 'Ana', credentials: 'x', newName: 'Bea', numPlayers: 2, setupData: {} };
    const sent = mutated(body, this.#random);
    const path = pick(['/games/secrets/create', ...posts.map((what) => `/games/secrets/${table}/${what}`)], this.#random);
    const { status, body: answer } = await post(this.#target, path, sent);
    const isNamed = status === 200 || (status < 500 && Object.hasOwn(answer, 'error'));
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    if (!isNamed) this.#problem(path, sent, answer);
  }

  /** What pages show is stored, the stored match stands, and nobody holds a card of anybody else. */
  async check(stored: (table: string) => Promise<{ version: number } | null>): Promise<void> {
    for (const sessions of this.#sessions.values()) {
      for (const session of sessions.values()) await this.#checkOne(session, stored);
    }
  }

  async #checkOne(session: TableSession, stored: (table: string) => Promise<{ version: number } | null>): Promise<void> {
    const { match } = session.store.getState();
    if (match === null) return;
    const { version } = (await stored(session.id)) ?? { version: -1 };
    if (version < match.version) this.problems.push(`${session.id}: version ${match.version} is shown, ${version} is stored`);
    const hands = (match.state.G as { hands?: unknown[] }).hands ?? [];
    const others = hands.filter((_, seat) => String(seat) !== match.playerID);
    if (JSON.stringify(others).match(CARD) !== null) this.problems.push(`${session.id}: ${match.playerID} sees another hand`);
  }
}

/** The fields of a request; of one that may have several forms, those of one of them. */
function fieldsOf(name: RequestName, random: KeyedRandom): string[] {
  const schema = requests[name];
  return Object.keys('shape' in schema ? schema.shape : pick<{ shape: object }>(schema.def.options, random).shape);
}

function asks({ store }: TableSession): boolean {
  const { match } = store.getState();
  if (match === null || match.playerID === null) return false;
  const ctx = match.state.ctx as ViewCtx;
  return ctx.gameover === undefined && isActive(ctx, match.playerID);
}
