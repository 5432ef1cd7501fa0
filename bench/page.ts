import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** What a browser fetches before the lobby stands, and what comes later, in kB after gzip; fonts as they are. */
export function benchPage(): void {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = new Set(Array.from(html.matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+)"/g), ([, path]) => path));
  const all = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const code = all.filter((path) => /\.(js|css)$/.test(path));
  const fonts = all.filter((path) => path.endsWith('.woff2'));
  const page = gzipSync(html).length / 1000;
  console.log('\nThe page, kB after gzip');
  console.table([
    { what: 'first load: page, script and style', kB: round(page + weigh(code.filter((path) => first.has(path)))) },
    ...code
      .filter((path) => !first.has(path))
      .map((path) => ({ what: `later: ${path.replace('assets/', '')}`, kB: round(weigh([path])) })),
    { what: 'all fonts (a browser fetches those that it needs)', kB: round(weigh(fonts)) },
  ]);
}

/** Together, in kB. */
function weigh(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + sizeOf(path), 0) / 1000;
}

function sizeOf(path: string): number {
  const content = readFileSync(join(dist, path));
  return path.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

function round(kB: number): number {
  return Math.round(kB * 10) / 10;
}
