import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { className } from './build/className.ts';
import { compressed } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { firstSight } from './build/firstSight.ts';
import { fonts } from './build/fonts.ts';
import { pwa } from './build/pwa.ts';
import { languageFolders } from './build/languages.ts';
import { compiledMessages, compiledTranslations } from './build/messages.ts';
import { previews } from './build/previews.ts';
import { repositoryAddress } from './build/repository.ts';
import { staticPages } from './build/staticPages.ts';
import { privateAliases } from './build/private/index.ts';
import { pollingByFetch } from './build/private/polling.ts';
import { usedReact } from './build/private/usedReact.ts';
import { smaller } from './build/smaller.ts';
import { withoutServer } from './build/withoutServer.ts';

/** The server beside `npm run dev`, on the same port as with `npm start`. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

/**
 * In production the server sets the base path; the development server always serves from the root.
 */
const devBase: Plugin = {
  name: 'dev-base',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
};

const games = readdirSync(resolve(import.meta.dirname, 'src/games')).filter((name) =>
  existsSync(resolve(import.meta.dirname, 'src/games', name, 'manifest.ts')),
);

/** Chunks whose scripts are preloaded with their styles: pages and boards. */
const pages = new RegExp(`/(?:${['TablePage', 'PlayPage', 'OpenTable', ...games].join('|')})-`);

/**
 * For other chunks only styles are preloaded. Listing their scripts would make every page larger.
 */
function neededAtOnce(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' || pages.test(file) ? needed : needed.filter((name) => name.endsWith('.css'));
}

const groups = [
  // All initial code in one chunk, which compresses better.
  { name: 'start', tags: ['$initial' as const] },
  // The games' loaders, with the code that uses them, so that a page can load a game at once.
  { name: 'load', test: /\/src\/games\/(?:load|[^/]+\/loaders)\.ts$/ },
  ...chunkGroups(games),
];

/** `--mode static`: the page without a server. */
export default defineConfig(({ mode }) => {
  const isStatic = mode === 'static';
  return {
    // Relative, so that the same build is served from any path.
    base: './',
    define: { 'import.meta.env.REPOSITORY_URL': JSON.stringify(repositoryAddress()) },
    plugins: [
      react(),
      devBase,
      compiledMessages(),
      compiledTranslations(),
      drawings(),
      pollingByFetch(),
      usedReact(),
      fonts(['fraunces-titles', 'source-sans']),
      ...(isStatic ? [withoutServer(), staticPages()] : [previews(), firstSight()]),
      smaller(),
      pwa(!isStatic),
      ...(isStatic ? [] : [compressed()]),
    ],
    resolve: {
      alias: {
        '@languages': languageFolders,
        // All React versions in use have this hook, so the shim is not needed.
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
      ...(isStatic && { outDir: resolve(import.meta.dirname, '../../dist/static'), emptyOutDir: true }),
      assetsInlineLimit: 1024,
      license: { fileName: '.vite/licences.json' },
      // Every browser that can run the page supports module preload.
      modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
      rolldownOptions: {
        // Removes the pages that need a server, which are unreachable.
        ...(isStatic && { treeshake: { manualPureFunctions: ['lazy', 'atTable'] } }),
        output: { codeSplitting: { groups } },
      },
    },
  };
});
