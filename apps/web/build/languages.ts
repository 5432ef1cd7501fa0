import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type * as spoken from '../src/previews/previews.ts';

const root = resolve(import.meta.dirname, '..');

/** Where `@languages` leads: the folders of all languages that are not written in the code. */
export const languageFolders = resolve(root, 'languages');

/**
 * What the page says before it runs, in every language. @param folders instead of ours, in tests
 */
export async function saidBefore(folders = languageFolders): Promise<typeof spoken> {
  const alias = { '@languages': folders };
  const { module } = await runnerImport<typeof spoken>(resolve(root, 'src/previews/previews.ts'), { root, resolve: { alias } });
  return module;
}
