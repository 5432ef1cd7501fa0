import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { cannotHappen, type Node } from './cannotHappen.ts';
import { root } from './root.ts';

/** One small change of the code. */
export interface Mutant {
  /** The switch that activates it in this run. */
  id: string;
  /** Stable across runs as long as the file does not change. */
  key: string;
  file: string;
  /** From 1. */
  line: number;
  /** The whole line or lines of code, original and mutated, joined into one line. */
  was: string;
  becomes: string;
  /** Whether its file keeps state between calls. */
  kept: boolean;
}

/** A declaration at the top of a module that a call may change. */
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
 * Adds all mutants to the files, each behind a switch in `globalThis.__stryker__`. Stryker creates
 * the mutants.
 * @param files relative to the project's folder
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

/** A short hash of texts. */
export function hash(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16);
}

const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
