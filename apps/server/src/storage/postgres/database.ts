import { DatabaseError, type ClientBase, type QueryResult } from 'pg';
import { randomToken } from '../../secrets.ts';
import { StorageFailedError } from '../errors.ts';
import {
  conflictOf,
  type Answer,
  type Call,
  type Caller,
  type Concerns,
  type Failed,
  type Results,
  type Step,
} from '../sql/calls.ts';
import type { Value } from '../sql/rows.ts';
import type { Claim } from './claim.ts';
import { LostError, reasonOf, type Connections } from './connections.ts';
import { Groups } from './groups.ts';
import { Order } from './order.ts';
import { addedMoves, addMoves, reads, writes } from './statements.ts';

/**
 * Maximum number of attempts for a group of calls that another writer or a lost connection has
 * interrupted.
 */
const ATTEMPTS = 3;

/** Error codes of violated foreign keys and unique keys. */
const conflicting = new Set(['23503', '23505']);

/** Error codes of serialization failures and deadlocks. */
const passing = new Set(['40001', '40P01']);

const columns = [
  'table_id',
  'version',
  'at',
  'seat',
  'action',
  'request',
  'rules',
  'asked',
  'answer_window',
  'seq',
  'lines',
  'entries',
] as const;

const WRITER_BYTES = 9;

/** Runs transactions one after another. `nth` identifies the last stored one. */
interface Writer {
  id: string;
  nth: number;
}

const sign = 'INSERT INTO writers VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET nth = excluded.nth';

/**
 * Executes calls on several connections. Moves, which are most writes, are combined into one
 * statement.
 */
export class Database implements Caller {
  readonly #connections: Connections;
  readonly #order = new Order();
  readonly #moves = new Groups({ lanes: 2, most: 256 }, (calls) => this.#addMoves(calls, ATTEMPTS));
  readonly #others = new Groups({ lanes: 2, most: 64 }, (calls) => this.#carryOut(calls, ATTEMPTS));
  readonly #claim: Claim | null;
  /** Idle writers. */
  readonly #writers: Writer[] = [];
  #closed: Promise<void> | null = null;

  /** @param claim released with the connections */
  constructor(connections: Connections, claim: Claim | null) {
    this.#connections = connections;
    this.#claim = claim;
  }

  make(call: Call, concerns: Concerns): Promise<Results> {
    if (this.#closed !== null) return Promise.reject(new StorageFailedError('the storage is closed'));
    return this.#order.run(concerns, () => {
      if (!concerns.writes) return this.#read(call);
      const isMove = call.length === 1 && call[0]?.[0] === 'addMove';
      const key = concerns.about === 'all' ? '' : (concerns.about[0] ?? '');
      return isMove ? this.#moves.add(call, key) : this.#others.add(call, key);
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#order.idle();
    await this.#connections.close();
    await this.#claim?.close();
  }

  async #read(call: Call): Promise<Results> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#connections.run((client) => read(client, call));
      } catch (error) {
        if (!(error instanceof LostError) || attempt === ATTEMPTS)
          throw new StorageFailedError(reasonOf(error), { cause: error });
      }
    }
  }

  /** Adds moves in one statement, and so in one transaction. */
  async #addMoves(calls: readonly Call[], attempts: number): Promise<readonly Answer[]> {
    const rows = movesOf(calls.flat());
    const tables = calls.map(([step]) => step?.[1] as string);
    try {
      const added = await this.#connections.run((client) => tablesOf(client, 'addMoves', addMoves, rows));
      return tables.map((table) => (added.has(table) ? [1] : conflict('addMove')));
    } catch (error) {
      if (!(error instanceof LostError)) return this.#again(calls, error, attempts, (some, left) => this.#addMoves(some, left));
      return this.#findMoves(calls, tables, rows, error, attempts);
    }
  }

  /**
   * After a lost connection, confirms the moves that the database has stored, and repeats the
   * others.
   */
  async #findMoves(calls: readonly Call[], tables: readonly string[], rows: string, lost: LostError, attempts: number) {
    try {
      const added = await this.#connections.findOut(lost, (client) => tablesOf(client, 'addedMoves', addedMoves, rows));
      const missing = calls.filter((_, i) => !added.has(tables[i] as string));
      const others =
        missing.length === 0 ? [] : [...(await this.#again(missing, lost, attempts, (some, left) => this.#addMoves(some, left)))];
      return tables.map((table): Answer => (added.has(table) ? [1] : (others.shift() ?? [])));
    } catch (error) {
      return calls.map(() => failureOf(error));
    }
  }

  /** Executes several calls in one transaction. A failed call does not affect the others. */
  async #carryOut(calls: readonly Call[], attempts: number): Promise<readonly Answer[]> {
    const writer = this.#writers.pop() ?? { id: randomToken(WRITER_BYTES), nth: 0 };
    try {
      writer.nth += 1;
      return await this.#carryOutAs(writer, calls, attempts);
    } finally {
      this.#writers.push(writer);
    }
  }

  async #carryOutAs(writer: Writer, calls: readonly Call[], attempts: number): Promise<readonly Answer[]> {
    let hasBegun = false;
    const answers: Answer[] = [];
    try {
      await this.#connections.run(async (client) => {
        await begin(client, writer);
        hasBegun = true;
        answers.push(...(await carryOut(client, calls)));
        await client.query('COMMIT');
      });
      return answers;
    } catch (error) {
      const again = (some: readonly Call[], left: number) => this.#carryOut(some, left);
      if (!(error instanceof LostError) || !hasBegun) return this.#again(calls, error, attempts, again);
      try {
        const isCommitted = await this.#connections.findOut(error, (client) => hasCommitted(client, writer));
        return isCommitted ? answers : await this.#again(calls, error, attempts, again);
      } catch (unknown) {
        return calls.map(() => failureOf(unknown));
      }
    }
  }

  /**
   * Retries calls of which nothing was written: together after a temporary failure, otherwise one
   * by one, to find the call that fails.
   */
  async #again(
    calls: readonly Call[],
    error: unknown,
    attempts: number,
    carryOut: (calls: readonly Call[], attempts: number) => Promise<readonly Answer[]>,
  ): Promise<readonly Answer[]> {
    if (attempts > 1 && mayPass(error)) return carryOut(calls, attempts - 1);
    if (calls.length === 1 || error instanceof StorageFailedError || error instanceof LostError) {
      return calls.map(() => failureOf(error));
    }
    const answers: Answer[] = [];
    for (const call of calls) answers.push(...(await carryOut([call], 1)));
    return answers;
  }
}

