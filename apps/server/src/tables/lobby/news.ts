import type { TableNews } from '@sobremesa/protocol';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';

/** What is new to a person, by table. */
export type News = ReadonlyMap<string, TableNews>;

/**
 * What is new to this person at their tables. Null if it cannot be read: the lobby works without
 * it.
 */
export async function newsOf(storage: Storage, log: Log, person: string): Promise<News | null> {
  try {
    const news = await storage.news(person);
    return new Map(news.map(({ id, lines, messages }) => [id, { lines, messages }]));
  } catch (err) {
    log.warn({ err }, 'failed to read what is new for a player');
    return null;
  }
}
