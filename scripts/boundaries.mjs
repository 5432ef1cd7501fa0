import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

/**
 * The import boundaries: which part of the code may import which. `npm run imports` checks every
 * import against this table, those of types included. A file belongs to the row with the longest
 * matching path, so each path ends in `/` or is a whole file.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {readonly string[]} files paths from the project's folder
 * @property {readonly string[]} imports other rooms that it may import; `server/*` stands for all
 *   rooms whose names begin with `server/`
 * @property {readonly string[]} packages what it may import from npm and Node; `node:*` stands for
 *   all of Node
 * @property {{ imports?: readonly string[], packages?: readonly string[] }} [tests] what its tests
 *   may import beside that
 * @property {boolean} [byPattern] it may import with `import.meta.glob`: it runs when the page is
 *   built, and no page loads it
 * @property {boolean} [isTest] all of it is for tests or tools, so only tests and tools may import
 *   it
 */

/** The games by the names of their folders. */
const games = readdirSync(join(root, 'packages/games/src')).filter(
  (name) => name !== 'kit' && existsSync(join(root, 'packages/games/src', name, 'index.ts')),
);

/**
 * The rows of each game.
 * @template Row
 * @param {(game: string) => Row[]} rows
 */
const forEachGame = (rows) => games.flatMap(rows);
/** @param {string} text */
const names = (text) => text.split(' ');
/**
 * @param {string} prefix
 * @param {string} [room] of each game
 */
const eachOf = (prefix, room) => games.map((game) => `${prefix}/${game}${room === undefined ? '' : `/${room}`}`);

const unitTests = ['vitest', 'fast-check'];
const pageTests = ['@testing-library/*', 'react', 'react-dom', 'use-intl', 'vitest', 'wouter', 'zustand'];

/** @type {Room[]} */
const packages = [
  {
    name: 'games/kit',
    files: ['packages/games/src/kit/'],
    imports: [],
    packages: ['boardgame.io', '@noble/ciphers', 'zod'],
    tests: { packages: unitTests },
  },
  ...forEachGame((game) => [
    {
      name: `games/${game}/catalogue`,
      files: [`packages/games/src/${game}/catalogue/`],
      imports: ['games/kit'],
      packages: [],
      tests: { imports: [`games/${game}`, `games/${game}/rules`], packages: unitTests },
    },
    // Museum labels. Not every game has them.
    ...(existsSync(join(root, 'packages/games/src', game, 'labels'))
      ? [
          {
            name: `games/${game}/labels`,
            files: [`packages/games/src/${game}/labels/`],
            imports: ['games/kit'],
            packages: [],
            tests: { imports: [`games/${game}`], packages: unitTests },
          },
        ]
      : []),
    {
      name: `games/${game}/state`,
      files: ['state', 'events', 'reasons', 'options', 'variants'].map((file) => `packages/games/src/${game}/${file}.ts`),
      imports: ['games/kit', `games/${game}/catalogue`],
      packages: ['zod'],
    },
    {
      // Plain data and pure functions: no boardgame.io, no immer, no Node.
      name: `games/${game}/rules`,
      files: [`packages/games/src/${game}/rules/`],
      imports: ['games/kit', `games/${game}/catalogue`, `games/${game}/state`],
      packages: [],
      tests: { imports: [`games/${game}`], packages: unitTests },
    },
    {
      // How bots play the game, and why a move is a good one.
      name: `games/${game}/bot`,
      files: [`packages/games/src/${game}/bot/`],
      imports: ['games/kit', `games/${game}`, `games/${game}/catalogue`, `games/${game}/state`, `games/${game}/rules`],
      packages: [],
      tests: { packages: unitTests },
    },
    {
      name: `games/${game}`,
      files: [`packages/games/src/${game}/`],
      imports: ['games/kit', ...['bot', 'catalogue', 'state', 'rules'].map((room) => `games/${game}/${room}`)],
      packages: ['boardgame.io', 'zod'],
      tests: { imports: ['games'], packages: unitTests },
    },
  ]),
  {
    name: 'games',
    files: ['packages/games/src/'],
    imports: ['games/kit', ...eachOf('games')],
    packages: [],
    tests: { packages: unitTests },
  },
  { name: 'protocol', files: ['packages/protocol/src/'], imports: [], packages: ['zod'], tests: { packages: unitTests } },
  {
    name: 'engine',
    files: ['packages/engine/src/'],
    imports: ['games/kit'],
    packages: [],
    tests: { imports: ['games', ...eachOf('games')], packages: [...unitTests, 'boardgame.io', 'zod'] },
  },
  {
    name: 'engine/judge',
    files: ['packages/engine/judge/'],
    imports: ['engine', 'games'],
    packages: ['node:*'],
    isTest: true,
  },
  {
    // Explains moves of every game that has hints.
    name: 'games/explanations',
    files: ['packages/games/src/explanations.ts'],
    imports: ['games/kit', ...eachOf('games', 'bot')],
    packages: [],
  },
  {
    name: 'bots/list',
    files: ['packages/bots/src/index.ts', 'packages/bots/src/policies.ts'],
    imports: ['bots', 'bots/weights', 'games'],
    packages: [],
    tests: { packages: unitTests },
  },
  {
    name: 'bots',
    files: ['packages/bots/src/'],
    imports: ['engine', 'games/kit', 'protocol'],
    packages: [],
    tests: { imports: ['bots/list', ...eachOf('games'), ...eachOf('games', 'bot')], packages: unitTests },
  },
  {
    name: 'bots/train',
    files: ['packages/bots/src/train/'],
    imports: ['bots', 'bots/list', 'engine', 'games/kit'],
    packages: ['node:*'],
    tests: { packages: unitTests },
    isTest: true,
  },
  {
    // Trained networks: only the list of bots and a game's advisor load them.
    name: 'bots/weights',
    files: ['packages/bots/src/weights/'],
    imports: ['bots'],
    packages: [],
  },
  {
    name: 'bots/arena',
    files: ['packages/bots/src/arena/'],
    imports: ['bots', 'bots/list', 'engine', 'games/kit', 'protocol'],
    packages: ['node:*', 'boardgame.io', 'tsx'],
    tests: { packages: unitTests },
    isTest: true,
  },
  {
    // One match, both for the server's tables and for the page's local play.
    name: 'match',
    files: ['packages/match/src/'],
    imports: ['engine', 'games/kit', 'protocol'],
    packages: ['@noble/hashes', 'zod'],
    tests: { imports: ['games', ...eachOf('games'), 'match/testing'], packages: unitTests },
  },
  {
    name: 'match/testing',
    files: ['packages/match/src/testing/'],
    imports: ['engine', 'games', 'games/kit', 'match', 'protocol'],
    packages: ['node:*', 'boardgame.io', 'tsx', 'vitest', 'zod'],
    isTest: true,
  },
  {
    name: 'client',
    files: ['packages/client/src/'],
    imports: ['protocol'],
    packages: ['socket.io-client', 'zustand'],
    tests: { packages: [...unitTests, 'socket.io'] },
  },
];

