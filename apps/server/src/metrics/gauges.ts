import { Gauge, type Registry } from 'prom-client';

/** How things stand at this moment. */
export interface Standing {
  sockets: number;
  /** What waits to be read by all of them, in bytes. */
  queued: number;
  /** Tables in memory. */
  live: number;
  /** People who have a table open. */
  present: number;
  open: number;
  running: number;
  /** Bots that are thinking, and that wait for their turn to. */
  thinking: number;
  waiting: number;
}

/** How a server stands among others. */
export interface ClusterStanding {
  /** Whether what it writes to Redis comes back. */
  redisUp: boolean;
  /** How many servers it knows of, itself included. */
  servers: number;
  /** How many settings another server has otherwise. */
  differing: number;
}

/** What is looked up each time that somebody reads the metrics. */
export interface Sources {
  standing: () => Standing;
  isReady: () => Promise<boolean>;
  /** For how long the oldest notification or delivery has been due, in milliseconds. */
  outboxLag: () => Promise<number>;
  /** Null on a server that is alone. */
  cluster: () => ClusterStanding | null;
}

/**
 * Registers what is looked up at each scrape. @param isShared whether other servers work on the
 * same tables
 */
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
  gauge('open_tables', 'Tables that wait for their match to begin.', (now) => now.open);
  gauge('running_tables', 'Tables at which a match is played.', (now) => now.running);
  gauge('people_present', 'People with a name who have a table open.', (now) => now.present);
  gauge('bots_thinking', 'Bots that are thinking about a move.', (now) => now.thinking);
  gauge('bots_waiting', 'Bots that wait for their turn to think.', (now) => now.waiting);
  /** What cannot be found out has no value. */
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
  lookedUp('outbox_lag_seconds', 'For how long the oldest notification or delivery has been due.', async () => {
    return (await outboxLag()) / 1000;
  });
  if (isShared) {
    lookedUp('redis_up', 'Whether what this server writes to Redis comes back.', async () => {
      const now = cluster();
      return now === null ? undefined : Number(now.redisUp);
    });
    lookedUp('servers', 'Servers that this one knows of, itself included.', async () => cluster()?.servers);
    lookedUp('settings_differing', 'Settings that another server has otherwise.', async () => cluster()?.differing);
  }
}
