import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** A subset of a packaged font. */
interface Cut {
  /** URL of the package's file. */
  from: string;
  /** Characters of the subset; must equal `unicode-range` in the style sheet. */
  characters: string;
  /** Axes of a variable font that are pinned; the others stay variable. */
  axes?: Readonly<Record<string, number>>;
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/**
 * ASCII, Latin-1, and the punctuation of Spanish and English: U+20-7E, U+A0-FF, U+152-153,
 * U+2000-206F, …
 */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ‑–—‘’‚“”„†•…‰′″‹›⁄€™−→←↑↓×`;
/** Other letters in European names: Latin Extended-A, and the Romanian letters with comma below. */
const latinExtended = `${between(0x100, 0x17f)}${between(0x218, 0x21b)}ẞ`;
const figures = '0123456789+-−,.';

const fraunces = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2');
const garamond = import.meta.resolve('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2');
const titles = { SOFT: 60, wght: 560 };

const cuts: Readonly<Record<string, Cut>> = {
  'fraunces-titles': { from: fraunces, characters: latin, axes: titles },
  'fraunces-titles-extended': {
    from: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2'),
    characters: latinExtended,
    axes: titles,
  },
  'fraunces-name': { from: fraunces, characters: 'Sobremesa', axes: { SOFT: 100, wght: 600 } },
  'fraunces-figures': { from: fraunces, characters: figures, axes: { SOFT: 0, wght: 600 } },
  'source-sans': {
    from: import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    characters: latin,
  },
  'source-sans-extended': {
    from: import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
    characters: latinExtended,
  },
  'sansita-swashed': {
    from: import.meta.resolve('@fontsource/sansita-swashed/files/sansita-swashed-latin-700-normal.woff2'),
    characters: latin,
  },
  'eb-garamond': { from: garamond, characters: latin },
  'eb-garamond-italic': {
    from: import.meta.resolve('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2'),
    characters: latin,
  },
  'eb-garamond-figures': { from: garamond, characters: '0123456789', axes: { wght: 400 } },
  'goudy-bookletter': {
    from: import.meta.resolve('@fontsource/goudy-bookletter-1911/files/goudy-bookletter-1911-latin-400-normal.woff2'),
    characters: latin,
  },
};

/** OpenType features that browsers enable by default, and lining tabular figures. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'liga', 'clig', 'calt', 'rvrn', 'lnum', 'tnum'];

/** Style sheets import the fonts from here. */
const folder = new URL('../../../node_modules/.cache/sobremesa/fonts/', import.meta.url);

/**
 * Provides the fonts of the style sheets as `@fonts/<name>.woff2`, and preloads those of the first
 * screen.
 */
export function fonts(first: readonly string[]): Plugin {
  return {
    name: 'fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(cuts).map(([name, cut]) => make(name, cut)));
      return { resolve: { alias: { '@fonts': fileURLToPath(folder) } } };
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      // The licences require that copies include them.
      const addresses = new Set(Object.values(cuts).map(({ from }) => new URL('../LICENSE', from).href));
      const licences = await Promise.all([...addresses].map((address) => readFile(new URL(address), 'utf8')));
      this.emitFile({ type: 'asset', fileName: 'licences/fonts.txt', source: licences.join('\n\n') });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => first.flatMap((name) => preload(assetOf(bundle, `${name}.woff2`))),
    },
  };
}

async function make(name: string, { from, characters, axes }: Cut): Promise<void> {
  const whole = await readFile(new URL(from));
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures, ...(axes && { variationAxes: axes }) });
  await writeFile(new URL(`${name}.woff2`, folder), part);
}

/** @returns the asset's path in the page; undefined in development, which has no bundle */
function assetOf(bundle: Rollup.OutputBundle | undefined, name: string): string | undefined {
  return Object.values(bundle ?? {}).find((output) => output.type === 'asset' && output.names.includes(name))?.fileName;
}

function preload(path: string | undefined): HtmlTagDescriptor[] {
  if (path === undefined) return [];
  return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${path}` } }];
}
