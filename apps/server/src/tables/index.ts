import type { GameModule } from '@sobremesa/games';
import { systemClock, type Clock } from '../clock.ts';
import { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Context, Log } from './context.ts';
import { Lobby } from './lobby.ts';
import { Registry } from './registry.ts';
import type { Service } from './service.ts';
import { defaultSettings, type ServiceSettings } from './settings.ts';
import { Sweeper } from './sweeper.ts';
import { Tables } from './tables.ts';

export type { ServiceSettings } from './settings.ts';
export type { Log } from './context.ts';

/** What a service is made of. `games` is by the games' ids; settings left out have their defaults. */
export interface ServiceParts {
  storage: Storage;
  games: Readonly<Record<string, GameModule>>;
  log: Log;
  clock?: Clock;
  settings?: Partial<ServiceSettings>;
}

/**
 * Starts everything behind the `Service` interface: matches that wait for an answer window or a stand-in go on where they
 * stopped. The service closes the storage when it is closed.
 */
export async function createService(parts: ServiceParts): Promise<Service> {
  const { storage, games, log, clock = systemClock } = parts;
  const settings = { ...defaultSettings, ...parts.settings };
  const lobby = new Lobby(clock, settings.lobbyDelayMs);
  const context: Context = { storage, games, log, clock, settings, lobby };
  for (const table of await storage.recentTables(clock.now() - settings.finishedListedMs)) lobby.put(table);
  const registry = new Registry(context);
  const sweeper = new Sweeper(context, registry);
  const service = new Tables(context, new People(storage, clock), registry, sweeper);
  for (const id of await storage.timedTables()) {
    await registry
      .at(id)
      .ask('resume', () => undefined)
      .catch((err: unknown) => log.error({ table: id, err }, 'a match could not be resumed'));
  }
  sweeper.start();
  return service;
}
