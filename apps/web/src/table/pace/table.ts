import { TableSession, type Connection } from '@sobremesa/client';
import { usePreferences } from '../../lib/preferences.ts';
import type { AtTable } from '../session.ts';
import { ShownTable } from './shown.ts';

const isSeen = () => document.visibilityState === 'visible';

/** A table, shown at the pace that this reader wants. */
export function openTable(connection: Connection, id: string): AtTable {
  const session = new TableSession(connection, id);
  return { session, shown: new ShownTable(session, { pace: () => usePreferences.getState().pace, isSeen }) };
}

/** Enters it and shows it. Returns the way to leave. */
export function watchTable({ session, shown }: AtTable): () => void {
  const stops = [shown.start(), session.start(), usePreferences.subscribe(({ pace }) => pace === 'atOnce' && shown.catchUp())];
  const onVisibility = () => isSeen() || shown.catchUp();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    for (const stop of stops) stop();
  };
}
