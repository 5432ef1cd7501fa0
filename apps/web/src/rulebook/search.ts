import { plainOf } from './markup.ts';
import type { Chapter } from './rulebook.ts';

/** A part of a search result, and whether it matches the query. */
export interface Cut {
  text: string;
  found: boolean;
}

export interface Hit {
  id: string;
  chapter: string;
  title: readonly Cut[];
  /** The line with the match, or else the first one. */
  line: readonly Cut[];
}

/**
 * The paragraphs that contain all words, in any place and regardless of accents; matches in titles
 * come first.
 */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.paragraphs.flatMap(({ id, title, text }) => {
      const plain = plainOf(text);
      const all = folded(`${title}\n${plain}`);
      if (!words.every((word) => all.includes(word))) return [];
      const lines = plain.split('\n');
      const line = lines.find((line) => words.some((word) => folded(line).includes(word))) ?? lines[0] ?? '';
      const inTitle = words.filter((word) => folded(title).includes(word)).length;
      return [{ inTitle, hit: { id, chapter: chapter.title, title: cut(title, words), line: cut(line, words) } }];
    }),
  );
  return found.toSorted((a, b) => b.inTitle - a.inTitle).map(({ hit }) => hit);
}

/** The text without accents and capitals, with each letter at the same index. */
function folded(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

function cut(text: string, words: readonly string[]): Cut[] {
  const letters = Array.from(text.normalize('NFC'));
  const plain = folded(text);
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const cuts: Cut[] = [];
  letters.forEach((letter, i) => {
    const last = cuts.at(-1);
    if (last !== undefined && last.found === marked[i]) last.text += letter;
    else cuts.push({ text: letter, found: marked[i] ?? false });
  });
  return cuts;
}
