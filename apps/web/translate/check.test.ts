import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogues.ts';
import { check, doneOf, type Checked } from './check.ts';
import type { Group } from './tree.ts';

const of = (kind: Catalogue['kind'], en: Group, es: Group = {}) => ({ kind, en, es });

/** The findings for a text, with a cross before broken ones. */
function faults(kind: Catalogue['kind'], english: string, text: unknown, language = 'fr'): string[] {
  const { findings } = check(of(kind, { a: english }), { a: text }, language);
  return findings.map(({ broken, says }) => (broken ? `✗ ${says}` : says));
}

const keysOf = ({ missing, same, marked, unused }: Checked) => ({ missing, same, marked, unused });

it('lists texts that are missing, equal to English, marked, or no longer used', () => {
  const catalogue = of(
    'icu',
    { a: 'one', b: 'two', c: { d: 'three', e: 'Prado' }, f: ['four', 'five'], g: 'six' },
    { a: 'uno', b: 'dos', c: { d: 'tres', e: 'Prado' }, f: ['cuatro', 'cinco'], g: 'seis' },
  );
  const translation = {
    '//': 'note',
    a: 'un',
    b: '',
    c: { e: 'Prado', x: 'vieux' },
    '// f': 'note',
    f: ['quatre', 'cinq'],
    g: 'six',
  };
  const checked = check(catalogue, translation, 'fr');
  expect(keysOf(checked)).toEqual({ missing: ['b', 'c.d'], same: ['g'], marked: ['f.0', 'f.1'], unused: ['c.x'] });
  expect(checked.findings).toEqual([]);
  expect([doneOf(checked), checked.needed.size]).toEqual([1, 6]);
});

it('reports values that are not texts', () => {
  expect(faults('icu', 'a', 3)).toEqual(['a text has to stand in straight quotation marks: "…"']);
  expect(faults('icu', 'a', { b: 'c' })).toEqual(['in English this is a single text, not a group']);
});

describe('braces', () => {
  it.each([
    ['Hello, {name}.', 'Salut, {name} !', []],
    ['Hello, {name}.', 'Salut, {nom} !', ['✗ {nom} is not in the English text', '{name} of the English text is missing']],
    ['Hello, {name}.', "Salut, l'{name} !", ['{name} of the English text is missing (after a straight apostrophe']],
    ['Hello, {name}.', 'Salut, {name !', ['✗ between { and } there has to be a name']],
    ['Hello, {name}.', 'Salut, {name}} !', ['a { or } too many is shown']],
    ['Hello.', 'Salut, <b>toi</b> !', ['✗ <b> is not in the English text']],
    ['Hello, <b>you</b>.', 'Salut, <b>toi !', ['✗ a <tag> has no </tag>']],
  ])('%s as %s', (english, text, expected) => {
    const found = faults('icu', english, text);
    expect(found.map((says, i) => says.startsWith(expected[i] ?? 'nothing'))).toEqual(expected.map(() => true));
  });

  const english = '{you, select, yes {You draw} other {{player} draws}} {count, plural, one {# card} other {# cards}}.';
  it.each([
    ['fr', '{you, select, yes {Tu pioches} other {{player} pioche}} {count, plural, one {# carte} other {# cartes}}.', []],
    [
      'fr',
      '{you, select, yes {Tu pioches} other {{player} pioche}} {count, plural, other {# cartes}}.',
      ['{count} has no form “one” (0, 1 …)'],
    ],
    [
      'fr',
      '{you, select, oui {Tu pioches} other {{player} pioche}} {count, plural, one {# carte} other {# cartes}}.',
      ['{you} is never “oui”', '{you} has no form for “yes”'],
    ],
    [
      'fr',
      '{you, select, yes {Tu pioches}} {player} {count, plural, one {# carte} other {# cartes}}.',
      ['✗ the form “other {…}” is missing'],
    ],
    [
      'fr',
      '{you, select, yes {Tu pioches} other {{player} pioche}} {count, plural, one {# carte} few {#} other {# cartes}}.',
      ['{count} has the form “few”, which this language never uses'],
    ],
    [
      'pl',
      '{you, select, yes {Bierzesz} other {{player} bierze}} {count, plural, one {# kartę} other {# kart}}.',
      ['{count} has no form “many” (0, 5, 6, 7 …), “few” (2, 3, 4, 22 …)'],
    ],
    ['ja', '{you, select, yes {あなた} other {{player}}}は{count}枚引く。', []],
    [
      'fr',
      '{you, plural, one {Tu} other {{player}}} {count}',
      ['{you} is no “plural” in the English text: is it really a number?'],
    ],
  ])('the forms of %s: %s', (language, text, expected) => {
    const found = faults('icu', english, text, language);
    expect(found.map((says, i) => says.startsWith(expected[i] ?? 'nothing'))).toEqual(expected.map(() => true));
  });
});

it('a text of a lesson has no braces', () => {
  expect(faults('plain', 'Draw.', 'Pioche {x}.')).toEqual([expect.stringMatching(/^✗ this text has nothing in braces/)]);
  expect(faults('plain', 'Draw.', 'Pioche.')).toEqual([]);
});

it('the markup of rules must match the English rules', () => {
  const en = { paragraphs: { goal: ['Goal', '{photo} **Win** [points](goal).\n- one\n- two'], other: ['Other', '{move}'] } };
  const checked = (text: string) =>
    check(of('rules', en), { paragraphs: { goal: ['But', text] } }, 'fr').findings.map(({ broken, says }) =>
      broken ? `✗ ${says}` : says,
    );
  expect(checked('{photo} **Gagne** des [points](goal).\n- un\n- deux')).toEqual([]);
  expect(checked('{move} {photo} **Gagne** des [points](other) [points](goal).\n- un\n- deux')).toEqual([]);
  expect(checked('{foto} des [points](but).\n- un **deux')).toEqual([
    '✗ there is no picture {foto}',
    '✗ there is no paragraph (but) to go to',
    'the picture {photo} is missing',
    'the link […](goal) is missing',
    'English has 1 **bold** passages, this text has 0',
    'the list has 2 items in English, and here 1',
    'a mark is not closed: **…**, {…} or […](…)',
  ]);
});
