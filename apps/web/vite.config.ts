import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { className } from './build/className.ts';
import { compressed } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { firstSight } from './build/firstSight.ts';
import { fonts } from './build/fonts.ts';
import { pwa } from './build/pwa.ts';
import { languageFolders } from './build/languages.ts';
import { compiledMessages, compiledTranslations } from './build/messages.ts';
import { previews } from './build/previews.ts';
import { privateAliases } from './build/private/index.ts';
import { pollingByFetch } from './build/private/polling.ts';
import { smaller } from './build/smaller.ts';

/** Where `npm run dev` has the server: at the same port as `npm start` would. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

/** In production the server names the base path; the development server has none but the root. */
const devBase: Plugin = {
  name: 'dev-base',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
};

const games = readdirSync(resolve(import.meta.dirname, 'src/games')).filter((name) =>
  existsSync(resolve(import.meta.dirname, 'src/games', name, 'manifest.ts')),
);

/**
 * Chunks that name everything they need, scripts included, so that the browser fetches it at once:
 * pages and boards.
 */
const pages = new RegExp(`/(?:${['TablePage', 'PlayPage', 'OpenTable', ...games].join('|')})-`);

/**
 * Of what is opened now and then only the styles are named beforehand: every page would have to
 * bring the list of the rest.
 */
function neededAtOnce(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' || pages.test(file) ? needed : needed.filter((name) => name.endsWith('.css'));
}

const groups = [
  // What comes first comes in one piece: it is smaller together.
  { name: 'start', tags: ['$initial' as const] },
  // Where the loaders of games are found, with what loads them, so that a page that needs a game
  // has it at once.
  { name: 'load', test: /\/src\/games\/(?:load|[^/]+\/loaders)\.ts$/ },
];

export default defineConfig({
  // Relative, so that the same build is served from any path.
  base: './',
  plugins: [
    react(),
    devBase,
    compiledMessages(),
    compiledTranslations(),
    drawings(),
    pollingByFetch(),
    fonts(['fraunces-titles', 'source-sans']),
    previews(),
    firstSight(),
    smaller(),
    pwa(),
    compressed(),
  ],
  resolve: {
    alias: {
      '@languages': languageFolders,
      // What the shim stands in for, every React has that we could use.
      'use-sync-external-store/shim/index.js': 'react',
      ...privateAliases,
    },
  },
  css: { modules: { generateScopedName: className } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/admin/api': server,
      '/games': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    assetsInlineLimit: 1024,
    license: { fileName: '.vite/licences.json' },
    // Every browser that can do the rest knows it.
    modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
