import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Excludes the page itself, because the server inserts its base into it, and fonts, which are
 * compressed already.
 */
const compressible = /\.(?:js|css|svg)$/;

/** More would not keep more processors busy, and some systems limit a process to 256 open files. */
const AT_ONCE = 16;

/**
 * Writes a Brotli and a gzip version of each file beside it, at maximum compression. The server
 * chooses one.
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const all = await readdir(folder, { recursive: true });
      const files = all.filter((file) => compressible.test(file)).values();
      const work = async () => {
        for (const file of files) await compressFile(join(folder, file));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    promisify(brotliCompress)(content, brotli).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
