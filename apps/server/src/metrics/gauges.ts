import { Gauge, type Registry } from 'prom-client';

/** The server's state at one moment. */
export interface Standing {
  sockets: number;
  /** Bytes queued for all sockets. */
  queued: number;
  /** Tables in memory. */
  live: number;
  /** People who have a table open. */
  present: number;
  open: number;
  running: number;
  /** Number of bot searches in progress, and in the queue. */
  thinking: number;
  waiting: number;
}

/** A server's state within its cluster. */
export interface ClusterStanding {
  /** Whether this server receives its own messages through Redis. */
  redisUp: boolean;
  /** Number of known servers, itself included. */
  servers: number;
  /** Number of settings that differ on another server. */
  differing: number;
}

/** The sources of the gauges, read at each scrape. */
export interface Sources {
  standing: () => Standing;
  isReady: () => Promise<boolean>;
  /** How long the oldest notification or delivery has been due, in milliseconds. */
  outboxLag: () => Promise<number>;
  /** Null for a single server. */
  cluster: () => ClusterStanding | null;
}

/** Registers the gauges. @param isShared whether other servers work on the same tables */
export function registerGauges(registry: Registry, { standing, isReady, outboxLag, cluster }: Sources, isShared: boolean): void {
  const registers = [registry];
  const gauge = (name: string, help: string, value: (now: Standing) => number) =>
    new Gauge({
      name: `sobremesa_${name}`,
      help,
      registers,
      collect() {
        this.set(value(standing()));
      },
    });
  gauge('sockets', 'Open connections.', (now) => now.sockets);
  gauge('queued_bytes', 'Bytes queued for all connections.', (now) => now.queued);
  gauge('live_tables', 'Tables in memory.', (now) => now.live);
  gauge('open_tables', 'Tables whose match has not started.', (now) => now.open);
  gauge('running_tables', 'Tables with a running match.', (now) => now.running);
  gauge('people_present', 'People with a name who have a table open.', (now) => now.present);
  gauge('bots_thinking', 'Bot searches in progress.', (now) => now.thinking);
  gauge('bots_waiting', 'Bot searches in the queue.', (now) => now.waiting);
  /** A gauge whose source fails has no value. */
  const lookedUp = (name: string, help: string, value: () => Promise<number | undefined>) =>
    new Gauge({
      name: `sobremesa_${name}`,
      help,
      registers,
      async collect() {
        const found = await value().catch(() => undefined);
        if (found === undefined) this.remove();
        else this.set(found);
      },
    });
  lookedUp('ready', 'Whether a change can be made now, as in /readyz.', async () => Number(await isReady()));
  lookedUp('outbox_lag_seconds', 'How long the oldest notification or delivery has been due.', async () => {
    return (await outboxLag()) / 1000;
  });
  if (isShared) {
    lookedUp('redis_up', 'Whether this server receives its own messages through Redis.', async () => {
      const now = cluster();
      return now === null ? undefined : Number(now.redisUp);
    });
    lookedUp('servers', 'Servers that this one knows, itself included.', async () => cluster()?.servers);
    lookedUp('settings_differing', 'Settings whose value differs on another server.', async () => cluster()?.differing);
  }
}
