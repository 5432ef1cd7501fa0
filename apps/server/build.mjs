import { rm, stat } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the server into one file, so that beside it only better-sqlite3, which is compiled for each machine, is needed.
 * NODE_ENV is settled here: in any other mode boardgame.io is five times slower, however the server is started.
 * What is measured beside the server is bundled like it: `node build.mjs ENTRY OUTFILE`.
 */
const [entry = 'src/main.ts', outfile = 'dist/main.js'] = process.argv.slice(2);
await rm(outfile, { force: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  external: ['better-sqlite3'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // What is bundled from CommonJS still asks for Node's own modules with require().
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});
const { size } = await stat(outfile);
console.log(`${outfile}: ${Math.round(size / 1024)} kB`);