/** The values of the steps as the rows `given` of `statements.ts`. */
function movesOf(steps: readonly Step[]): string {
  return JSON.stringify(steps.map(([, ...values]) => Object.fromEntries(columns.map((column, i) => [column, values[i]]))));
}

async function tablesOf(client: ClientBase, name: string, text: string, rows: string): Promise<ReadonlySet<string>> {
  const result = await client.query<{ table_id: string }>({ name, text, values: [rows] });
  return new Set(result.rows.map(({ table_id }) => table_id));
}

/**
 * Combines several reading statements into one, so that all see the same snapshot. Each returns its
 * rows as JSON.
 */
async function read(client: ClientBase, call: Call): Promise<Results> {
  const [first, ...others] = call;
  const [, ...values] = first ?? [];
  const names = call.map(([name]) => name as keyof typeof reads);
  const name = names.join(' ');
  if (others.length === 0) return [(await client.query({ name, text: reads[names[0] as keyof typeof reads], values })).rows];
  const parts = names.map((each, i) => `(SELECT coalesce(json_agg(part), '[]') FROM (${reads[each]}) AS part) AS part${i}`);
  const { rows } = await client.query<Record<string, unknown[]>>({ name, text: `SELECT ${parts.join(', ')}`, values });
  return names.map((_, i) => rows[0]?.[`part${i}`] ?? []);
}

/** Begins a transaction, which also stores its writer and its number. */
async function begin(client: ClientBase, { id, nth }: Writer): Promise<void> {
  await Promise.all([client.query('BEGIN'), client.query({ name: 'sign', text: sign, values: [id, nth] })]);
}

/**
 * Whether this transaction was committed. The database's own transaction ids would not do: after a
 * crash it reuses ids of transactions that it has not stored.
 */
async function hasCommitted(client: ClientBase, { id, nth }: Writer): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM writers WHERE id = $1 AND nth = $2', [id, nth]);
  return rows.length > 0;
}

/**
 * Sends the steps of all calls at once: on a busy server, each wait for an answer takes a turn of
 * the event loop. If calls fail, those before the first one are sent again, and then those after
 * it in two halves.
 *
 * @throws an error of the connection, or of the whole transaction
 */
async function carryOut(client: ClientBase, calls: readonly Call[]): Promise<readonly Answer[]> {
  const steps = calls.flat();
  const sent = [client.query('SAVEPOINT calls'), ...steps.map((step) => client.query(queryOf(step)))];
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed !== undefined && !(failed.reason instanceof DatabaseError && !mayPass(failed.reason))) throw failed.reason;
  const outcomes = settled.slice(1).map((result, i) => outcomeOf(steps[i], result));
  const answers = calls.map((call): Answer => {
    const ofCall = outcomes.splice(0, call.length);
    return ofCall.find(isFailed) ?? (ofCall as Results);
  });
  const at = answers.findIndex(isFailed);
  const failure = answers[at];
  if (failure === undefined) return answers;
  await client.query('ROLLBACK TO SAVEPOINT calls');
  const again = (some: readonly Call[]) => (some.length === 0 ? [] : carryOut(client, some));
  const rest = calls.slice(at + 1);
  const half = rest.length >> 1;
  const before = await again(calls.slice(0, at));
  // Those after it may have failed only because it did. Halves bound the cost of many failures.
  return [...before, failure, ...(await again(rest.slice(0, half))), ...(await again(rest.slice(half)))];
}

function queryOf(step: Step): { name: string; text: string; values: Value[] } {
  const [name, ...values] = step;
  if (name === 'addMove') return { name, text: writes.addMove, values: [movesOf([step])] };
  const text = name in writes ? writes[name as keyof typeof writes] : reads[name as keyof typeof reads];
  return { name, text, values };
}

function outcomeOf(step: Step | undefined, settled: PromiseSettledResult<QueryResult>): Results[number] | Failed {
  if (settled.status === 'rejected') return failureOf(settled.reason);
  const { rows, rowCount } = settled.value;
  if (step === undefined) return rows;
  const result = step[0] in reads ? rows : (rowCount ?? 0);
  const why = conflictOf(step[0], result);
  return why === undefined ? result : { failed: 'conflict', why };
}

function isFailed(outcome: Results[number] | Answer): outcome is Failed {
  return typeof outcome === 'object' && 'failed' in outcome;
}

function conflict(name: 'addMove'): Failed {
  return { failed: 'conflict', why: conflictOf(name, 0) ?? '' };
}

function mayPass(error: unknown): boolean {
  return error instanceof LostError || (error instanceof DatabaseError && passing.has(error.code ?? ''));
}

function failureOf(error: unknown): Failed {
  const isConflict = error instanceof DatabaseError && conflicting.has(error.code ?? '');
  return { failed: isConflict ? 'conflict' : 'storage', why: reasonOf(error) };
}
