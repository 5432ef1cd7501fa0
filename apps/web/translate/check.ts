import type { Catalogue } from './catalogues.ts';
import { readIcu, type Slot } from './icu.ts';
import { marksOf } from './marks.ts';
import { flat, isGroup, noted, textsOf, type Group } from './tree.ts';

/** English texts, and the same in Spanish. */
type Source = Pick<Catalogue, 'kind'> & Record<'en' | 'es', Group>;

/**
 * What a check has found in a text. What is `broken` would break the page, or show its reader a
 * mistake of the program.
 */
export interface Finding {
  key: string;
  broken: boolean;
  says: string;
}

/** How far a file is, and what is to be done. Keys are whole ones. */
export interface Checked {
  findings: readonly Finding[];
  /** Not there yet, or empty. */
  missing: readonly string[];
  /** As in English, and not as in Spanish: perhaps not translated yet. */
  same: readonly string[];
  /** With a note before them: the English text has changed, or is new. */
  marked: readonly string[];
  /** In no text of the page any more. */
  unused: readonly string[];
  /** Those that are to be translated. */
  needed: ReadonlySet<string>;
}

/** @returns how many of the texts that are to be translated are so */
export function doneOf({ findings, needed, missing, same, marked }: Checked): number {
  const broken = findings.filter((found) => found.broken).map(({ key }) => key);
  const open = new Set([...missing, ...same, ...marked, ...broken]);
  return [...needed].filter((key) => !open.has(key)).length;
}

/**
 * The texts of a catalogue that are to be translated: what is the same in Spanish and in English
 * may be so everywhere.
 */
export function neededIn({ en, es }: Source): Set<string> {
  const spanish = textsOf(es);
  return new Set([...textsOf(en)].filter(([key, text]) => text !== spanish.get(key)).map(([key]) => key));
}

/** Holds what somebody has translated against the English texts. @param language its tag */
export function check(catalogue: Source, translation: Group, language: string): Checked {
  const { kind, en } = catalogue;
  const english = textsOf(en);
  const translated = flat(translation);
  const findings: Finding[] = [];
  const needed = neededIn(catalogue);
  const missing: string[] = [];
  const same: string[] = [];
  const allMarks = kind === 'rules' ? marksOfAll(en, english) : null;

  for (const [key, source] of english) {
    const text = translated.get(key);
    if (text === undefined && isGroup(at(translation, key))) {
      findings.push({ key, broken: false, says: 'in English this is a single text, not a group' });
    } else if (text === undefined || text === '') {
      if (needed.has(key)) missing.push(key);
    } else if (typeof text !== 'string') {
      findings.push({ key, broken: false, says: 'a text has to stand in straight quotation marks: "…"' });
    } else {
      if (text === source) {
        if (needed.has(key)) same.push(key);
        continue;
      }
      const found =
        kind === 'icu' ? faultsOfIcu(source, text, language) : kind === 'plain' ? faultsOfPlain(text) : allMarks!(source, text);
      findings.push(...found.map(({ broken, says }) => ({ key, broken, says })));
    }
  }
  const unused = [...translated.keys()].filter((key) => !english.has(key));
  const notes = noted(translation);
  const marked = [...english.keys()].filter((key) => notes.some((note) => key === note || key.startsWith(`${note}.`)));
  return { findings, missing, same, marked, unused, needed };
}

type Fault = Omit<Finding, 'key'>;
const broken = (says: string): Fault => ({ broken: true, says });
const odd = (says: string): Fault => ({ broken: false, says });

/** What stands at a whole key, whatever it is. */
function at(group: Group, key: string): unknown {
  return key.split('.').reduce<unknown>((inside, name) => (isGroup(inside) ? inside[name] : undefined), group);
}

function faultsOfPlain(text: string): Fault[] {
  return /[{}]/.test(text) ? [broken('this text has nothing in braces in English, and would be shown with them')] : [];
}

function faultsOfIcu(english: string, text: string, language: string): Fault[] {
  let slots: readonly Slot[];
  let words: string;
  try {
    ({ slots, words } = readIcu(text));
  } catch (error) {
    return [broken((error as SyntaxError).message)];
  }
  const known = readIcu(english).slots;
  const faults = slots.flatMap((slot) => {
    const same = known.filter(({ name }) => name === slot.name);
    if (same.length === 0) return [broken(`${shown(slot)} is not in the English text: the page has nothing to put there`)];
    return [...faultsOfForms(slot, same, language)];
  });
  for (const slot of known) {
    if (!slots.some(({ name }) => name === slot.name)) {
      const quoted = text.includes("'{") ? ' (after a straight apostrophe braces are not read: write ’)' : '';
      faults.push(odd(`${shown(slot)} of the English text is missing${quoted}`));
    }
  }
  if (/[{}]/.test(words) && !text.includes("'{")) faults.push(odd('a { or } too many is shown to the reader'));
  return [...new Map(faults.map((fault) => [fault.says, fault])).values()];
}