/** Tests of a part of the server may use all of the server. */
const serverTests = {
  imports: ['server', 'server/*', 'games', 'games/*', 'engine', 'bots', 'bots/*', 'match', 'match/*', 'protocol', 'client'],
  packages: [
    ...unitTests,
    'node:*',
    'better-sqlite3',
    'koa',
    'pg',
    'rate-limiter-flexible',
    'socket.io',
    'socket.io-client',
    'ws',
  ],
};
/** @param {string} text */
const inServer = (text) => names(text).map((name) => `server/${name}`);

/**
 * @param {string} name
 * @param {readonly string[]} imports
 * @param {readonly string[]} [npm]
 * @param {readonly string[]} [files]
 * @returns {Room}
 */
function serverRoom(name, imports, npm = [], files = [`apps/server/src/${name}/`]) {
  return { name: `server/${name}`, files, imports, packages: ['node:*', ...npm], tests: serverTests };
}

/** @type {Room[]} */
const server = [
  serverRoom(
    'base',
    ['protocol', 'server/nodes'],
    ['pino', 'rate-limiter-flexible', 'zod'],
    ['allowance', 'clock', 'config', 'failureLog', 'log', 'rates', 'read', 'refused', 'secrets'].map(
      (file) => `apps/server/src/${file}.ts`,
    ),
  ),
  serverRoom('metrics', ['protocol'], ['prom-client']),
  // The port. The doors do not depend on its implementations.
  serverRoom('storage', ['match', 'protocol', 'server/storage/databases'], ['zod']),
  serverRoom(
    'storage/databases',
    ['match', 'protocol', ...inServer('base storage')],
    ['better-sqlite3', 'pg', 'tsx', 'zod'],
    ['sql', 'sqlite', 'postgres'].map((folder) => `apps/server/src/storage/${folder}/`),
  ),
  serverRoom('nodes', ['protocol', ...inServer('base storage')], ['@redis/client', 'zod']),
  serverRoom('users', ['protocol', ...inServer('base nodes users/user storage')], ['@simplewebauthn/server']),
  // Plain data and pure functions.
  serverRoom(
    'users/user',
    ['protocol'],
    [],
    ['user', 'quiet'].map((file) => `apps/server/src/users/${file}.ts`),
  ),
  // Groups of people: their requests and results, without the tables that they play at.
  serverRoom('groups', ['games', 'match', 'protocol', ...inServer('base nodes storage users/user')]),
  serverRoom('bots', ['bots/list', 'games', 'games/kit', 'match', 'protocol', ...inServer('base')], ['tsx']),
  // Functions over plain records, without Node, storage implementations, sockets or other servers.
  {
    ...serverRoom('tables/rules', ['games', 'match', 'protocol', ...inServer('base users/user storage')]),
    packages: ['unhomoglyph'],
  },
  // The runtime of tables: an actor for each table, its timers and bots, the lobby, replication
  // between servers.
  serverRoom('tables', [
    'engine',
    'games',
    'match',
    'protocol',
    ...inServer('base bots groups metrics nodes users users/user storage tables/rules'),
  ]),
  serverRoom('backups', inServer('base storage')),
  serverRoom(
    'notifications',
    ['games', 'match', 'protocol', ...inServer('base http nodes users users/user storage tables tables/rules')],
    ['nodemailer'],
  ),
  // Client addresses, and the operator's blocks of them.
  serverRoom('addresses', inServer('base nodes storage')),
  serverRoom(
    'http',
    ['protocol', ...inServer('addresses base metrics storage tables')],
    ['@koa/cors', '@koa/router', '@koa/send', 'koa', 'koa-compress', 'koa-helmet'],
  ),
  // The transport of sockets, below the doors.
  serverRoom(
    'sockets',
    ['protocol', ...inServer('addresses base http metrics nodes')],
    ['socket.io', 'socket.io-adapter', 'socket.io-parser', 'ws'],
  ),
  // The doors: only the program imports them, and no door imports another one.
  serverRoom('page', ['protocol', ...inServer('base metrics notifications users sockets storage tables')], ['socket.io', 'zod']),
  serverRoom(
    'bgio',
    ['protocol', ...inServer('base http metrics users sockets tables')],
    ['@koa/bodyparser', '@koa/router', 'koa', 'socket.io', 'zod'],
  ),
  serverRoom(
    'admin',
    ['protocol', ...inServer('addresses backups base http metrics nodes notifications sockets storage tables')],
    ['@koa/bodyparser', '@koa/router', 'koa', 'zod'],
  ),
  {
    name: 'server',
    files: ['apps/server/src/'],
    imports: [
      'games',
      'protocol',
      ...inServer(
        'addresses admin backups base bgio bots http metrics nodes notifications page sockets storage tables tables/rules',
      ),
    ],
    packages: ['node:*'],
    tests: serverTests,
  },
  {
    name: 'server/test',
    files: [
      'apps/server/test/',
      'apps/server/src/storage/conformance.ts',
      'apps/server/src/storage/corruption.ts',
      'apps/server/src/storage/groupConformance.ts',
    ],
    imports: serverTests.imports,
    packages: [...serverTests.packages, '@koa/router', '@redis/client', 'boardgame.io', 'pino', 'smtp-server', 'yaml', 'zod'],
    isTest: true,
  },
  {
    name: 'server/build',
    files: [
      'apps/server/build.mjs',
      'apps/server/vitest.config.ts',
      'apps/server/vitest.databases.config.ts',
      'apps/server/vitest.nodes.config.ts',
      'apps/server/vitest.processes.config.ts',
    ],
    imports: ['configuration', 'server/test'],
    packages: ['node:*', 'esbuild', 'vitest'],
    isTest: true,
  },
];

