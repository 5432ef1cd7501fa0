import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

const { version } = JSON.parse(await readFile('../../package.json', 'utf8'));

/**
 * Bundles the server, its database and bot threads, and each further program into one file each. At
 * run time they need only better-sqlite3 beside them, which is compiled per machine. NODE_ENV is
 * `production` in all of them, however they are started: in any other mode packages run developer
 * checks, and boardgame.io's own server, in a benchmark, is five times slower.
 * `node build.mjs ENTRY OUTFILE` bundles a benchmark like the server.
 */
const [entry, outfile] = process.argv.slice(2);
const folder = outfile === undefined ? 'dist' : dirname(outfile);
const programs = {
  main: 'src/main.ts',
  healthcheck: 'src/healthcheck.ts',
  backup: 'src/backup.ts',
  restore: 'src/restore.ts',
  'move-to-postgres': 'src/move-to-postgres.ts',
  admin: 'src/admin.ts',
};
const entryPoints = {
  worker: 'src/storage/sqlite/worker.ts',
  thinking: 'src/bots/thinking.ts',
  ...(outfile === undefined ? programs : { [basename(outfile, '.js')]: entry }),
};
const outputs = Object.keys(entryPoints).map((name) => join(folder, `${name}.js`));
/**
 * Leaves packages out of the source maps. Node keeps a parsed map in memory: with packages in it, a
 * server at rest took 270 MB instead of 140. Their frames in a stack name the bundle and its line.
 */
const unmapPackages = {
  name: 'unmap-packages',
  setup({ onLoad }) {
    // A map with a single segment. Without one, esbuild maps each token; data has no comment for
    // it.
    const map = JSON.stringify({ version: 3, sources: [''], mappings: 'AAAA' });
    const comment = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
    onLoad({ filter: /[\\/]node_modules[\\/].*\.(?:[cm]?js|json)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: `${path.endsWith('.json') ? `module.exports = ${text}` : text}\n${comment}`, loader: 'js' };
    });
  },
};
// A failed build must leave no program of an earlier build behind.
const { outputFiles } = await build({
  write: false,
  entryPoints,
  outdir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  plugins: [unmapPackages],
  // `pg-native` is an optional native part of pg.
  external: ['better-sqlite3', 'pg-native'],
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.npm_package_version': JSON.stringify(version),
  },
  // Bundled CommonJS packages call require() for Node's own modules.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
}).catch(async (error) => {
  for (const output of outputs) await rm(output, { force: true });
  throw error;
});
await mkdir(folder, { recursive: true });
// Renames are atomic: a program started meanwhile is the earlier one or this one, never missing or
// incomplete.
for (const { path, contents } of outputFiles) {
  await writeFile(`${path}.${process.pid}`, contents);
  await rename(`${path}.${process.pid}`, path);
}
for (const output of outputs) {
  const { size } = await stat(output);
  console.log(`${output}: ${Math.round(size / 1024)} kB`);
}
