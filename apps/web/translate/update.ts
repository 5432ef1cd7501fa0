import { isGroup, NOTE, type Group } from './tree.ts';

/** The English text from which each text of a file was translated, by full key. */
export type From = Readonly<Record<string, string>>;

export interface Updated {
  translation: Group;
  from: From;
  /** Full keys. */
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

const newNote = 'New. Translate the text below, then delete this line.';
const changedNote = (before: string, now: string) =>
  `The English text has changed. It was: ${before} | It is: ${now} | Change the text below if need be, then delete this line.`;

/**
 * A translation with new English texts added and obsolete texts removed, in the order of the
 * English texts.
 * @param from the English texts of the last update
 * @param note whether added texts get a note; false for a file without any translation yet
 */
export function updated(english: Group, translation: Group, from: From, note = true): Updated {
  const [added, changed, known]: [string[], string[], Set<string>] = [[], [], new Set()];
  const now: Record<string, string> = {};

  function text(source: string, own: unknown, key: string): { says: unknown; note?: string } {
    known.add(key);
    now[key] = source;
    const before = from[key];
    if (own === undefined || own === '' || isGroup(own)) {
      added.push(key);
      return note ? { says: source, note: newNote } : { says: source };
    }
    if (before === undefined || before === source) return { says: own };
    changed.push(key);
    return own === before ? { says: source, note: newNote } : { says: own, note: changedNote(before, source) };
  }

  function group(source: Group, own: Group, before: string): Group {
    const done = Object.entries(source).flatMap(([name, inside]): [string, unknown][] => {
      const key = before + name;
      const kept = own[`${NOTE} ${name}`];
      const noted = (says: unknown, newer: string | undefined): [string, unknown][] => {
        const said = newer ?? kept;
        return said === undefined
          ? [[name, says]]
          : [
              [`${NOTE} ${name}`, said],
              [name, says],
            ];
      };
      if (Array.isArray(inside)) {
        const parts = Array.isArray(own[name]) ? (own[name] as unknown[]) : [];
        const said = inside.map((part, i) => text(String(part), parts[i], `${key}.${i}`));
        return noted(
          said.map(({ says }) => says),
          said.map((part) => part.note).find((part) => part !== undefined),
        );
      }
      if (isGroup(inside)) return noted(group(inside, isGroup(own[name]) ? own[name] : {}, `${key}.`), undefined);
      const { says, note } = text(String(inside), own[name], key);
      return noted(says, note);
    });
    return Object.fromEntries(done);
  }

  const head = translation[NOTE];
  const whole = { ...(head === undefined ? {} : { [NOTE]: head }), ...group(english, translation, '') };
  return { translation: whole, from: now, added, changed, removed: removedFrom(translation, known, '') };
}

function removedFrom(group: Group, known: ReadonlySet<string>, before: string): string[] {
  return Object.entries(group).flatMap(([name, inside]) => {
    if (name.startsWith(NOTE)) return [];
    if (isGroup(inside)) return removedFrom(inside, known, `${before}${name}.`);
    return known.has(before + name) ? [] : [before + name];
  });
}
