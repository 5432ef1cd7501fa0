import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const block = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, n, c]) => [n, c]));

const light = colours(block(':root'));
const themes = { light, dark: { ...light, ...colours(block(":root[data-theme='dark']")) } };

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'sunken'];
const washes = ['accent-wash', 'good-wash', 'warn-wash', 'lamp-wash'];
const pairs: [string, string, number][] = [
  ...[...grounds, ...washes].map((on): [string, string, number] => ['ink', on, 7]),
  ...grounds.map((on): [string, string, number] => ['ink-soft', on, 7]),
  ...[...grounds, 'accent-wash'].map((on): [string, string, number] => ['accent-ink', on, 4.5]),
  ...[...grounds, 'good-wash'].map((on): [string, string, number] => ['good-ink', on, 4.5]),
  ...[...grounds, 'warn-wash'].map((on): [string, string, number] => ['warn-ink', on, 4.5]),
  ['ink-soft', 'lamp-wash', 4.5],
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 4.5],
  ...['seat-0', 'seat-1', 'seat-2', 'seat-3'].map((seat): [string, string, number] => ['on-seat', seat, 7]),
  ...grounds.map((on): [string, string, number] => ['line-strong', on, 3]),
  ...grounds.map((on): [string, string, number] => ['focus', on, 3]),
];

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  it.each(pairs)('%s on %s reaches %f:1', (text, ground, least) => {
    const [a, b] = [theme[text], theme[ground]];
    if (a === undefined || b === undefined) throw new Error(`There is no token ${text} or ${ground}`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});
