import type { SourceLanguage } from '../../src/i18n/languages.ts';

type Fault = readonly [what: string, sign: RegExp];

const inBoth: readonly Fault[] = [
  ['a brace', /[{}]/],
  ['a value that is none', /\b(undefined|null|NaN)\b|\[object/],
  ['two spaces', / {2}/],
  ['a space at an end', /^\s|\s$/],
  ['a space before a mark', / [,.;:?!](?!\S)/],
  ['marks that do not go together', /[.,;:][,;:]|\.\.(?!\.)|…\.|[?!]\.|: ?:/],
  ['a straight quotation mark', /["']/],
  ['a colon after a colon', /: [^.;!?»”]*: /],
  ['one of many', /(?<![\d.,−-])1 (?!(?:más|menos|less|as|is|was|has|stays|goes|comes|begins)\b)\p{L}+s\b/u],
];

const words = {
  en: 'point|card|visitor|photo|token|item|space|step|room|place|seat|person|set|level|action|painting|Object|Favour|message',
  es: 'punto|carta|visitante|foto|ficha|objeto|espacio|paso|sala|puesto|lugar|persona|set|nivel|acción|cuadro|pieza|favor|mensaje',
};

const inOne: Readonly<Record<SourceLanguage, readonly Fault[]>> = {
  en: [
    ['“a” before a vowel', /\ba (?=[aeio])(?!one\b)/i],
    ['“an” before a consonant', /\ban (?=[^aeiouh])/i],
    ['quotation marks of another language', /[«»]/],
    ['“the” twice', /\bthe the\b/i],
    ['many of one', new RegExp(`\\b[2-9] (?:${words.en})\\b`)],
  ],
  es: [
    ['a + el', /(?<![\p{L}])(?:a|de) el (?!\p{Lu})/u],
    ['y before i', / y (?=h?i[^ae])/i],
    ['o before o', / o (?=h?o)/i],
    ['quotation marks of another language', /[“”]/],
    ['a question or a cry that does not begin', /^[^¿]*\?(?!»)|^[^¡]*!/],
    ['many of one', new RegExp(`(?<!\\p{L})[2-9] (?:${words.es})(?!\\p{L})`, 'u')],
  ],
};

/** The faults of a text that a pattern can find. */
export function faultsOf(language: SourceLanguage, text: string, key = ''): string[] {
  if (joints.test(key)) return [];
  return [...inBoth, ...inOne[language]].filter(([, sign]) => sign.test(text)).map(([what]) => what);
}

/** Text fragments that begin or end with a space. */
const joints = /^action\.(?:or|next)$/;

/** Sections whose texts are whole sentences. */
const sentences = /^(?:prompt|log|reasons|failures|table\.refusals|hints|steps|not)\./;

/** Whether a text that should be a sentence lacks a final punctuation mark. */
export function isOpenEnded(key: string, text: string): boolean {
  return sentences.test(key) && !/[.?!…]$/.test(text);
}
