import { brotliCompressSync, gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import card from '../../src/games/patzcuaro/art/CardArt.module.css?inline';
import icon from '../../src/games/patzcuaro/art/Icon.module.css?inline';
import { groups } from './groups.tsx';

interface Plate {
  title: string;
  svg: string;
  bytes: Record<'svg' | 'gzip' | 'brotli', number>;
}

/** Colours of the two themes, from `tokens.css`. */
const style = `
body { margin: 2rem; font: 14px/1.4 sans-serif; background: #888; }
h2, figcaption, p { color: #000; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
figure { margin: 0; }
.row { display: flex; gap: 8px; align-items: end; padding: 8px; background: #f7f1e6; color: #2a2320; }
.dark { background: #1c1917; color: #f0e6d6; }
.row > * { flex: none; display: block; }
.row svg { display: block; inline-size: 100% !important; block-size: auto !important; fill: none; }
`;

function plateOf(title: string, svg: string): Plate {
  return {
    title,
    svg,
    bytes: { svg: Buffer.byteLength(svg), gzip: gzipSync(svg).length, brotli: brotliCompressSync(svg).length },
  };
}

function sizes({ svg, gzip, brotli }: Plate['bytes']): string {
  return `${svg} B, gzip ${gzip}, brotli ${brotli}`;
}

/**
 * A drawing for a file as an image, as the page loads it; other pictures inline, in its colours.
 */
function shown(svg: string, width: number): string {
  if (!svg.startsWith('<svg xmlns=')) return `<span style="width:${width}px">${svg}</span>`;
  return `<img width="${width}" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

function figure({ title, svg, bytes }: Plate, widths: readonly number[], quiz: boolean): string {
  const rows = ['light', 'dark'].map(
    (theme) => `<div class="row ${theme}">${widths.map((width) => shown(svg, width)).join('')}</div>`,
  );
  return `<figure>${rows.join('')}${quiz ? '' : `<figcaption><b>${title}</b> ${sizes(bytes)}</figcaption>`}</figure>`;
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: Math.random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

function sum(plates: readonly Plate[], kind: keyof Plate['bytes']): number {
  return plates.reduce((total, { bytes }) => total + bytes[kind], 0);
}

/** The longest picture, and the total. */
function summary(plates: readonly Plate[]): string {
  const longest = plates.reduce((one, other) => (other.bytes.svg > one.bytes.svg ? other : one));
  const total = { svg: sum(plates, 'svg'), gzip: sum(plates, 'gzip'), brotli: sum(plates, 'brotli') };
  return `${plates.length} pictures, ${sizes(total)}; longest: ${longest.title}, ${sizes(longest.bytes)}`;
}

/** @param quiz hides the titles and shuffles each group */
export function artPage(quiz: boolean): { html: string; lines: string[] } {
  const all = groups.map(({ title, widths, pictures }) => ({
    title,
    widths,
    plates: Object.entries(pictures).map(([name, picture]) =>
      plateOf(name, renderToStaticMarkup(picture, { identifierPrefix: `${title}-${name}`.replaceAll(/\W/g, '') })),
    ),
  }));
  const sections = all.map(({ title, widths, plates }) => {
    const figures = (quiz ? shuffled(plates) : plates).map((plate) => figure(plate, widths, quiz));
    return `<h2>${title}</h2>${quiz ? '' : `<p>${summary(plates)}</p>`}<section>${figures.join('')}</section>`;
  });
  const total = summary(all.flatMap(({ plates }) => plates));
  const head = `<!doctype html><meta charset="utf-8"><title>Art</title><style>${card}${icon}${style}</style>`;
  return {
    html: `${head}${quiz ? '' : `<p>${total}</p>`}${sections.join('')}`,
    lines: [...all.map(({ title, plates }) => `${title}: ${summary(plates)}`), `All: ${total}`],
  };
}
