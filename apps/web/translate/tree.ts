/**
 * Begins the keys of notes to translators: `//` at the beginning of a file, `// <key>` before a
 * text.
 */
export const NOTE = '//';

export type Group = Readonly<Record<string, unknown>>;

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

/** All values other than groups, by full key: `lobby.what`. Without notes. */
export function flat(group: Group): Map<string, unknown> {
  return new Map(entriesOf(group, '').flatMap(([key, value, isNote]) => (isNote ? [] : [[key, value] as const])));
}

/** The full keys of texts and groups with a note before them. */
export function noted(group: Group): string[] {
  return entriesOf(group, '').flatMap(([key, , isNote]) => (isNote ? [key] : []));
}

/** The texts of one of our catalogues, by full key. */
export function textsOf(group: Group): Map<string, string> {
  return new Map([...flat(group)].map(([key, text]) => [key, String(text)]));
}

type Entry = [key: string, value: unknown, isNote?: true];

function entriesOf(group: Group, before: string): Entry[] {
  return Object.entries(group).flatMap(([name, value]): Entry[] => {
    if (name.startsWith(NOTE)) return name === NOTE ? [] : [[before + name.slice(NOTE.length).trim(), value, true]];
    return isGroup(value) ? entriesOf(value, `${before}${name}.`) : [[before + name, value]];
  });
}
