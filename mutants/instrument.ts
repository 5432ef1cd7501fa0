import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { cannotHappen, type Node } from './cannotHappen.ts';
import { root } from './root.ts';

/** One small change of the code. */
export interface Mutant {
  /** The switch that turns it on, in this run. */
  id: string;
  /** The same in every run, as long as the file stays as it is. */
  key: string;
  file: string;
  /** From 1. */
  line: number;
  /** The whole line, as it stands. */
  text: string;
  /** What is changed, and into what: the code of both. */
  from: string;
  to: string;
  /** Its file keeps something from one call to the next. */
  kept: boolean;
}

/** Something at the top of a module that a call may change. */
const KEEPS = /^(let |const \w+ = new (Weak)?(Map|Set)\b)/m;

const nothing = (): void => {};
const isOff = (): boolean => false;
const silent = {
  isTraceEnabled: isOff,
  isDebugEnabled: isOff,
  isInfoEnabled: isOff,
  isWarnEnabled: isOff,
  isErrorEnabled: isOff,
  isFatalEnabled: isOff,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

const ignorer = {
  shouldIgnore: (path: object) => ('node' in path && cannotHappen(path.node as Node) ? 'it cannot happen' : undefined),
};

/**
 * The code of the files with every mutant in it, each behind a switch, and the mutants. Stryker says what they are; the
 * switches are in `globalThis.__stryker__`.
 * @param files from the project's folder
 */
export async function instrument(files: readonly string[]): Promise<{ code: Map<string, string>; mutants: Mutant[] }> {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const { files: written, mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, mutate: true, content: sources.get(name) as string })),
    { plugins: null, excludedMutations: [], ignorers: [ignorer] },
  );
  return {
    code: new Map(written.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName: file, replacement, location }) => {
        const source = sources.get(file) as string;
        const from = cut(source, location);
        return {
          id,
          key: hash(source, String(location.start.line), String(location.start.column), from, replacement),
          file,
          line: location.start.line + 1,
          text: (source.split('\n')[location.start.line] as string).trim(),
          from,
          to: replacement,
          kept: KEEPS.test(source),
        };
      }),
  };
}

/** A short name for texts. */
export function hash(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16);
}

interface Place {
  line: number;
  column: number;
}

function cut(source: string, { start, end }: { start: Place; end: Place }): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] as string).slice(0, end.column);
  lines[0] = (lines[0] as string).slice(start.column);
  return lines.join('\n');
}
