import type { Checked } from './check.ts';
import type { FileReport, LanguageReport } from './languages.ts';
import type { Updated } from './update.ts';

/** Maximum number of keys that a list names, unless all are requested. */
const NAMED = 8;

/** The report of a check. @param all whether to name every key of a long list */
export function inWords(report: LanguageReport, all: boolean): string {
  const { tag, name, done, needed, files } = report;
  const share = Math.floor((100 * done) / needed);
  const head = `${name} (${tag}): ${share} % is translated, ${done} of ${needed} texts.`;
  const parts = files.map((file) => fileInWords(file, all)).filter((lines) => lines.length > 0);
  return [head, ...parts.map((lines) => lines.join('\n')), endOf(report)].join('\n\n');
}

function endOf({ broken }: LanguageReport): string {
  return broken
    ? 'What is marked with ✗ has to be mended before this can go onto the page.'
    : 'Nothing of this breaks the page. What is not translated is in English there.';
}

function fileInWords(report: FileReport, all: boolean): string[] {
  const { file } = report;
  if ('broken' in report) return [file, `  ✗ ${report.broken}`];
  if ('odd' in report) return [file, `  ! ${report.odd}`];
  const lines = checkedInWords(report.checked, all);
  return lines.length === 0 ? [] : [file, ...lines];
}

function checkedInWords({ findings, missing, same, marked, unused, needed }: Checked, all: boolean): string[] {
  const keys = (list: readonly string[]) => {
    const named = all ? list : list.slice(0, NAMED);
    return `${named.join(', ')}${list.length > named.length ? ` and ${list.length - named.length} more (add --all to see them)` : ''}`;
  };
  const lists: [readonly string[], string][] = [
    [marked, '! new or changed in English, and still with a note before them'],
    [missing, missing.length === needed.size ? '· nothing is translated here yet' : '· missing'],
    [same, same.length === needed.size ? '· all is as in English so far' : '· as in English, which may be meant'],
    [unused, '· no longer used, to be taken out'],
  ];
  return [
    ...findings.map(({ key, broken, says }) => `  ${broken ? '✗' : '!'} ${key}: ${says}`),
    ...lists
      .filter(([list]) => list.length > 0)
      .map(([list, says]) => (list.length === needed.size && !all ? `  ${says}` : `  ${says} (${list.length}): ${keys(list)}`)),
  ];
}

/** The report of an update. */
export function updateInWords(tag: string, changes: readonly (readonly [file: string, Updated])[]): string {
  if (changes.length === 0) return `${tag} has all texts that there are, and no other.`;
  const lines = changes.flatMap(([file, { added, changed, removed }]) => [
    `${file}.json`,
    ...added.map((key) => `  new: ${key}`),
    ...changed.map((key) => `  changed in English: ${key}`),
    ...removed.map((key) => `  taken out: ${key}`),
  ]);
  return [...lines, '', 'What is new or changed has a note before it, a line that begins with "//".'].join('\n');
}
