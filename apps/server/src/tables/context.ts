import type { GameModule } from '@sobremesa/games';
import type { Thinker } from '../bots/thinker.ts';
import type { Clock } from '../clock.ts';
import type { GroupDirectory } from '../groups/directory.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Devices } from '../users/devices.ts';
import type { Passkeys } from '../users/passkeys.ts';
import type { Users } from '../users/users.ts';
import type { GroupWrite, Storage } from '../storage/storage.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { NotificationOutbox } from './notificationOutbox.ts';
import type { TablesSettings } from './settings.ts';
import type { Outages } from './upkeep/outages.ts';

/** Shared by all tables. */
export interface Context {
  storage: Storage;
  /** By id. */
  games: Readonly<Record<string, GameModule>>;
  clock: Clock;
  log: Log;
  settings: TablesSettings;
  users: Users;
  devices: Devices;
  /** Null if the server has no public address to which browsers bind passkeys. */
  passkeys: Passkeys | null;
  lobby: Lobby;
  /** The groups that have tables in memory. */
  groups: GroupDirectory;
  /** Call once a change of a table is stored that changes its group. */
  groupStored: (table: string, write: GroupWrite) => void;
  outages: Outages;
  meter: Meter;
  /** Finds moves for bots and stand-ins. Without it they play the game's fallback moves. */
  thinker: Thinker | null;
  /** Null if notifications are off. */
  outbox: NotificationOutbox | null;
  /** The other servers behind the same address; null if there are none. */
  nodes: Nodes | null;
}
