import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { ClusterStanding } from './metrics/gauges.ts';
import { newNodeId } from './nodes/id.ts';
import { Nodes, type NodesSettings } from './nodes/nodes.ts';
import { RedisBus } from './nodes/redis.ts';
import { SettingsCheck } from './nodes/settings.ts';
import { randomToken } from './secrets.ts';
import type { Storage } from './storage/index.ts';

const INSTALLATION_BYTES = 9;

interface ClusterParts {
  config: Config;
  storage: Storage;
  clock: Clock;
  log: Logger;
  settings: Partial<NodesSettings> | undefined;
  /** State of this server that it broadcasts to the others; see `Nodes`. */
  addresses: () => Record<string, number>;
  sessions: () => Record<string, { until: number; code: string }>;
}

/** The servers that work together through one Redis; all null if this server runs alone. */
export interface Cluster {
  nodes: Nodes | null;
  bus: RedisBus | null;
  settings: SettingsCheck | null;
  id: string | null;
}

/** @throws RedisUnavailableError or SettingsDifferError */
export async function joinCluster(parts: ClusterParts): Promise<Cluster> {
  const { config, storage, clock, log, settings = {}, addresses, sessions } = parts;
  if (config.redisUrl === undefined) return { nodes: null, bus: null, settings: null, id: null };
  const id = newNodeId();
  const installation = await storage.ensureValue('id', randomToken(INSTALLATION_BYTES));
  const check = await SettingsCheck.start({ config, storage, clock, log, installation, id });
  try {
    const bus = await RedisBus.open(config.redisUrl, installation, log);
    return { nodes: await Nodes.join({ id, bus, clock, log, settings, addresses, sessions }), bus, settings: check, id };
  } catch (error) {
    await check.stop();
    throw error;
  }
}

export function clusterStanding({ nodes, settings }: Cluster): ClusterStanding | null {
  if (nodes === null || settings === null) return null;
  return { redisUp: nodes.isUp, servers: nodes.remote.nodes.length + 1, differing: settings.differing.length };
}
