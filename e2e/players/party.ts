import { expect } from '@playwright/test';
import type { OpenTable, Person } from './person.ts';

/**
 * Goes from the lobby to the first move: the first player opens a table for all of them, and starts
 * its match.
 *
 * @returns the link of the table
 */
export async function sitTogether(
  players: readonly Person[],
  watchers: readonly Person[] = [],
  options: OpenTable['options'] = {},
): Promise<string> {
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('There are no players.');
  await host.goToLobby();
  const link = await host.openTable({ seats: players.length, options });
  for (const guest of guests) {
    await guest.follow(link);
    await guest.sitDown();
  }
  for (const watcher of watchers) await watcher.follow(link);
  await host.start();
  for (const person of [...guests, ...watchers]) await expect(person.board).toBeVisible();
  return link;
}
