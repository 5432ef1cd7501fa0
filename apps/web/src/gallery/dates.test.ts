import type { LabelDate } from '@sobremesa/games/kit';
import { createTranslator } from 'use-intl';
import { expect, it } from 'vitest';
import { centuriesOf, centuryOf, centuryText, dateText, type DateWords } from './dates.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

const wordsIn = (locale: 'en' | 'es') =>
  createTranslator({ locale, messages: (locale === 'en' ? en : es).date, timeZone: 'UTC' }) as unknown as DateWords;

it.each<[LabelDate, string, string]>([
  [{ first: 1656 }, '1656', '1656'],
  [{ first: 1548, isAbout: true }, 'c. 1548', 'hacia 1548'],
  [{ first: 1635, last: 1640 }, '1635–1640', '1635–1640'],
  [{ first: 683 }, '683 CE', '683 d. C.'],
  [{ first: -450 }, '450 BCE', '450 a. C.'],
  [{ first: -500, last: -450 }, '500–450 BCE', '500–450 a. C.'],
  [{ first: -2500, last: -2400, isAbout: true }, '25th century BCE', 'siglo XXV a. C.'],
  [{ first: -500, last: -401 }, '5th century BCE', 'siglo V a. C.'],
  [{ first: 1401, last: 1500 }, '15th century', 'siglo XV'],
  [{ first: 1400, last: 1599 }, '15th–16th centuries', 'siglos XV–XVI'],
  [{ first: 801, last: 900 }, '9th century CE', 'siglo IX d. C.'],
  [{ first: -3000, last: -1000 }, '3000–1000 BCE', '3000–1000 a. C.'],
  [{ first: -50, last: 50, isAbout: true }, 'c. 50 BCE – 50 CE', 'hacia 50 a. C. – 50 d. C.'],
  [{ first: 950, last: 1050 }, '950–1050 CE', '950–1050 d. C.'],
  [{ first: -12_000 }, '12\u202F000 BCE', '12\u202F000 a. C.'],
])('prints %o', (date, english, spanish) => {
  expect(dateText(date, wordsIn('en'))).toBe(english);
  expect(dateText(date, wordsIn('es'))).toBe(spanish);
});

it('counts centuries without a century 0', () => {
  expect([1, 100, 101, 1656, 2000, -1, -100, -101].map(centuryOf)).toEqual([1, 1, 2, 17, 20, -1, -1, -2]);
  expect(centuriesOf({ first: -150, last: 120 })).toEqual([-2, -1, 1, 2]);
});

it('names centuries', () => {
  expect([-5, 1, 2, 3, 21].map((century) => centuryText(century, wordsIn('en')))).toEqual([
    '5th century BCE',
    '1st century CE',
    '2nd century CE',
    '3rd century CE',
    '21st century',
  ]);
  expect(centuryText(-14, wordsIn('es'))).toBe('siglo XIV a. C.');
});
