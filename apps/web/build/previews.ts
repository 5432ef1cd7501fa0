import type { PREVIEWS_FILE } from '@sobremesa/protocol';
import type { Plugin } from 'vite';
import { saidBefore } from './languages.ts';

const fileName: typeof PREVIEWS_FILE = 'previews.json';

/** Writes the link-preview metadata of each page, for the server. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    async generateBundle() {
      const { previews: said } = await saidBefore();
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(said) });
    },
  };
}