/** Tests of a part of the page may use all of the page. */
const webTests = {
  imports: ['web/*', 'games', 'games/*', 'engine', 'bots', 'bots/*', 'match', 'match/*', 'protocol', 'client'],
  packages: pageTests,
};
const react = ['react', 'use-intl'];

/**
 * @param {string} name
 * @param {readonly string[]} imports
 * @param {readonly string[]} npm
 * @param {readonly string[]} [files]
 * @returns {Room}
 */
function webRoom(name, imports, npm, files = [`apps/web/src/${name}/`]) {
  return { name: `web/${name}`, files, imports, packages: npm, tests: webTests };
}
/** @param {string} text */
const web = (text) => names(text).map((name) => `web/${name}`);

/** @type {Room[]} */
const page = [
  // From the bottom: modules with the fewest dependencies come first.
  webRoom('ui', [], [...react, 'wouter', 'zustand']),
  webRoom('lib', ['client', 'protocol', ...web('i18n')], [...react, 'zustand']),
  webRoom('i18n', ['games/kit', ...web('games/list lib')], [...react, '@languages/*']),
  webRoom('connection', ['client', 'protocol', ...web('lib ui')], [...react, 'react-dom', 'zustand']),
  webRoom(
    'lib/stores',
    [],
    ['react', 'zustand'],
    ['derived', 'usePicked'].map((file) => `apps/web/src/lib/${file}.ts`),
  ),
  webRoom('lib/lazy', web('lib'), ['react'], ['apps/web/src/lib/lazy.ts', 'apps/web/src/lib/lazyPart.tsx']),
  webRoom('games/drawing', [], ['react']),
  webRoom('games/motion', web('ui'), ['react']),
  webRoom('games/advice', ['bots', 'games/kit'], []),
  webRoom('games/frame', ['games/kit', ...web('games/board i18n lib/lazy rulebook/context ui')], react),
  webRoom(
    'games/board',
    ['games/kit', ...web('games/motion i18n lib lib/stores ui')],
    ['react', 'zustand'],
    ['game.ts', 'inSight.ts', 'remembered.ts', 'tableContext.tsx', 'useChoosing.ts', 'useFocusOn.ts'].map(
      (file) => `apps/web/src/games/${file}`,
    ),
  ),
  ...forEachGame((game) => [
    {
      name: `web/games/${game}`,
      files: [`apps/web/src/games/${game}/`],
      imports: [
        ...names(`bots bots/weights games/kit games/${game} games/${game}/bot games/${game}/state games/${game}/labels`),
        ...web(
          'games/advice games/board games/drawing games/frame games/manifest games/motion i18n lib/lazy lib/stores rulebook/context ui',
        ),
        ...web('about/box gallery/types learn/script shelf/box'),
      ],
      packages: ['react', 'react-dom', 'zustand'],
      tests: { imports: web('games learn lib rulebook test'), packages: pageTests },
    },
  ]),
  webRoom(
    'games/manifest',
    ['games/kit', ...web('about/box gallery/types games/board i18n learn/script rulebook/context')],
    [],
    ['apps/web/src/games/manifest.ts'],
  ),
  // The page's only list of games, by their manifests.
  webRoom(
    'games/list',
    [...eachOf('web/games'), ...web('games/manifest i18n')],
    [],
    ['apps/web/src/games/index.ts', 'apps/web/src/games/texts.ts'],
  ),
  webRoom(
    'games',
    ['games/kit', ...web('about/box gallery/types games/board games/list games/manifest i18n lib rulebook/context')],
    [],
    ['apps/web/src/games/'],
  ),
  webRoom('bots', ['protocol', ...web('games/drawing i18n ui')], react),
  webRoom('local', ['bots/list', 'client', 'engine', 'games/kit', 'match', 'protocol', ...web('table')], ['react']),
  webRoom(
    'rulebook/context',
    web('games/board i18n ui'),
    react,
    ['context.ts', 'rulebook.ts', 'Why.tsx', 'Why.module.css', 'Example.tsx', 'Example.module.css'].map(
      (file) => `apps/web/src/rulebook/${file}`,
    ),
  ),
  webRoom('rulebook', web('gallery games games/list i18n layout lib lib/lazy lobby rulebook/context ui'), [...react, 'wouter']),
  webRoom('layout', ['protocol', ...web('connection devices i18n lib lib/lazy notifications ui')], [...react, 'wouter']),
  webRoom('timeControl', ['protocol', ...web('i18n lib/lazy table ui')], react),
  webRoom(
    'devices',
    ['client', 'protocol', ...web('connection i18n layout lib notifications table ui')],
    [...react, '@simplewebauthn/browser', 'wouter'],
  ),
  webRoom(
    'notifications',
    ['client', 'protocol', ...web('connection i18n layout lib lib/lazy lobby table ui')],
    [...react, 'react-dom'],
  ),
  webRoom(
    'groups',
    ['client', 'protocol', ...web('connection i18n layout lib lib/lazy lobby table ui')],
    [...react, 'wouter', 'zustand'],
  ),
  webRoom(
    'lobby',
    [
      'client',
      'games/kit',
      'protocol',
      ...web('bots connection games games/list groups i18n layout lib lib/lazy shelf timeControl ui'),
    ],
    [...react, 'wouter', 'zustand'],
  ),
  webRoom('shelf/box', web('games/drawing'), ['react'], ['apps/web/src/shelf/covers/']),
  {
    name: 'web/shelf/drawings',
    files: ['apps/web/src/shelf/covers/drawings.tsx'],
    imports: eachOf('web/games'),
    packages: ['react'],
    byPattern: true,
  },
  webRoom(
    'shelf',
    ['client', 'protocol', ...web('bots connection games games/list lib lib/lazy lobby local/page shelf/drawings ui')],
    [...react, 'wouter'],
  ),
  webRoom('learn/script', ['protocol', ...web('local')], [], ['apps/web/src/learn/script.ts']),
  webRoom(
    'learn',
    [
      ...names('client games/kit protocol'),
      ...web(
        'connection games games/list i18n layout learn/script lib lib/lazy lib/stores lobby local rulebook rulebook/context table ui',
      ),
    ],
    [...react, 'wouter', 'zustand'],
  ),
  webRoom(
    'table',
    [
      ...names('bots client games/kit protocol'),
      ...web(
        'bots connection devices gallery games games/advice games/board games/list groups i18n layout learn lib lib/lazy lib/stores lobby notifications replay/document rulebook rulebook/context shelf/drawings shuffle timeControl ui',
      ),
    ],
    [...react, 'react-dom', 'uqr', 'wouter', 'zustand'],
  ),
  webRoom(
    'local/page',
    ['protocol', ...web('bots connection games games/list i18n layout lib lobby local shelf table ui')],
    [...react, 'wouter'],
  ),
  // How a game fits into the gallery, and the gallery's texts.
  webRoom(
    'gallery/types',
    ['games/kit', ...web('i18n')],
    ['react'],
    ['gameGallery.ts', 'labelTexts.ts', 'messages/'].map((file) => `apps/web/src/gallery/${file}`),
  ),
  webRoom(
    'gallery',
    ['games/kit', ...web('gallery/types games games/drawing games/list i18n layout lib lib/lazy lobby rulebook/context ui')],
    [...react, 'wouter'],
  ),
  webRoom('about/box', web('i18n'), ['react'], ['apps/web/src/about/box.ts', 'apps/web/src/about/messages/']),
  webRoom(
    'about',
    [
      'client',
      ...web('about/box bots connection games games/list i18n layout learn lib lib/lazy lobby local local/page shelf table ui'),
    ],
    [...react, 'zustand'],
  ),
  // What the final page of a match needs of the replay.
  webRoom(
    'replay/document',
    web('i18n'),
    [],
    ['apps/web/src/replay/handedOver.ts', 'apps/web/src/replay/texts.ts', 'apps/web/src/replay/messages/'],
  ),
  // Runs in a worker, so that the page loads neither rules nor schemas.
  webRoom('replay/host', ['engine', 'games', 'games/kit', 'match', 'protocol'], []),
  // Runs in a worker, too.
  webRoom('story/host', ['bots/list', 'engine', 'games', 'games/explanations', 'games/kit', 'match'], []),
  webRoom('story/texts', web('i18n'), [], ['apps/web/src/story/texts.ts', 'apps/web/src/story/messages/']),
  // A finished match as a graph.
  webRoom('story', ['games/kit', ...web('games i18n story/host story/texts ui')], [...react, 'd3-scale', 'd3-shape']),
  webRoom(
    'replay',
    [
      ...names('client games/kit match protocol'),
      ...web(
        'bots connection games games/list i18n layout lib lib/lazy lobby local local/page replay/document replay/host shuffle story table ui',
      ),
    ],
    [...react, 'wouter', 'zustand'],
  ),
  // The shuffle of a table, on this device: its contribution, and the check after the match.
  webRoom('shuffle', ['client', 'match', 'protocol', ...web('i18n lib lib/lazy replay/document replay/host ui')], react),
  // The start page of a build without a server.
  webRoom('static', web('games/list i18n layout lib lobby local/page shelf ui'), [...react, 'wouter']),
  webRoom('admin', ['protocol', ...web('i18n layout lib lobby ui')], react),
  webRoom('previews', ['protocol', ...web('games/manifest i18n')], ['use-intl']),
  webRoom('pwa', ['client', ...web('lib notifications worker')], ['zustand']),
  webRoom('prerender', ['client', ...web('about about/box connection games/list i18n lobby')], [...react, 'react-dom', 'wouter']),
  // use-intl's types of all messages.
  webRoom(
    'messages',
    web(
      'about/box admin bots devices gallery/types games/manifest groups i18n learn local/page notifications replay/document shuffle static story/texts table timeControl',
    ),
    ['use-intl'],
    ['apps/web/src/i18n/config.d.ts'],
  ),
  // The page as a whole. No part of it imports these.
  webRoom(
    'shell',
    [
      'client',
      ...web(
        'about admin connection devices gallery groups i18n layout learn lib lib/lazy lobby local/page notifications pwa replay rulebook static table ui',
      ),
    ],
    [...react, 'wouter', '@languages/*'],
  ),
  webRoom('main', web('connection lib pwa shell ui'), ['react', 'react-dom'], ['apps/web/src/']),
  { name: 'web/worker', files: ['apps/web/worker/'], imports: ['protocol'], packages: [], tests: webTests },
  {
    name: 'web/test',
    files: ['apps/web/test/'],
    imports: webTests.imports,
    packages: [...pageTests, 'node:*', 'vite'],
    isTest: true,
  },
  {
    name: 'web/build',
    files: [
      'apps/web/build/',
      'apps/web/vite.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.isolated.config.ts',
      'apps/web/vitest.node.config.ts',
      'apps/web/vitest.toy.config.ts',
    ],
    imports: ['configuration', 'protocol', ...web('i18n previews worker')],
    packages: [
      ...names('node:* react react-dom vite vitest @vitejs/plugin-react icu-minify subset-font terser'),
      ...names('@fontsource/* @fontsource-variable/*'),
    ],
    tests: { ...webTests, packages: [...pageTests, 'node:*', 'vite', 'icu-minify'] },
    isTest: true,
  },
  {
    name: 'web/translate',
    files: ['apps/web/translate/'],
    imports: web(
      'about admin bots build devices gallery games/list games/manifest groups i18n learn local/page notifications previews replay/document rulebook shuffle static story/texts table timeControl',
    ),
    packages: ['node:*', 'icu-minify'],
    tests: { ...webTests, packages: [...pageTests, 'node:*'] },
    isTest: true,
  },
];

