import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The fields of `package.json` that may name the repository. */
interface Described {
  homepage?: string;
  repository?: string | { url: string };
}

/**
 * The address of the repository, for the page's links to it: `REPOSITORY_URL`, or the field of
 * `package.json`. Empty if neither is set.
 */
export function repositoryAddress(env = process.env, described = packageJson()): string {
  const { homepage, repository } = described;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const known = env['REPOSITORY_URL'] || url || homepage || '';
  return known.replace(/^git\+/, '').replace(/\.git$/, '');
}

function packageJson(): Described {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8')) as Described;
}
