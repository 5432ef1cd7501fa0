import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '../src/i18n/languages.ts';
import type es from '../src/i18n/messages/es.ts';
import type { Shape } from '../src/i18n/shape.ts';

/** The page's background in the light theme, as in `tokens.css`. */
const GROUND = '#f7f1e6';

/**
 * The web app manifest. Addresses are relative to the manifest's own.
 *
 * @param alone the description of a page without a server; null for a page with one
 */
export function manifestOf(language: Language, { lobby, games }: Shape<typeof es>, alone: string | null): string {
  return JSON.stringify({
    id: './',
    start_url: './',
    scope: './',
    lang: language,
    name: 'Sobremesa',
    short_name: 'Sobremesa',
    description: alone ?? lobby.what,
    categories: ['games', 'entertainment'],
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: './favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: './icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: './icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: './icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    screenshots: Object.entries(games)
      .filter(([id]) => hasScreenshots(id))
      .flatMap(([name, { name: label }]) => [
        { src: `./icons/${name}-desk.webp`, type: 'image/webp', sizes: '960x600', form_factor: 'wide', label },
        { src: `./icons/${name}-phone.webp`, type: 'image/webp', sizes: '360x740', form_factor: 'narrow', label },
      ]),
    shortcuts: [
      ...(alone === null ? [{ name: lobby.openTable.title, url: './?open' }] : []),
      { name: lobby.here, url: './here' },
    ],
  });
}

/** New games have no screenshots until `npm run screenshots` takes them. */
function hasScreenshots(game: string): boolean {
  return existsSync(resolve(import.meta.dirname, `../public/icons/${game}-desk.webp`));
}