const shown = ({ name, kind }: Slot) => (kind === 'tag' ? `<${name}>` : `{${name}}`);

/**
 * What is odd about the forms of a slot, beside those that the English text has of the same name.
 */
function* faultsOfForms(slot: Slot, known: readonly Slot[], language: string): Generator<Fault> {
  const { name, kind, forms } = slot;
  const like = known.filter((other) => other.kind === kind);
  if (kind === 'tag' || kind === 'word') return;
  if (like.length === 0) {
    yield odd(
      `{${name}} is no “${kind}” in the English text: is it really ${kind === 'select' ? 'one of these words' : 'a number'}?`,
    );
  }
  if (kind === 'select') {
    const words = like.flatMap((other) => other.forms);
    const strange = forms.filter((form) => like.length > 0 && !words.includes(form));
    const lacking = [...new Set(words)].filter((word) => !forms.includes(word));
    if (strange.length > 0) yield odd(`{${name}} is never ${listed(strange)}: these words stay as they are in English`);
    if (lacking.length > 0) yield odd(`{${name}} has no form for ${listed(lacking)}, as the English text has`);
    return;
  }
  if (kind === 'plural' || kind === 'selectordinal') {
    const needed = formsNeeded(language, kind);
    const counted = [slot, ...like].some((one) => one.forms.some((form) => form !== 'other' && !form.startsWith('=')));
    const exact = new Set(forms.filter((form) => form.startsWith('=')).map((form) => Number(form.slice(1))));
    const lacking = [...needed].filter(
      ([form, numbers]) => !forms.includes(form) && numbers.some((number) => !exact.has(number)),
    );
    if (counted && lacking.length > 0) {
      const examples = lacking.map(([form, numbers]) => `“${form}” (${numbers.slice(0, 4).join(', ')} …)`);
      yield odd(`{${name}} has no form ${examples.join(', ')}, which this language has`);
    }
    const known = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).resolvedOptions();
    const strange = forms.filter(
      (form) => !form.startsWith('=') && !known.pluralCategories.includes(form as Intl.LDMLPluralRule),
    );
    if (strange.length > 0) yield odd(`{${name}} has the form ${listed(strange)}, which this language never uses`);
  }
}

const listed = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Numbers that are counted at a table. */
const MOST_COUNTED = 200;

/** The forms that a language has for whole numbers beside `other`, with these numbers. */
function formsNeeded(language: string, kind: 'plural' | 'selectordinal'): Map<string, number[]> {
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  const needed = new Map<string, number[]>();
  for (let number = 0; number <= MOST_COUNTED; number++) {
    const form = rules.select(number);
    if (form !== 'other') needed.set(form, [...(needed.get(form) ?? []), number]);
  }
  return needed;
}

/**
 * What is odd about the marks of a text of the rules; pictures and paragraphs are those that the
 * English rules know.
 */
function marksOfAll(rules: Group, texts: ReadonlyMap<string, string>) {
  const all = [...texts.values()].map(marksOf);
  const signs = new Set(all.flatMap((marks) => marks.signs));
  const ids = isGroup(rules['paragraphs']) ? Object.keys(rules['paragraphs']) : [];
  const places = new Set([...ids, ...all.flatMap((marks) => marks.links)]);

  return (english: string, text: string): Fault[] => {
    const [source, marks] = [marksOf(english), marksOf(text)];
    return [
      ...marks.signs.filter((sign) => !signs.has(sign)).map((sign) => broken(`there is no picture {${sign}}`)),
      ...marks.links.filter((id) => !places.has(id)).map((id) => broken(`there is no paragraph (${id}) to go to`)),
      ...source.signs.filter((sign) => !marks.signs.includes(sign)).map((sign) => odd(`the picture {${sign}} is missing`)),
      ...source.links.filter((id) => !marks.links.includes(id)).map((id) => odd(`the link […](${id}) is missing`)),
      ...(source.strong === marks.strong
        ? []
        : [odd(`English has ${source.strong} **bold** passages, this text has ${marks.strong}`)]),
      ...(source.items === marks.items ? [] : [odd(`the list has ${source.items} items in English, and here ${marks.items}`)]),
      ...(marks.left ? [odd('a mark is not closed: **…**, {…} or […](…)')] : []),
    ];
  };
}
