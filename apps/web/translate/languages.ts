import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues, type Catalogue } from './catalogues.ts';
import { sourceLanguages } from '../src/i18n/languages.ts';
import { check, doneOf, neededIn, type Checked } from './check.ts';
import { LANGUAGE, LanguageFolder } from './folder.ts';
import type { Group } from './tree.ts';
import { updated, type From, type Updated } from './update.ts';

/** The check of a file, or the reason why it failed. */
export type FileReport = { file: string } & ({ checked: Checked } | { broken: string } | { odd: string });

/** The state of a language. */
export interface LanguageReport {
  tag: string;
  name: string;
  files: readonly FileReport[];
  /** The number of texts that are translated, of `needed`. */
  done: number;
  needed: number;
  broken: boolean;
}

/** The tags of all languages that have a folder here. */
export function languagesIn(folders: string): string[] {
  if (!existsSync(folders)) return [];
  return readdirSync(folders, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** @throws RangeError that explains what is wrong with a tag */
export function requireTag(tag: string): void {
  if (!isTag(tag))
    throw new RangeError(`"${tag}" is no tag of a language, as "fr" and "pt-BR" are: https://r12a.github.io/app-subtags`);
  if (sourceLanguages.some((source) => source === tag)) throw new RangeError(`"${tag}" is written in the code`);
}

function isTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

const heads: Readonly<Record<Catalogue['kind'], string>> = {
  icu: 'Translate what stands to the right of the colons. What stands to the left of them stays as it is, and so does what stands in {braces}; how that works, docs/translating.md says.',
  plain: 'Translate what stands to the right of the colons. What stands to the left of them stays as it is.',
  rules:
    'Translate what stands to the right of the colons. What stands to the left of them stays as it is, and so do {pictures}, the stars around **strong words**, and what stands in the round brackets of [words](a-place).',
};

/** The language's own name, as far as this machine knows it: `Français`. */
function nameIn(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * Creates a language's folder with the English texts. @throws RangeError if the tag is invalid or
 * the folder exists
 */
export function begin(folders: string, tag: string): void {
  requireTag(tag);
  const folder = new LanguageFolder(join(folders, tag));
  if (folder.exists) throw new RangeError(`${tag} has a folder already`);
  folder.write(LANGUAGE, { name: nameIn(tag), thanks: [] });
  const from: Record<string, From> = {};
  for (const { file, kind, en } of catalogues) {
    const made = updated(en, {}, {}, false);
    folder.write(`${file}.json`, { '//': heads[kind], ...made.translation });
    from[file] = made.from;
  }
  folder.writeFrom(from);
}

/**
 * Updates a language to the present English texts. @returns the changes by file @throws SyntaxError
 * for a file that is not JSON
 */
export function bringUp(folders: string, tag: string): (readonly [file: string, Updated])[] {
  const folder = new LanguageFolder(join(folders, tag));
  const from = folder.readFrom();
  // Reads all files before it writes any, so that an error changes nothing.
  const made = catalogues.map(({ file, kind, en }) => {
    const translation = folder.read(`${file}.json`);
    const isNew = Object.keys(translation).length === 0;
    return [file, updated(en, isNew ? { '//': heads[kind] } : translation, from[file] ?? {}, !isNew)] as const;
  });
  for (const [file, { translation }] of made) folder.write(`${file}.json`, translation);
  folder.writeFrom(Object.fromEntries(made.map(([file, { from }]) => [file, from])));
  return made.filter(([, { added, changed, removed }]) => added.length + changed.length + removed.length > 0);
}

/** Checks all files in a language's folder. */
export function look(folders: string, tag: string): LanguageReport {
  const folder = new LanguageFolder(join(folders, tag));
  const named = readName(folder);
  const reports = catalogues.map((catalogue) => report(folder, catalogue));
  const known = new Set([LANGUAGE, ...catalogues.map(({ file }) => `${file}.json`)]);
  const strange = folder.files.filter((file) => !known.has(file));
  const files: FileReport[] = [
    ...(isTag(tag)
      ? []
      : [{ file: tag, broken: 'the folder has to be called by the tag of the language, as “fr” and “pt-BR” are' }]),
    ...named.problems.map((broken) => ({ file: LANGUAGE, broken })),
    ...reports,
    ...strange.map((file) => ({ file, odd: 'nothing reads this file: is its name right?' })),
  ];
  const checked = reports.flatMap((found) => ('checked' in found ? [found.checked] : []));
  return {
    tag,
    name: named.name,
    files,
    done: checked.reduce((sum, one) => sum + doneOf(one), 0),
    needed: catalogues.reduce((sum, catalogue) => sum + neededIn(catalogue).size, 0),
    broken: files.some((file) => 'broken' in file || ('checked' in file && file.checked.findings.some(({ broken }) => broken))),
  };
}

function report(folder: LanguageFolder, catalogue: Catalogue): FileReport {
  const file = `${catalogue.file}.json`;
  let translation: Group;
  try {
    translation = folder.read(file);
  } catch (error) {
    return { file, broken: (error as Error).message };
  }
  return { file, checked: check(catalogue, translation, isTag(folder.tag) ? folder.tag : 'en') };
}

function readName(folder: LanguageFolder): { name: string; problems: string[] } {
  try {
    const { name, thanks } = folder.read(LANGUAGE);
    const problems: string[] = [];
    if (typeof name !== 'string' || name.trim() === '')
      problems.push('"name" has to say how the language calls itself: "Français"');
    if (!Array.isArray(thanks) || thanks.some((one) => typeof one !== 'string')) {
      problems.push('"thanks" has to be a list of names, which may be empty: ["Ana", "Luis"]');
    }
    return { name: typeof name === 'string' && name !== '' ? name : folder.tag, problems };
  } catch (error) {
    return { name: folder.tag, problems: [(error as Error).message] };
  }
}
