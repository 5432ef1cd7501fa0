import { setTimeout as delay } from 'node:timers/promises';
import { snapshotOf, type Audience } from '@sobremesa/match';
import { limits, type ChatMessage, type QuietHours } from '@sobremesa/protocol';
import { groupWriteOf } from '../../groups/result.ts';
import { BUILD } from '../../nodes/build.ts';
import type { TableChange, TablePresence } from '../../nodes/messages.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import { RefusedError } from '../../refused.ts';
import { ConflictError, StorageFailedError } from '../../storage/errors.ts';
import type { GroupWrite, TableStanding } from '../../storage/storage.ts';
import type { Context } from '../context.ts';
import { applyChange } from '../replication/applyChange.ts';
import { readMissed, type MissedChanges } from '../replication/catchUp.ts';
import { audienceKey, audiencesAt, changeMessage, listedMessage, turnOf } from '../replication/messages.ts';
import { plan, type Change, type Planned } from '../rules/change.ts';
import { waitingAt, waitsForNobody, type Live } from '../rules/live.ts';
import { nameAt } from '../rules/names.ts';
import { withClock } from '../rules/withClock.ts';
import type { GoneWhy } from '../subscribers.ts';
import { loadLive } from './load.ts';
import { Queue } from './queue.ts';
import { Room, type Broadcast } from './room.ts';
import type { TableAccess, Work } from './tableAccess.ts';
import { Timers } from './timers.ts';

/**
 * Attempts of a change that meets write conflicts, and the longest random wait before each, in
 * milliseconds.
 */
const TRIES = 8;
const LONGEST_WAIT = 20;
/** How long after a failure presence is sent again, in milliseconds. */
const RETRY_MS = 1000;

const noPresence = (): readonly TablePresence[] => [];

/** Another server that has the table loaded. */
interface Follower {
  id: string;
  audiences: readonly Audience[];
}

/** The reason why a request deletes a table, or the change that it makes instead. */
export type Ending = GoneWhy | Change<void>;

/** A move that was made: its version and, as JSON, the update for the connection that asked. */
export interface Moved {
  version: number;
  update?: string;
}

/**
 * A table in memory. It handles one request at a time: computes the change, stores it, sends it to
 * the connections, and answers, in this order. The first request loads the table.
 */
export class TableActor implements TableAccess {
  readonly id: string;
  readonly room: Room;
  readonly #context: Context;
  readonly #queue = new Queue();
  readonly #timers: Timers;
  readonly #onEnded: () => void;
  /** Null if the table has to be loaded before the next request. */
  #live: Live | null = null;
  /** The table in the state that was last sent to the connections. */
  #sent: Live | null = null;
  /** Changes of other servers that have yet to be applied. */
  readonly #remoteChanges: TableChange[] = [];
  /** The room's presence version that was last broadcast to the other servers. */
  #sentPresenceVersion = 0;
  #isFollowing = false;
  /** A comparison with the storage that has yet to start. */
  #pendingCatchUp: Promise<void> | null = null;
  /** The newest chat pages that were read: with and without the spectators' messages. */
  readonly #chats = new Map<boolean, { key: string; chat: ChatMessage[] }>();
  /** Cancels the presence message that is scheduled. */
  #cancelPresence: (() => void) | null = null;

  /** @param onEnded called when the table turns out not to exist, or is deleted */
  constructor(id: string, context: Context, onEnded: () => void) {
    this.id = id;
    this.#context = context;
    this.#onEnded = onEnded;
    const { nodes, users, clock, settings, groups } = context;
    const remote = nodes === null ? noPresence : () => nodes.remote.at(id);
    this.room = new Room({
      clock,
      awayMs: settings.awayMs,
      nameOf: (person) => users.nameOf(person),
      groupOf: (table, person) => groups.viewOf(table.settings.group, person),
      hasGroup: (table) => groups.has(table.settings.group),
      remote,
    });
    this.#timers = new Timers(this, this.room, context);
  }

  /** Whether the table can be dropped from memory. */
  get idle(): boolean {
    return this.#queue.size === 0 && this.room.size === 0 && this.#cancelPresence === null && !this.#timers.isArmed;
  }

  get nameInLog(): string {
    return this.#context.lobby.nameInLog(this.id);
  }

  /** Runs a request that stores nothing. `what` names it in the log. */
  ask<T>(what: string, task: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#run(what, async () => task(await this.#load()));
  }

