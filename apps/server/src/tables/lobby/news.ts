import type { TableNews } from '@sobremesa/protocol';
import type { Log } from '../../log.ts';
import type { Storage } from '../../storage/storage.ts';

/** Counts of unread entries for a person, by table. */
export type News = ReadonlyMap<string, TableNews>;

/**
 * The unread entries of this person's tables. Null if they cannot be read: the lobby works without
 * them.
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
