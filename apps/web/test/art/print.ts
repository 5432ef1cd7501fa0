// `npm run art` writes a page with all art at its sizes on the boards. `--quiz` hides the titles
// and shuffles. Vite runs it, since some pictures have style sheets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import type * as page from './page.ts';

const { values } = parseArgs({ options: { quiz: { type: 'boolean', default: false } } });
const web = resolve(import.meta.dirname, '../..');
const server = await createServer({
  root: web,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
});
const { artPage } = (await server.ssrLoadModule('/test/art/page.ts')) as typeof page;
const { html, lines } = artPage(values.quiz);
await server.close();
const file = resolve(web, '../../test-results/art.html');
mkdirSync(resolve(file, '..'), { recursive: true });
writeFileSync(file, html);
console.log([...lines, file].join('\n'));
