// Tests the import boundaries exhaustively: checks an import for every ordered pair of rooms, which
// must be allowed or rejected.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { circles, exceptions, rooms } from './boundaries.mjs';
import { isTest, refusalByRule, roomOf } from './imports/check.mjs';
import { circlesIn } from './imports/circles.mjs';
import { edgesIn, sourceFiles } from './imports/graph.mjs';
import { root } from './lib/run.mjs';

const files = sourceFiles().filter((file) => !file.endsWith('.css'));
/** The entry points of every package, by file. */
const entries = new Map(['bots', 'client', 'engine', 'games', 'protocol'].flatMap(entriesOf));

/** A file of each room, if possible one that has a package name. */
const samples = new Map(rooms.map(({ name }) => [name, sampleOf(name)]));

/**
 * @param {string} name
 * @returns {[file: string, specifier: string][]}
 */
function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  /** @type {(file: string) => string} */
  const path = (file) => posix.join('packages', name, file);
  return Object.entries(exports).flatMap(([entry, target]) => {
    const specifier = posix.join('@sobremesa', name, entry);
    const [before, after] = target.split('*');
    if (after === undefined) return [[path(target), specifier]];
    const named = files.map((file) => ({ file, name: file.slice(path(before).length, -after.length) }));
    const matches = named.filter(({ file, name }) => name !== '' && file === path(target.replace('*', name)));
    return matches.map(({ file, name }) => [file, specifier.replace('*', name)]);
  });
}

/** @param {string} name */
function sampleOf(name) {
  const own = files.filter((file) => roomOf(file)?.name === name);
  const shipped = own.filter((file) => !isTest(file));
  const tools = own.filter((file) => !file.includes('.test.'));
  const [sample] = [...shipped.filter((file) => entries.has(file)), ...shipped, ...tools, ...own];
  if (sample === undefined) throw new Error(`no file in ${name}`);
  return sample;
}

/**
 * @param {string} from
 * @param {string} to
 */
