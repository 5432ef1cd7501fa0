import type { GameModule, Random } from '@sobremesa/games';
import { answerTo, botLevel, phrases, requests, type Refusal, type RequestName } from '@sobremesa/protocol';
import type { Socket } from 'socket.io-client';
import { pickFor, type Player } from '../support/player.ts';
import { post } from '../support/server.ts';
import type { Crowd } from './crowd.ts';
import { mutated, pick } from './mutate.ts';
import type { Strangers } from './strangers.ts';

const names = Object.keys(requests) as RequestName[];
const tableNames = names.filter((name) => /^(table|match):/.test(name) && name !== 'table:open');
const posts = ['join', 'leave', 'update', 'rename', 'playAgain'];

interface FuzzerParts {
  url: string;
  games: Readonly<Record<string, GameModule>>;
  random: Random;
  crowd: Crowd;
  strangers: Strangers;
}

/**
 * Sends random messages through both doors: mostly legal moves, the others valid or nearly valid.
 * Deterministic under one seed.
 */
export class Fuzzer {
  /** Number of answers by code; `ok` for accepted requests. */
  readonly answers: Record<string, number> = {};
  readonly problems: string[] = [];
  readonly #parts: FuzzerParts;
  readonly #random: Random;
  readonly #tokens: string[] = [];
  /** The newest groups, and the tokens of their links. */
  readonly #groups: string[] = [];
  readonly #links: string[] = [];
  #requests = 0;

  constructor(parts: FuzzerParts) {
    this.#parts = parts;
    this.#random = parts.random;
  }

