import { rm, stat } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the server into one file, and the image's health check into another, so that beside them only better-sqlite3, which is
 * compiled for each machine, is needed. NODE_ENV is settled here: in any other mode boardgame.io is five times slower, however
 * the server is started.
 */
const outputs = ['dist/main.js', 'dist/healthcheck.js'];
for (const output of outputs) await rm(output, { force: true });
await build({
  entryPoints: { main: 'src/main.ts', healthcheck: 'src/healthcheck.ts' },
  outdir: 'dist',
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
for (const output of outputs) {
  const { size } = await stat(output);
  console.log(`${output}: ${Math.round(size / 1024)} kB`);
}
