import type { KnipConfig } from 'knip';

/**
 * Turns the references of a style sheet into imports, so that its fonts and sheets count as used.
 */
function importsOf(css: string): string {
  const asked = css.matchAll(/@import\s+['"]([^'"]+)['"]|url\(['"]?(?!data:|#)([^'")]+)['"]?\)/g);
  return [...asked].map(([, sheet, file]) => `import '${sheet ?? file}';`).join('\n');
}

const config: KnipConfig = {
  // A type may be exported for its name alone.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOf },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        // vitest loads it by its path.
        'scripts/lib/flaky-reporter.mjs',
        'e2e/browsers/main.ts',
        'bench/servers/*.ts',
        'bench/load/generator.ts',
        'mutants/{runner,vitest.config}.ts',
        'mutants/sample/*.ts',
      ],
      // boardgame.io's FlatFile requires it without declaring it.
      ignoreDependencies: ['node-persist'],
      project: ['scripts/**', 'bench/**', 'e2e/**', 'mutants/**', '*'],
      playwright: { config: 'e2e/*.config.ts', entry: ['e2e/**/*.spec.ts', 'e2e/screenshots.ts', 'e2e/boardgame.mjs'] },
      vitest: { config: 'vitest.config.ts', entry: ['scripts/**/*.test.mjs', 'mutants/*.test.ts'] },
    },
    'packages/*': { project: ['src/**'] },
    'packages/bots': { project: ['src/**'] },
    // Part of every Linux, and used only there.
    'apps/server': {
      ignoreBinaries: ['prlimit'],
      entry: ['src/{healthcheck,backup,restore,move-to-postgres,admin}.ts', 'test/kill/{main,server}.ts', 'test/days/server.ts'],
      project: ['src/**', 'test/**'],
    },
    // Only Vite knows these aliases.
    'apps/web': {
      entry: [
        'src/prerender/prerender.tsx',
        'build/private/{noWebTransport,received,address,base64}.ts',
        'test/art/page.ts',
        'test/texts/printed.ts',
        'test/toyGames.ts',
        'worker/{main,farewell}.ts',
      ],
      project: ['src/**', 'test/**', 'build/**', 'translate/**', 'worker/**'],
      ignoreDependencies: [/^@fonts\//],
    },
  },
};

export default config;