  async change<T>(what: string, work: Work<T>): Promise<T> {
    const { answer } = await this.#run(what, () => this.#change(work, null));
    return answer;
  }

  /**
   * Changes the match.
   *
   * @param asker the connection whose update comes with the answer; null for none
   */
  async move(what: string, work: Work<{ version: number }>, asker: string | null): Promise<Moved> {
    const start = performance.now();
    const { answer, update } = await this.#run(what, () => this.#change(work, asker));
    this.#context.meter.answered(performance.now() - start);
    return update === null ? answer : { ...answer, update };
  }

  /** Deletes the table if `work` returns a reason. @returns whether it did */
  end(what: string, work: (live: Live) => Ending | Promise<Ending>): Promise<boolean> {
    return this.#run(what, async () => {
      const before = await this.#load();
      const ending = await work(before);
      if (typeof ending === 'object') {
        await this.#change(() => ending, null);
        return false;
      }
      this.#context.nodes?.requireUp();
      this.#live = null;
      await this.#context.storage.deleteTable(this.id, before.table.rev);
      this.#context.nodes?.broadcast({ type: 'gone', table: this.id, why: ending });
      this.#end(ending);
      return true;
    });
  }

  /**
   * Loads changes that have not arrived from other servers, before a connection enters that may
   * have seen them there. Connections that enter at once share one look at the storage.
   */
  async catchUp(): Promise<void> {
    if (this.#context.nodes === null) return;
    await (this.#pendingCatchUp ?? this.#catchUp());
  }

  #catchUp(): Promise<void> {
    let hasStarted = false;
    const catchingUp = this.#run('catchUp', async () => {
      hasStarted = true;
      this.#pendingCatchUp = null;
      const { standing } = this;
      if (standing === null) return;
      const [stored] = await this.#context.storage.standings([this.id]);
      if (stored === undefined || isAhead(stored, standing)) await this.#reload();
    });
    // An idle queue would start it at once, too early for connections that enter later in this
    // turn.
    if (!hasStarted) this.#pendingCatchUp = catchingUp;
    return catchingUp;
  }

  /**
   * The newest page of the chat. It is read once for all spectators or players who enter before the
   * next message.
   */
  async newestChat(live: Live, isSpectator: boolean, until: number | undefined): Promise<ChatMessage[]> {
    const key = `${live.nextMessage} ${until}`;
    const last = this.#chats.get(isSpectator);
    if (last?.key === key) return last.chat;
    // Later messages, from another server, have yet to be sent.
    const page = { before: live.nextMessage, limit: limits.page, until };
    const chat = await this.#context.storage.chat(this.id, page, isSpectator);
    this.#chats.set(isSpectator, { key, chat });
    return chat;
  }

  /** Applies a change of another server. */
  applyRemote(change: TableChange): void {
    this.#remoteChanges.push(change);
    this.#runQuietly('apply', () => this.#applyRemoteChanges());
  }

  /** Another server has deleted this table. */
  deletedRemotely(why: GoneWhy): void {
    this.#runQuietly('gone', async () => this.#end(why));
  }

  remotePresenceChanged(): void {
    this.room.mergeLastSeen();
    this.#runQuietly('presence', async () => this.presenceChanged(await this.#load()));
  }

  /** A person at this table has a new name: the next request broadcasts the presence again. */
  invalidateSentPresence(): void {
    this.#sentPresenceVersion = -1;
  }

  /** The table's group, as far as it is in memory; null for none. */
  get group(): string | null {
    return this.#sent?.table.settings.group ?? null;
  }

  /** The name or the members of the table's group have changed. */
  groupChanged(): void {
    this.#runQuietly('group', async () => this.room.broadcastTable(await this.#load()));
  }

  /** The position of the table in memory; null if it has to be loaded. */
  get standing(): Omit<TableStanding, 'id'> | null {
    return this.#live && standingOf(this.#live);
  }

  /**
   * Whether the table has to be loaded and no request is about to do so, as after a failed write.
   */
  get needsLoading(): boolean {
    return this.#live === null && this.#queue.size === 0;
  }

  /** Whether the connections have been sent less than this position. */
  isBehind(stored: Omit<TableStanding, 'id'>): boolean {
    const known = this.#live ?? this.#sent;
    return known !== null && isAhead(stored, standingOf(known));
  }

  /** Loads the table again, because the storage may be ahead. */
  reload(): void {
    this.#runQuietly('reload', () => this.#reload());
  }

  /** Loads the table again if another server has stored later changes. */
  reloadIfBehind(stored: Omit<TableStanding, 'id'>): void {
    this.#runQuietly('compare', async () => {
      const { standing } = this;
      if (standing !== null && isAhead(stored, standing)) await this.#reload();
    });
  }

  /**
   * A person came, left or was renamed. Updates the timers and the other servers at once. Messages
   * to the connections are batched, so that their cost does not grow with the number of changes.
   */
  presenceChanged(live: Live): void {
    this.#broadcastPresence();
    this.#timers.arm(live);
    this.#schedulePresence(this.#context.settings.presenceDelayMs);
  }

  /**
   * A person at this table has a new name. It is sent at once, since their next request may show
   * it.
   */
  nameChanged(live: Live): void {
    this.#broadcastPresence();
    this.#sendPresence(live);
  }

  #schedulePresence(ms: number): void {
    this.#cancelPresence ??= this.#context.clock.after(ms, () => {
      this.#cancelPresence = null;
      this.ask('presence', (live) => this.#sendPresence(live)).catch((error: unknown) => {
        const isGone = error instanceof RefusedError && error.refusal.code === 'unknownTable';
        if (!isGone) this.#schedulePresence(RETRY_MS);
      });
    });
  }

  #sendPresence(live: Live): void {
    this.room.broadcastTable(live);
    this.#context.lobby.put(live.table, waitingAt(live), this.room.presence(live));
  }

  #stopPresence(): void {
    this.#cancelPresence?.();
    this.#cancelPresence = null;
  }

  #end(why: GoneWhy): void {
    this.#live = null;
    this.#stopPresence();
    this.#timers.stop();
    this.room.dismissAll(why);
    this.#context.lobby.delete(this.id);
    this.#onEnded();
  }

  /**
   * Stops all timers. Resolves when all requests are answered and the match is stored completely.
   */
  async stop(): Promise<void> {
    this.#timers.stop();
    await this.#queue.idle();
    this.#timers.stop();
    this.#stopPresence();
    await this.#storeSnapshot().catch((err: unknown) =>
      this.#context.log.error({ table: this.nameInLog, err }, 'failed to store a match completely'),
    );
  }

  /**
   * The table is dropped from memory. The due-table scanner loads it again when work becomes due.
   */
  disarm(): void {
    this.#timers.stop();
  }

  /** Computes a change, prepares its messages, stores it, and sends them. */
  async #change<T>(work: Work<T>, asker: string | null): Promise<{ answer: T; update: string | null }> {
    const { storage, clock, settings, meter, nodes, outbox } = this.#context;
    const before = this.#live ?? (await this.#reload());
    const made = work(before);
    const timed = withClock(before, made instanceof Promise ? await made : made, clock.now(), this.#quietOf);
    const change = timed instanceof Promise ? await timed : timed;
    const planned = plan(before, change, clock.now(), settings.chatKept);
    if (planned === null) return { answer: change.answer, update: null };
    const group = planned.write.group ?? this.#groupWrite(before, planned.after);
    if (group !== undefined) planned.write.group = group;
    nodes?.requireUp();
    const followers = this.#followers(planned.after);
    const elsewhere = new Set(followers.flatMap(({ audiences }) => audiences));
    const broadcast = this.room.prepare(before, planned, clock.now(), { removed: change.removed, asker, elsewhere });
    // If the write fails, the stored state is authoritative, so the table is loaded again.
    this.#live = null;
    const start = performance.now();
    const writes = [planned.write, ...(change.also ?? [])];
    const withNotifications = outbox?.enqueue(before, planned, writes, this.#nameOf) ?? writes;
    await storage.commit(...withNotifications);
    meter.committed(performance.now() - start);
    outbox?.stored(withNotifications);
    this.#live = this.#sent = planned.after;
    if (nodes !== null) this.#sendToNodes(nodes, before, planned, change, broadcast, followers);
    this.#report(before, planned);
    broadcast.send();
    this.#updateLobby(before, planned.after);
    this.#timers.arm(planned.after);
    if (group !== undefined) this.#context.groupStored(this.id, group);
    return { answer: change.answer, update: broadcast.answer };
  }

  #groupWrite(before: Live, after: Live): GroupWrite | undefined {
    const isMember = (person: string) => this.#context.groups.viewOf(after.table.settings.group, { id: person }) !== null;
    return groupWriteOf(before, after, (seat) => nameAt(seat, this.#nameOf), isMember);
  }

  /** Logs and counts the course of a match, without the contents of moves. */
  #report({ table: { status } }: Live, { after: { table, match }, write: { move } }: Planned): void {
    const { log, meter } = this.#context;
    if (table.status !== status) {
      const message = table.status === 'running' ? 'started a match' : 'finished a match';
      log.info({ table: this.nameInLog, version: match?.version, status: table.status }, message);
    }
    if (move === undefined) return;
    meter.moved();
    log.debug({ table: this.nameInLog, version: move.version, seat: move.seat }, 'moved');
  }

  /** The servers that have this table loaded, with the audiences of their guests. */
  #followers({ table }: Live): Follower[] {
    const { nodes } = this.#context;
    if (nodes === null) return [];
    const { remote } = nodes;
    return remote.followers(this.id).map((id) => ({ id, audiences: audiencesAt(table, remote.of(id, this.id)) }));
  }

  #sendToNodes(
    nodes: Nodes,
    before: Live,
    planned: Planned,
    { removed = [], also = [] }: Change<unknown>,
    { elsewhere }: Broadcast,
    prepared: readonly Follower[],
  ): void {
    const nameOf = this.#nameOf;
    const { after } = planned;
    // A server may have begun to follow the table while the change was stored.
    const followers = nodes.remote.followers(this.id);
    const message = followers.length === 0 ? null : changeMessage(planned, removed, nameOf);
    for (const id of message === null ? [] : followers) {
      const audiences = prepared.find((follower) => follower.id === id)?.audiences ?? [];
      const updates = audiences.flatMap((audience) => {
        const text = elsewhere.get(audience);
        return text === undefined ? [] : [[audienceKey(audience), text]];
      });
      nodes.send(id, { ...message!, updates: Object.fromEntries(updates) as Record<string, string> });
    }
    const version = after.match?.version ?? -1;
    const waiting = waitingAt(after);
    if (after.table !== before.table) nodes.broadcast(listedMessage(after.table, waiting, version, nameOf));
    else if (after.match !== before.match) nodes.sendTurn(turnOf(this.id, waiting, version));
    for (const { table } of also) if (table !== undefined) nodes.broadcast(listedMessage(table, waitsForNobody, -1, nameOf));
  }

  #updateLobby(before: Live, after: Live): void {
    const { lobby } = this.#context;
    const waiting = waitingAt(after);
    if (after.table !== before.table) lobby.put(after.table, waiting, this.room.presence(after));
    lobby.setWaiting(this.id, waiting, after.match?.version ?? -1);
    if (after.nextMessage !== before.nextMessage) lobby.messageAdded(this.id);
  }

  async #applyRemoteChanges(): Promise<void> {
    const { clock, users } = this.#context;
    for (const change of this.#remoteChanges.splice(0)) {
      const before = this.#live;
      // Loading the table will include the change.
      if (before === null) continue;
      const planned = applyChange(before, change);
      if (planned === 'known') continue;
      if (planned === 'gap') {
        await this.#reload();
        continue;
      }
      users.learn(change.names);
      const encoded = change.build === BUILD ? change.updates : {};
      const broadcast = this.room.prepare(before, planned, clock.now(), { removed: change.removed, encoded });
      this.#live = this.#sent = planned.after;
      broadcast.send();
      this.#updateLobby(before, planned.after);
      this.#timers.arm(planned.after);
    }
  }

  /** Loads the table again, and sends the connections the missed changes. */
  async #reload(): Promise<Live> {
    const { storage, clock } = this.#context;
    const sent = this.#sent;
    this.#live = null;
    const live = await this.#read();
    this.#context.meter.loaded(sent === null ? 'first' : 'again');
    const missed = sent === null || isSame(sent, live) ? null : await readMissed(storage, sent, live);
    if (sent !== null && missed !== null) {
      this.#resync(sent, live, missed, clock.now());
      this.#updateLobby(sent, live);
    }
    this.#live = this.#sent = live;
    // Presence may have changed while no table was loaded.
    this.room.broadcastTable(live);
    this.#timers.arm(live);
    return live;
  }

  /** Sends the missed changes one by one if possible, and otherwise a snapshot. */
  #resync(sent: Live, live: Live, { changes, messages }: MissedChanges, now: number): void {
    if (changes === null) this.room.resync(live, now);
    for (const [i, change] of (changes ?? []).entries()) {
      this.room.prepare(changes?.[i - 1]?.after ?? sent, change, now).send();
    }
    for (const message of messages) this.room.broadcastChat(live, message);
  }

  /** Updates the table in memory to the state that another server has stored. */
  async #onConflict(what: string, err: ConflictError, tries: number): Promise<void> {
    const { log, nodes, meter } = this.#context;
    meter.conflicted();
    // Random, since two writers that wait equally long would conflict again.
    if (nodes !== null || tries > 1) await delay(Math.random() * LONGEST_WAIT);
    if (nodes === null) log.warn({ table: this.nameInLog, what, err }, 'another program wrote to this table');
    const sent = this.#sent;
    // Nothing was written, so remote changes may still apply to the last known table.
    this.#live = sent;
    await this.#applyRemoteChanges();
    if (this.#sent === sent) await this.#reload();
  }

  async #load(): Promise<Live> {
    return this.#live ?? this.#reload();
  }

  async #read(): Promise<Live> {
    this.#follow();
    const live = await loadLive(this.#context, this.id);
    if (live !== null) {
      await this.#context.groups.load(live.table.settings.group);
      return live;
    }
    this.#end(this.#sent?.table.status === 'running' ? 'closed' : 'expired');
    throw new RefusedError('unknownTable');
  }

  /**
   * Stores a snapshot, so that another version of the rules continues the match from the visible
   * state.
   */
  async #storeSnapshot(): Promise<void> {
    const { match, module } = this.#live ?? {};
    if (!match || !module || match.version === match.snapshot) return;
    await this.#context.storage.commit({ id: this.id, snapshot: snapshotOf(module, match) });
  }

  /** Runs a task in its turn. After a write conflict it runs again, on the reloaded table. */
  async #run<T>(what: string, task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.enter();
    if (turn !== null) await turn;
    try {
      for (let tries = 1; ; tries++) {
        try {
          return await task();
        } catch (error) {
          if (!(error instanceof ConflictError) || tries === TRIES) throw error;
          await this.#onConflict(what, error, tries);
        }
      }
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      this.#context.log.error({ table: this.nameInLog, what, err: error }, 'a request failed');
      throw new RefusedError(error instanceof StorageFailedError ? 'unavailable' : 'internal');
    } finally {
      this.#broadcastPresence();
      this.#queue.leave();
    }
  }

  readonly #nameOf = (person: string): string => this.#context.users.nameOf(person);
  readonly #quietOf = (person: string): Promise<QuietHours | null> => this.#context.users.quietOf(person);

  /**
   * A task without a caller. The next comparison with the storage repairs the effects of a failure.
   */
  #runQuietly(what: string, task: () => Promise<unknown>): void {
    this.#run(what, task).catch(() => undefined);
  }

  /** Announces the first load to the other servers, which then send their changes. */
  #follow(): void {
    const { nodes } = this.#context;
    if (nodes === null || this.#isFollowing) return;
    this.#isFollowing = true;
    nodes.follow(this.id);
  }

  #broadcastPresence(): void {
    if (this.room.presenceVersion === this.#sentPresenceVersion) return;
    this.#sentPresenceVersion = this.room.presenceVersion;
    this.#context.nodes?.broadcastPresence(this.id, this.room.localPresence);
  }
}

function standingOf({ table, match, nextMessage }: Live): Omit<TableStanding, 'id'> {
  return { rev: table.rev, version: match?.version ?? 0, messages: nextMessage };
}

/** Whether the storage has data that is not in memory. */
function isAhead(stored: Omit<TableStanding, 'id'>, known: Omit<TableStanding, 'id'>): boolean {
  return stored.rev > known.rev || stored.version > known.version || stored.messages > known.messages;
}

/** Whether two readings of a table are equal. */
function isSame(one: Live, other: Live): boolean {
  return (
    one.table.rev === other.table.rev &&
    one.match?.version === other.match?.version &&
    one.nextLine === other.nextLine &&
    one.nextMessage === other.nextMessage
  );
}
