import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type * as spoken from '../src/previews/previews.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Target of the alias `@languages`: the folders of languages that have no catalogues in the code.
 */
export const languageFolders = resolve(root, 'languages');

/**
 * The texts that the build needs, in each language. @param folders replaces the default folder in
 * tests
 */
export async function saidBefore(folders = languageFolders): Promise<typeof spoken> {
  const alias = { '@languages': folders };
  const { module } = await runnerImport<typeof spoken>(resolve(root, 'src/previews/previews.ts'), { root, resolve: { alias } });
  return module;
}
