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
  /** The code of the whole line, or lines, as it stands and as it is changed, written on one. */
  was: string;
  becomes: string;
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
 * The code of the files with every mutant in it, each behind a switch, and the mutants. Stryker
 * says what they are; the switches are in `globalThis.__stryker__`.
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
        const { start, end } = location;
        const lines = source.split('\n');
        const [first = '', last = ''] = [lines[start.line], lines[end.line]];
        const was = lines.slice(start.line, end.line + 1).join('\n');
        const becomes = first.slice(0, start.column) + replacement + last.slice(end.column);
        return {
          id,
          key: hash(source, String(start.line), String(start.column), was, becomes),
          file,
          line: start.line + 1,
          was: onOneLine(was),
          becomes: onOneLine(becomes),
          kept: KEEPS.test(source),
        };
      }),
  };
}

/** A short name for texts. */
export function hash(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16);
}

const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
