import type { Rollup } from 'vite';

/** What a table loads at once, whatever its game. */
const table = /\/src\/table\/(?:TablePage|play\/PlayPage|recap\/Recap|recap\/NextTable)\.tsx$/;
/** What a table loads at once before its match. */
const waiting = /\/src\/(?:table\/open\/WaitingRoom|timeControl\/TimeControlHere|notifications\/NotificationsCard)\.tsx$/;
/** What a player of a game loads at once. */
const board = /\/src\/games\/([^/]+)\/(?:index\.ts|rules\.ts|tray\/Tray\.tsx|desk\/Arranging\.tsx)$/;

/** Parts that load only where the table's own code is loaded as well. */
const atTable =
  /\/src\/(?:table\/(?!TakePage)|local\/|learn\/|about\/Demo\.|rulebook\/RulesPanel\.|timeControl\/(?!TimeControlFields|InLobby)|notifications\/(?:AfterMove|NotificationsCard)\.|games\/[^/]+\/(?!box|cover|rulebook\/index|messages\/))/;
const whileWaiting =
  /\/src\/(?:table\/open\/|timeControl\/TimeControlHere\.|notifications\/Notifications?(?:Card|Dialog|Page)\.)/;

/**
 * Groups for modules that always load together. The bundler would split them by the exact set of
 * dynamic imports that reach them, into some sixty files of a table, which compress worse than a
 * few large ones. Modules that other pages share stay in files of their own.
 */
export function chunkGroups(games: readonly string[]) {
  const known = new Map<string, string | null>();
  const chunkOf = (id: string, context: Context) => {
    const chunk = known.get(id) ?? find(id, entriesOf(id, context), games);
    known.set(id, chunk);
    return chunk;
  };
  return ['table', ...games, 'waiting'].map((group) => ({
    name: (id: string, context: Context) => (chunkOf(id, context) === group ? group : null),
    debugName: group,
    // Dependencies that are shared with other pages must not follow.
    includeDependenciesRecursively: false,
  }));
}

interface Context {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> | null;
}

/** The group of a module of the page that loads through these entries; null for none. */
function find(id: string, entries: readonly string[], games: readonly string[]): string | null {
  if (!/\/apps\/web\/src\/|\/zustand\//.test(id) || /\/messages\/|\bworker\b/.test(id)) return null;
  if (entries.every((entry) => atTable.test(entry))) {
    if (entries.some((entry) => table.test(entry))) return 'table';
    const boards = new Set(entries.flatMap((entry) => board.exec(entry)?.[1] ?? []));
    if (boards.size === games.length) return 'table';
    const [game] = boards;
    if (game !== undefined && entries.every((entry) => entry.includes(`/src/games/${game}/`))) return game;
  }
  const waits = entries.some((entry) => waiting.test(entry)) && entries.every((entry) => whileWaiting.test(entry));
  return waits ? 'waiting' : null;
}

/** The modules through which a module loads: entries, and targets of dynamic imports. */
function entriesOf(id: string, context: Context): string[] {
  const above = new Set([id]);
  for (const module of above) for (const importer of context.getModuleInfo(module)?.importers ?? []) above.add(importer);
  return [...above].filter((module) => {
    const found = context.getModuleInfo(module);
    return found !== null && (found.isEntry || found.dynamicImporters.length > 0);
  });
}
