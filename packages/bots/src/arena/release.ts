import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { answer, levels, policies } from '../index.ts';

/** The bots of an earlier release, with its rules. */
export interface Release {
  commit: string;
  answer: typeof answer;
  policies: typeof policies;
  /** Those that the release has. */
  levels: typeof levels;
}

const root = join(import.meta.dirname, '../../../..');

/**
 * Loads the bots of an earlier commit, to play against those of today. They read today's views, so
 * the views of both must have the same form.
 *
 * @param ref a tag, a branch or a commit
 * @throws Error if git does not know it
 */
export async function releaseAt(ref: string): Promise<Release> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim();
  const folder = join(root, 'dist/releases', commit);
  if (!existsSync(folder)) unpack(commit, folder);
  const bots = (await tsImport(join(folder, 'packages/bots/src/index.ts'), import.meta.url)) as Omit<Release, 'commit'>;
  return { commit, answer: bots.answer, policies: bots.policies, levels: bots.levels };
}

/** Writes the packages of a commit to a folder in which they find each other. */
function unpack(commit: string, folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  const scope = join(unfinished, 'node_modules/@sobremesa');
  mkdirSync(scope, { recursive: true });
  execFileSync('tar', ['x', '-C', unfinished], { input: gitArchive(commit) });
  for (const name of readdirSync(join(unfinished, 'packages'))) symlinkSync(join('../../packages', name), join(scope, name));
  renameSync(unfinished, folder);
}

function gitArchive(commit: string): Buffer {
  return execFileSync('git', ['archive', commit, 'packages', 'tsconfig.base.json'], { cwd: root, maxBuffer: 2 ** 28 });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