  /** Sends several messages at once, as many pages do, and checks the answers. */
  async burst(size: number): Promise<void> {
    await Promise.all(Array.from({ length: size }, () => this.#one()));
  }

  async #one(): Promise<void> {
    const die = this.#random.below(20);
    if (die < 12) await this.#move();
    else if (die < 18) await this.#any(pick(this.#parts.crowd.players, this.#random));
    else if (die < 19) this.#parts.strangers.send();
    else await this.#httpMessage();
  }

  /**
   * Sends a legal move of some player, if there is one: like a page, twice at once, or with an
   * error.
   */
  async #move(): Promise<void> {
    const { asked, players } = this.#parts.crowd;
    const { seen, module } = asked[this.#random.below(Math.max(1, asked.length))] ?? {};
    const choice = seen === undefined || module === undefined ? null : pickFor(seen.session, module, this.#random);
    if (seen === undefined || choice === null) return this.#any(pick(players, this.#random));
    seen.busy = true;
    const { session, player } = seen;
    const { match } = session.store.getState();
    const takesBack = match?.state.undo === true && this.#random.below(6) === 0;
    const base = { table: session.id, request: this.#request(), version: match?.version ?? 0 };
    const name = takesBack ? 'match:undo' : 'match:move';
    const valid = takesBack ? base : { ...base, move: choice.move, args: choice.args };
    const die = this.#random.below(10);
    if (die === 0) await this.#twice(player, name, valid);
    else if (die < 3) await this.#ask(player, name, mutated(valid, this.#random));
    else this.#count(takesBack ? await session.undo() : await session.play(choice.move, choice.args));
    if (die < 3) await session.enter();
    seen.busy = false;
    return undefined;
  }

  /**
   * Like a page that lost its connection before the answer: the server makes the move once, and
   * both answers agree.
   */
  async #twice(player: Player, name: RequestName, valid: { request: string }): Promise<void> {
    const once = { ...valid, request: `once-${valid.request}` };
    const answers = await Promise.all([this.#ask(player, name, once), this.#ask(player, name, once)]);
    // One may be rejected: the seat may have changed hands in between.
    const versions = answers.flatMap((answer) => (answer as { version?: number } | null)?.version ?? []);
    if (new Set(versions).size > 1) this.#problem(`${name} twice`, once, answers);
  }

  /** Sends a random request with plausible fields, often with one of them wrong. */
  async #any(player: Player): Promise<void> {
    const name = pick(this.#random.below(4) === 0 ? names : tableNames, this.#random);
    const fields = fieldsOf(name, this.#random);
    const valid = Object.fromEntries(fields.map((field) => [field, this.#value(field)]));
    const answer = await this.#ask(player, name, this.#random.below(3) === 0 ? mutated(valid, this.#random) : valid);
    if (name.startsWith('group')) this.#learn(answer);
    const { ok, table = valid['table'], token } = (answer ?? {}) as { ok?: boolean; table?: unknown; token?: string };
    if (ok !== true || typeof table !== 'string') return;
    if (token !== undefined) this.#tokens.splice(0, this.#tokens.length, token);
    const { crowd } = this.#parts;
    if (name === 'table:open') crowd.adopt(table, String(valid['game']));
    if (name === 'table:rematch') crowd.adoptAfter(String(valid['table']), table);
    // Reloads a table after leaving it or getting a seat there.
    if (/:(open|rematch|leave|claim|sit|move|undo)$/.test(name)) await crowd.at(player, table)?.session.enter();
  }

  #learn(answer: unknown): void {
    const { group, token } = (answer ?? {}) as { group?: string | { token: string }; token?: string };
    const link = typeof group === 'object' ? group.token : token;
    if (typeof group === 'string') keepNewest(this.#groups, group);
    if (link !== undefined) keepNewest(this.#links, link);
  }

  async #ask(player: Player, name: RequestName, input: unknown): Promise<unknown> {
    const socket = player.connection.socket as unknown as Socket;
    const answer: unknown = await socket
      .timeout(60_000)
      .emitWithAck(name, input)
      .catch(() => null);
    const isNamed = answerTo(name).safeParse(answer).success;
    this.#count((answer as { error?: Refusal } | null)?.error ?? null);
    if (!isNamed) this.#problem(name, input, answer);
    this.#parts.crowd.answered(player, name, input, answer);
    return answer;
  }

  #count(refusal: { code: string } | null): void {
    const code = refusal?.code ?? 'ok';
    this.answers[code] = (this.answers[code] ?? 0) + 1;
    if (code === 'internal' || code === 'noAnswer') this.problems.push(`something was answered ${code}`);
  }

  #problem(what: string, input: unknown, answer: unknown): void {
    this.problems.push(`${what} ${JSON.stringify(input)} was answered ${JSON.stringify(answer)}`);
  }

  #value(field: string): unknown {
    const random = this.#random;
    if (field === 'table') return pick(['AAAAAAAAAAA', ...this.#parts.crowd.tables], random);
    if (field === 'token') return pick(['AAAAAAAAAAAAAAAAAAAAAA', ...this.#tokens, ...this.#links], random);
    if (field === 'group') return pick([null, 'AAAAAAAAAAA', ...this.#groups], random);
    if (field === 'speaker' || field === 'member') return 'AAAAAAAAAAA';
    if (field === 'request') return this.#request();
    if (field === 'phrase') return pick(phrases, random);
    if (field === 'name' || field === 'text') return pick(['Ana', 'Bea', 'hola a todos', 'x'], random);
    if (field === 'game') return pick(['chess', ...Object.keys(this.#parts.games)], random);
    if (field === 'options') return pick([{}, { turns: 3 }], random);
    if (field === 'watchDelay') return pick([null, { moves: 2 }, { minutes: 1 }], random);
    if (field === 'args') return pick([[], [1], ['whisper-1']], random);
    if (field === 'move') return pick(['place', 'draw', 'ask', 'answer', 'end'], random);
    if (field === 'limit') return 1 + random.below(100);
    if (field === 'seats') return 2 + random.below(3);
    if (field === 'level') return pick([null, ...botLevel.options], random);
    if (field === 'standInLevel') return pick(botLevel.options, random);
    if (field === 'bots') return pick([[], ['easy'], ['sound', 'strong']], random);
    if (/^(listed|watchable|watchersTalk|hints|undo|forget)$/.test(field)) return random.below(2) === 0;
    return random.below(6);
  }

  #request(): string {
    if (this.#random.below(8) > 0) this.#requests += 1;
    return `request-${String(this.#requests).padStart(8, '0')}`;
  }

  async #httpMessage(): Promise<void> {
    const { games, crowd, strangers } = this.#parts;
    const game = pick(Object.keys(games), this.#random);
    const table = pick(['AAAAAAAAAAA', ...crowd.tables, ...strangers.tables], this.#random);
    const body = { playerID: 0, playerName: 'Ana', credentials: 'x', newName: 'Bea', numPlayers: 2, setupData: {} };
    const sent = mutated(body, this.#random);
    const path = pick([`/games/${game}/create`, ...posts.map((what) => `/games/${game}/${table}/${what}`)], this.#random);
    const { status, body: answer } = await post(this.#parts, path, sent);
    const isNamed = status === 200 || (status < 500 && Object.hasOwn(answer, 'error'));
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    if (!isNamed) this.#problem(path, sent, answer);
  }
}

/** Adds a value to a short list, from which the oldest one goes. */
function keepNewest(list: string[], value: string): void {
  list.push(value);
  if (list.length > 4) list.shift();
}

/** The fields of a request; if it has several forms, those of a random one. */
function fieldsOf(name: RequestName, random: Random): string[] {
  const schema = requests[name];
  return Object.keys('shape' in schema ? schema.shape : pick<{ shape: object }>(schema.def.options, random).shape);
}