const everything = ['games', 'games/*', 'engine', 'bots', 'bots/*', 'protocol', 'client', 'server', 'server/*', 'web/*'];

/** Tools of the repository. Nothing that is shipped imports them. @type {Room[]} */
const tools = [
  {
    name: 'scripts',
    files: ['scripts/'],
    imports: [],
    packages: ['node:*', '@playwright/test', 'concurrently', 'oxc-parser', 'oxfmt'],
    tests: { imports: ['server/base'], packages: ['vitest'] },
    isTest: true,
  },
  {
    name: 'e2e',
    files: ['e2e/'],
    imports: [...everything, 'scripts'],
    packages: ['node:*', '@playwright/test', '@axe-core/playwright', 'ws'],
    isTest: true,
  },
  {
    name: 'bench',
    files: ['bench/'],
    imports: [...everything, 'e2e', 'scripts'],
    packages: ['node:*', '@playwright/test', 'boardgame.io', 'ws'],
    isTest: true,
  },
  {
    name: 'mutants',
    files: ['mutants/'],
    imports: ['games'],
    packages: ['node:*', '@stryker-mutator/instrumenter', '@vitest/runner', 'vitest'],
    isTest: true,
  },
  {
    name: 'configuration',
    files: [
      'knip.ts',
      'vitest.config.ts',
      'vitest.slow.ts',
      ...names('bots client engine games match protocol').map((name) => `packages/${name}/vitest.config.ts`),
    ],
    imports: [],
    packages: ['node:*', 'knip', 'vitest'],
    isTest: true,
  },
];

export const rooms = [...packages, ...server, ...page, ...tools];

/**
 * Imports that the table forbids and that cannot be removed yet. The list must only shrink: an
 * unneeded entry fails the check. `to` is a file, or the module specifier if there is no such file,
 * or `?` if the module is computed.
 * @type {readonly { from: string, to: string, why: string }[]}
 */
export const exceptions = [
  { from: 'apps/web/build/firstSight.ts', to: '?', why: 'loads what it has just built' },
  { from: 'scripts/start.mjs', to: '?', why: 'loads the server that was built' },
];

/**
 * Circular imports of types that cannot be removed yet. There are no other circles. This list must
 * only shrink, too.
 * @type {readonly { from: string, to: string }[]}
 */
export const circles = [];
