import type { Rollup } from 'vite';

/** What a table loads at once, whatever its game. */
const table = /\/src\/(?:shell\/TablePage|table\/(?:play\/PlayPage|recap\/Recap|recap\/NextTable))\.tsx$/;
/** What a table loads at once before its match. */
const waiting = /\/src\/(?:table\/open\/WaitingRoom|notifications\/NotificationsCard)\.tsx$/;
/** What everyone at a table of a game loads at once, and what only its players load. */
const board = /\/src\/games\/([^/]+)\/(?:index|rules)\.ts$/;
const seat = /\/src\/games\/([^/]+)\/(?:tray\/Tray|desk\/Arranging)\.tsx$/;

/** Parts that load only where the table's own code is loaded as well. */
const atTable =
  /\/src\/(?:shell\/(?:TablePage|HerePage)\.|table\/(?!TakePage)|local\/|learn\/|replay\/|about\/Demo\.|groups\/GroupAfterMatch\.|rulebook\/RulesPanel\.|timeControl\/(?!TimeControlFields|InLobby)|notifications\/(?:AfterMove|NotificationsCard)\.|games\/[^/]+\/(?!box|cover|gallery\/|labels\/|rulebook\/index|messages\/))/;
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
    if (!known.has(id)) known.set(id, find(id, entriesOf(id, context), games));
    return known.get(id);
  };
  return ['table', ...games, ...games.map((game) => `${game}-seat`), 'waiting'].map((group) => ({
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
    const boards = games.filter((game) => entries.some((entry) => board.exec(entry)?.[1] === game));
    if (boards.length === games.length) return 'table';
    const own = games.find((game) => entries.every((entry) => entry.includes(`/src/games/${game}/`)));
    if (own !== undefined && boards.includes(own)) return own;
    if (own !== undefined && entries.some((entry) => seat.test(entry))) return `${own}-seat`;
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
