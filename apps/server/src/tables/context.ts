import type { GameModule } from '@sobremesa/games';
import type { Thinker } from '../bots/thinker.ts';
import type { Clock } from '../clock.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Herald } from '../notices/index.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Log } from '../log.ts';
import type { Outages } from './upkeep/outages.ts';
import type { TablesSettings } from './settings.ts';

/** What all tables share. */
export interface Context {
  storage: Storage;
  /** By the games' ids. */
  games: Readonly<Record<string, GameModule>>;
  clock: Clock;
  log: Log;
  settings: TablesSettings;
  people: People;
  lobby: Lobby;
  outages: Outages;
  meter: Meter;
  /** Thinks for bots and for who is away; null where the games' stand-ins have to do. */
  thinker: Thinker | null;
  /** Tells those who are away; null where nobody is told anything. */
  herald: Herald | null;
  /** The other servers behind the same address; null when there are none. */
  nodes: Nodes | null;
}
