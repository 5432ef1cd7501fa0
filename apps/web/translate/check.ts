import type { Catalogue } from './catalogues.ts';
import { readIcu, type Slot } from './icu.ts';
import { marksOf } from './marks.ts';
import { flat, isGroup, noted, textsOf, type Group } from './tree.ts';

/** English texts with their Spanish translation. */
type Source = Pick<Catalogue, 'kind'> & Record<'en' | 'es', Group>;

/** A problem in a text. A `broken` one would break the page, or show the reader a program error. */
export interface Finding {
  key: string;
  broken: boolean;
  says: string;
}

/** The state of a translated file. Keys are full ones. */
export interface Checked {
  findings: readonly Finding[];
  /** Keys that are missing or empty. */
  missing: readonly string[];
  /** Equal to English and different from Spanish, so perhaps not translated. */
  same: readonly string[];
  /** Preceded by a note: the English text is new or has changed. */
  marked: readonly string[];
  /** Keys that the page no longer has. */
  unused: readonly string[];
  /** Keys that need a translation. */
  needed: ReadonlySet<string>;
}

/** @returns the number of `needed` texts that are translated */
export function doneOf({ findings, needed, missing, same, marked }: Checked): number {
  const broken = findings.filter((found) => found.broken).map(({ key }) => key);
  const open = new Set([...missing, ...same, ...marked, ...broken]);
  return [...needed].filter((key) => !open.has(key)).length;
}

/**
 * The keys of a catalogue that need a translation. A text that is the same in Spanish and English
 * may stay the same in any language.
 */
export function neededIn({ en, es }: Source): Set<string> {
  const spanish = textsOf(es);
  return new Set([...textsOf(en)].filter(([key, text]) => text !== spanish.get(key)).map(([key]) => key));
}

/** Compares a translation with the English texts. @param language its tag */
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

/** The value at a full key, of any type. */
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

/** Warns about the forms of a slot that do not match the slots of the same name in English. */
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

/** The highest number that tables count. */
const MOST_COUNTED = 200;

/**
 * The plural forms, beside `other`, that a language uses for whole numbers, each with its numbers.
 */
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
 * Checks the markup of the rules' texts. Valid pictures and paragraphs are those of the English
 * rules.
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