function relativePath(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * The specifier of a file by its package's name; undefined without a package.
 * @param {string} file
 */
function packageName(file) {
  const [folder, name, ...rest] = file.split('/');
  if (folder !== 'apps' && folder !== 'packages') return undefined;
  return entries.get(file) ?? posix.join('@sobremesa', name ?? '', ...rest);
}

/**
 * Whether the check rejects each of these imports in a file.
 * @param {string} from
 * @param {string} text
 */
const refusals = (from, text) => edgesIn(from, text).map((edge) => refusalByRule(edge) !== null);

/**
 * @param {string} from
 * @param {string} specifier
 */
const isRefused = (from, specifier) => refusals(from, `import { planted } from '${specifier}';`)[0];

/**
 * Whether a file lies in a package, and the importing file does not lie in the same one.
 * @param {string} from
 * @param {string} to
 */
const isForeign = (from, to) => to.startsWith('packages/') && to.split('/')[1] !== from.split('/')[1];

/**
 * @param {{ imports: readonly string[] }} room
 * @param {string} other
 */
const lists = ({ imports }, other) =>
  imports.some((name) => (name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name));

describe.each(rooms)('$name', (room) => {
  const from = samples.get(room.name) ?? '';
  const others = rooms.filter((other) => other !== room).map(({ name }) => ({ name, file: samples.get(name) ?? '' }));
  const allowed = others.filter((other) => lists(room, other.name));
  const forbidden = others.filter((other) => !lists(room, other.name));

  it('cannot import an unlisted room, by path or by name', () => {
    const passed = forbidden.filter(({ file }) => {
      const name = packageName(file);
      return !isRefused(from, relativePath(from, file)) || (name !== undefined && !isRefused(from, name));
    });
    expect(passed.map(({ name }) => name)).toEqual([]);
  });

  it('can import each listed room that its package exports', () => {
    const refused = allowed.filter(({ file }) => {
      if (!isForeign(from, file)) return isRefused(from, relativePath(from, file));
      const name = entries.get(file);
      return name !== undefined && isRefused(from, name);
    });
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it('can import another package only by its name', () => {
    const passed = others.filter(({ file }) => isForeign(from, file) && !isRefused(from, relativePath(from, file)));
    expect(passed.map(({ name }) => name)).toEqual([]);
  });

  it('cannot import an unlisted package', () => {
    const known = [...new Set(rooms.flatMap(({ packages }) => packages)), 'node:*', 'immer', 'lodash'];
    const passed = known.filter((name) => !isRefused(from, name.replace('*', 'fs')));
    expect(passed.filter((name) => !room.packages.includes(name))).toEqual([]);
    expect(room.packages.filter((name) => isRefused(from, name.replace('*', 'fs')))).toEqual([]);
  });

  it.skipIf(room.isTest)('cannot import tests and tools', () => {
    const tests = [
      'packages/games/src/kit/testing/index.ts',
      'apps/server/test/harness.ts',
      'scripts/lib/run.mjs',
      'e2e/server.ts',
    ];
    expect(tests.filter((file) => !isRefused(from, relativePath(from, file)))).toEqual([]);
    expect(isRefused(from, '@sobremesa/games/kit/testing')).toBe(true);
  });
});

describe('independent of the table', () => {
  test.each([
    ['packages/games/src/prado/moves.ts', '../museum/moves.ts'],
    ['packages/games/src/prado/moves.ts', '@sobremesa/games/museum'],
    ['packages/games/src/prado/rules/turn.test.ts', '../../museum/state.ts'],
    ['packages/games/src/prado/rules/turn.ts', 'boardgame.io/core'],
    ['packages/games/src/prado/rules/turn.ts', 'immer'],
    ['packages/games/src/prado/rules/turn.ts', '../game.ts'],
    ['packages/games/src/prado/catalogue/box.ts', '../rules/turn.ts'],
    ['packages/games/src/kit/turn.ts', '../prado/state.ts'],
    ['packages/games/src/kit/turn.ts', '../../../protocol/src/index.ts'],
    ['packages/protocol/src/ids.ts', '@sobremesa/games'],
    ['packages/engine/src/flow.ts', '@sobremesa/games'],
    ['packages/engine/src/flow.ts', 'node:fs'],
    ['packages/match/src/play.ts', '@sobremesa/games/prado'],
    ['packages/match/src/play.ts', './testing/index.ts'],
    ['packages/match/src/play.ts', '../../../apps/server/src/refused.ts'],
    ['packages/client/src/index.ts', '@sobremesa/engine'],
    ['packages/bots/src/search.ts', '@sobremesa/games/prado'],
    ['packages/games/src/prado/bot/heuristics.ts', '@sobremesa/bots'],
    ['packages/match/src/play.ts', '@sobremesa/web/src/lib/base.ts'],
    ['apps/server/src/storage/records.ts', '../page/gateway.ts'],
    ['apps/server/src/storage/sql/rows.ts', '../../bgio/socket.ts'],
    ['apps/server/src/storage/sqlite/sqlite.ts', '@sobremesa/server/src/admin/index.ts'],
    ['apps/server/src/page/session.ts', '../storage/sqlite/sqlite.ts'],
    ['apps/server/src/page/session.ts', '../bgio/socket.ts'],
    ['apps/server/src/sockets/index.ts', '../page/gateway.ts'],
    ['apps/server/src/sockets/index.ts', '../admin/index.ts'],
    ['apps/server/src/http/index.ts', '../bgio/lobby.ts'],
    ['apps/server/src/http/index.ts', '../notifications/routes.ts'],
    ['apps/server/src/addresses/blocks.ts', '../admin/index.ts'],
    ['apps/server/src/tables/actor/actor.ts', '../../page/gateway.ts'],
    ['apps/server/src/tables/rules/moves.ts', '../actor/actor.ts'],
    ['apps/server/src/tables/rules/moves.ts', 'node:timers'],
    ['apps/server/src/tables/rules/moves.ts', '../../nodes/nodes.ts'],
    ['apps/server/src/tables/rules/moves.ts', '../../storage/sqlite/sqlite.ts'],
    ['apps/server/src/log.ts', '../../web/src/lib/base.ts'],
    ['apps/server/src/log.ts', 'react'],
    ['apps/server/test/harness.ts', '../../web/src/lib/base.ts'],
    ['apps/web/src/ui/Button.tsx', '../games/prado/index.ts'],
    ['apps/web/src/ui/Button.tsx', '../lib/preferences.ts'],
    ['apps/web/src/games/prado/Board.tsx', '../museum/art/land.ts'],
    ['apps/web/src/games/prado/Board.tsx', '../index.ts'],
    ['apps/web/src/lobby/LobbyPage.tsx', '../shell/App.tsx'],
    ['apps/web/src/lib/base.ts', '@sobremesa/server/src/log.ts'],
    ['apps/web/src/lib/base.ts', 'node:fs'],
    ['apps/web/src/lib/base.ts', '/src/shell/App.tsx'],
    ['apps/web/src/lib/base.ts', '../shell/nowhere.ts'],
    ['apps/nowhere/src/index.ts', 'react'],
  ])('%s may not import %s', (from, specifier) => {
    expect(isRefused(from, specifier)).toBe(true);
  });

  test('finds imports in every syntax', () => {
    const target = '../museum/state.ts';
    const forms = [
      `import { a } from '${target}';`,
      `import type { A } from '${target}';`,
      `import '${target}';`,
      `export { a } from '${target}';`,
      `export type { A } from '${target}';`,
      `export * from '${target}';`,
      `import a = require('${target}');`,
      `type A = import('${target}').A;`,
      `const a = await import('${target}');`,
      `const a = await import(\`${target}\`);`,
      'const a = await import(name);',
      `const a = require('${target}');`,
      `const a = import.meta.resolve('${target}');`,
      `const a = import.meta.glob('../museum/*.ts');`,
      `const a = new Worker(new URL('${target}', import.meta.url));`,
    ];
    for (const form of forms)
      expect({ form, refused: refusals('packages/games/src/prado/moves.ts', form) }).toEqual({ form, refused: [true] });
    expect(refusals('apps/web/src/ui/base.css', "@import '../shell/TopBar.module.css';")).toEqual([true]);
    expect(refusals('apps/web/src/ui/base.css', ".a { composes: b from '../table/Qr.module.css'; }")).toEqual([true]);
  });
});

const games = rooms.flatMap(({ name }) => /^games\/([^/]+)\/catalogue$/.exec(name)?.[1] ?? []);
/** @param {string} name */
const gameOf = (name) => games.find((game) => name.split('/').includes(game));
/** @param {string} name */
const isApp = (name) => /^(?:server|web)(?:\/|$)/.test(name);
/** @param {string} name */
const isPackage = (name) => samples.get(name)?.startsWith('packages/') === true;
/** @param {string} names */
const isOneOf =
  (names) =>
  /** @param {string} name */
  (name) =>
    names.split(' ').includes(name);

const isDoor = isOneOf('server/page server/bgio server/admin');

/** @type {[what: string, isForbidden: (from: string, to: string) => boolean][]} */
const never = [
  ['one game imports another', (from, to) => Boolean(gameOf(from) && gameOf(to)) && gameOf(from) !== gameOf(to)],
  ['storage imports a door', (from, to) => from.startsWith('server/storage') && isDoor(to)],
  ['ui imports a game', (from, to) => from === 'web/ui' && (gameOf(to) !== undefined || /^(?:web\/)?games/.test(to))],
  ['a package imports an app', (from, to) => isPackage(from) && isApp(to)],
  ['a transport imports a door', (from, to) => isOneOf('server/sockets server/http')(from) && isDoor(to)],
  ['a door imports another door', (from, to) => isDoor(from) && isDoor(to) && from !== to],
];

// The tests above follow the table. These hold for any table.
it.each(never)('never: %s', (_, isForbidden) => {
  const names = rooms.map(({ name }) => name);
  const pairs = names.flatMap((from) => names.filter((to) => isForbidden(from, to)).map((to) => [from, to]));
  expect(pairs.length).toBeGreaterThan(0);
  const passed = pairs.filter(([from = '', to = '']) => {
    const [file = '', target = ''] = [samples.get(from), samples.get(to)];
    const name = packageName(target);
    return !isRefused(file, relativePath(file, target)) || (name !== undefined && !isRefused(file, name));
  });
  expect(passed).toEqual([]);
});

test('finds a circle in values, in types and in lazy imports', () => {
  const texts = ["import { b } from './b.ts';", "import type { c } from './c.ts';", "void import('./a.ts');"];
  const edges = texts.flatMap((text, index) => {
    return edgesIn(`${'abc'[index]}.ts`, text).map(({ from, name }) => ({ from, file: posix.join(name ?? '') }));
  });
  expect(circlesIn(edges)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  expect(circlesIn(edges.slice(1))).toEqual([]);
  expect(circlesIn([{ from: 'a.ts', file: 'a.ts' }])).toEqual([['a.ts']]);
});

test('the number of exceptions does not grow', () => {
  expect(exceptions).toHaveLength(2);
  expect(circles).toHaveLength(0);
});
