import { fileURLToPath } from 'node:url';
import type { PREVIEWS_FILE, Previews } from '@sobremesa/protocol';
import { runnerImport, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/previews/previews.ts', import.meta.url));
const fileName: typeof PREVIEWS_FILE = 'previews.json';

/** Writes for the server what is to be said of each page where a link to it is shown. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ previews: Previews }>(source);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(module.previews) });
    },
  };
}
