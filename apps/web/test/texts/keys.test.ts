import { describe, expect, it } from 'vitest';
import { catalogues, flat } from './catalogues.ts';

const sources = Object.entries(
  import.meta.glob<string>(['../../src/games/*/**/*.{ts,tsx}', '!**/*.test.*', '!**/messages/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/**
 * Keys that need no search: texts that the rules name, whose keys are typed, terms, and the
 * introduction of each game.
 */
const named = /^(?:name$|terms|reasons|log|score|sources|prompt|options|cards|hints|(?:goal|turn|remember|place|custom|game)$)/;

describe.each(catalogues.filter(([name]) => name !== 'house'))('the keys of %s', (name, { es }) => {
  const keys = [...flat(es).keys()];
  const sections = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const source = sources.flatMap(([file, text]) => (file.includes(`/games/${name}/`) ? [text] : [])).join('\n');
  const quoted = new Set([...source.matchAll(new RegExp(`'((?:${sections})\\.[\\w.-]+)'`, 'g'))].map(([, key = '']) => key));
  const templates = [...source.matchAll(new RegExp(`\`((?:${sections})\\.[^\`]*\\$\\{[^\`]+)\``, 'g'))].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})+\}/g, '[^.]+')}$`),
  );

  it('that a board uses are in the catalogue', () => {
    expect(quoted.size).toBeGreaterThan(0);
    expect([...quoted].filter((key) => !keys.includes(key))).toEqual([]);
    expect(templates.filter((template) => !keys.some((key) => template.test(key)))).toEqual([]);
  });

  it('are all used', () => {
    const silent = keys.filter((key) => !quoted.has(key) && !templates.some((template) => template.test(key)));
    expect(silent.filter((key) => !named.test(key))).toEqual([]);
  });
});
