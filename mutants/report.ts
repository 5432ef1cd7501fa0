import type { Equivalents } from './equivalents.ts';
import type { Mutant } from './instrument.ts';
import type { Entry } from './journal.ts';

/** The outcomes of a part's mutants. */
export interface Judged {
  part: string;
  all: number;
  noticed: number;
  equivalent: number;
  /** Neither noticed nor listed as equivalent. */
  open: readonly { mutant: Mutant; reached: boolean }[];
}

/** Sums up the outcomes of these mutants in the journal. */
export function judged(
  part: string,
  mutants: readonly Mutant[],
  entries: ReadonlyMap<string, Entry>,
  equivalents: readonly Equivalents[],
): Judged {
  const left = mutants.filter(({ key }) => ['unnoticed', 'unreached'].includes(entries.get(key)?.outcome ?? ''));
  const open = left.filter(({ file, becomes }) => {
    const isAt = ([place, line]: readonly [string, string]) => file.endsWith(`/src/${place}`) && becomes === line;
    return !equivalents.some(({ where }) => where.some(isAt));
  });
  return {
    part,
    all: mutants.length,
    noticed: mutants.length - left.length,
    equivalent: left.length - open.length,
    open: open.map((mutant) => ({ mutant, reached: entries.get(mutant.key)?.outcome === 'unnoticed' })),
  };
}

/** The open mutants, each with its place, the original code and the mutation. */
export function describeOpen({ open }: Judged): string {
  return open
    .map(({ mutant: { file, line, was, becomes }, reached }) => {
      const place = `${file}:${line}${reached ? '' : ' (no test comes by)'}`;
      return [place, `- ${was}`, `+ ${becomes}`].join('\n  ');
    })
    .join('\n');
}

/**
 * The outcomes of all parts as a Markdown table. Equivalent mutants cannot be noticed and do not
 * count in the share.
 */
export function table(rows: readonly Judged[]): string {
  const lines = rows.map(({ part, all, noticed, equivalent, open }) => {
    const share = all === equivalent ? 100 : (100 * noticed) / (all - equivalent);
    return `| ${[part, all, noticed, open.length, equivalent, `${share.toFixed(1)} %`].join(' | ')} |`;
  });
  return [
    '| part | mutants | noticed | not noticed | equivalent | share |',
    '| --- | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n');
}
