/**
 * Bytes of a text in UTF-8; a lone surrogate counts as the replacement character that is written
 * for it.
 */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const clusters = new Intl.Segmenter();

/** Characters of a text as a reader counts them. */
export function graphemes(text: string): number {
  return [...clusters.segment(text)].length;
}

/**
 * Normalizes letters and spaces, and trims the ends. Control characters and line ends stay, so that
 * the check rejects them.
 */
export function tidied(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ');
}

/** Scripts that use invisible characters to join or separate letters. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}';
/**
 * Joiners between letters of such a script, joiners and modifiers of emoji, and flags made of tags.
 */
const rightful = new RegExp(
  `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])` +
    '|(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D(?=\\p{ExtPict})' +
    '|(?<=\\p{Emoji})[\\uFE0E\\uFE0F]' +
    '|(?<=\\u{1F3F4})[\\u{E0030}-\\u{E007A}]+\\u{E007F}',
  'gu',
);
/** Invisible letters, symbols and marks that Unicode does not list as ignorable. */
const blank = '\\u2800\\u{13441}\\u{13442}\\u{16FE4}\\u{1D159}';
/**
 * Control and format characters (C), line and paragraph separators, and other invisible characters.
 */
const unseen = new RegExp(`[\\p{C}\\p{Zl}\\p{Zp}\\p{DI}${blank}]`, 'u');
/**
 * More marks than the scripts put on a letter, or marks on nothing. Burmese puts up to six, others
 * three.
 */
const stacked = /(?:(?!\p{Script=Myanmar})\p{M}){4}|\p{M}{7}|(?:^| )\p{M}/u;

/** Whether every character of a tidied text is visible and stays within its line. */
export function isLegible(text: string): boolean {
  return !unseen.test(text.replaceAll(rightful, '')) && !stacked.test(text);
}

/**
 * Control characters, line separators, and characters that change the direction of the text after
 * them.
 */
const unruly = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const seen = new RegExp(`[^\\p{C}\\p{Z}\\p{DI}\\p{M}${blank}]`, 'u');

/** Whether a tidied text is visible and stays within its line, without towers of marks. */
export function isSayable(text: string): boolean {
  return !unruly.test(text) && seen.test(text) && !stacked.test(text);
}
