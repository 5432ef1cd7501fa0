import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const server = fileURLToPath(new URL('../apps/server/', import.meta.url));
const cache = fileURLToPath(new URL('../node_modules/.cache/sobremesa/bench/', import.meta.url));

const made = new Map<string, string>();

/** A file path for benchmark output. */
export function cached(name: string): string {
  return cache + name;
}

/**
 * Bundles a program of this folder (`servers/ours`) once, in the same way as the server, so that
 * benchmarks measure the real code.
 *
 * @returns the file to run
 */
export function bundled(program: string): string {
  const done = made.get(program);
  if (done !== undefined) return done;
  const entry = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const outfile = cached(`${program}.js`);
  execFileSync(process.execPath, ['build.mjs', entry, outfile], { cwd: server, stdio: ['ignore', 'ignore', 'inherit'] });
  made.set(program, outfile);
  return outfile;
}
