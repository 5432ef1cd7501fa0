import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FIRST_SIGHTS_FILE, FirstSight, FirstSights } from '@sobremesa/protocol';
import react from '@vitejs/plugin-react';
import { build as buildWith, type Plugin, type Rollup } from 'vite';
import { className } from './className.ts';
import { drawings } from './drawings.ts';
import { languageFolders } from './languages.ts';

const root = resolve(import.meta.dirname, '..');
const fileName: typeof FIRST_SIGHTS_FILE = 'first.json';
/** The prerendering program is written here so that its imports resolve. */
const folder = resolve(root, 'node_modules/.first');

/** Prerenders pages for the server, so that readers see them before the scripts run. */
export function firstSight(): Plugin {
  return {
    name: 'first-sight',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const preload = (texts: string) => textsOf(bundle, `src/${texts}.ts`);
      const about = headOf(bundle, 'src/about/AboutPage.tsx');
      const sights = mapValues(await drawn(), (pages, language) => {
        const house = preload(`i18n/messages/${language}`);
        return mapValues(pages, (body, path): FirstSight => {
          const [, game] = /^\/about\/(.+)$/.exec(path) ?? [];
          if (game === undefined) return { head: house, body };
          const texts = [`about/messages/${language}`, `games/${game}/messages/intro.${language}`].map(preload);
          return { head: [about, house, ...texts].join(''), body };
        });
      });
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(sights satisfies FirstSights) });
    },
  };
}

type Drawn = Record<string, Record<string, string>>;

function mapValues<V, W>(values: Record<string, V>, of: (value: V, name: string) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value, name)]));
}

/** Links to the styles and scripts of a lazily loaded page, for its head. */
function headOf(bundle: Rollup.OutputBundle, source: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, source));
  if (page === undefined) throw new Error(`${source} has no file of its own`);
  const own = [page, ...chunks.filter(({ fileName, isEntry }) => page.imports.includes(fileName) && !isEntry)];
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...new Set(styles.map((file) => `<link rel="stylesheet" href="./${file}">`)),
    ...own.map((chunk) => `<link rel="modulepreload" href="./${chunk.fileName}">`),
  ].join('');
}

/** Preloads the page's texts, which its script would request only when it runs. */
function textsOf(bundle: Rollup.OutputBundle, source: string): string {
  const start = resolve(root, source);
  const texts = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id === start || id === `${start}?start`),
  );
  if (texts === undefined) throw new Error(`${source} is in no file`);
  return `<link rel="modulepreload" href="./${texts.fileName}">`;
}

/** Prerenders with the page's own code. */
async function drawn(): Promise<Drawn> {
  const file = resolve(folder, `${randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, await program());
  const leave = enterWindow();
  try {
    const { firstSights } = (await import(pathToFileURL(file).href)) as { firstSights: () => Promise<Drawn> };
    // Assets are beside this program here, but in `assets/` of the built page.
    return JSON.parse(JSON.stringify(await firstSights()).replaceAll(`${pathToFileURL(folder).href}/`, 'assets/')) as Drawn;
  } finally {
    leave();
    await rm(file);
  }
}

async function program(): Promise<string> {
  const built = (await buildWith({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), drawings(), noLazyParts],
    resolve: { alias: { '@languages': languageFolders } },
    css: { modules: { generateScopedName: className } },
    build: {
      ssr: 'src/prerender/prerender.tsx',
      write: false,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}

/** Prerendered pages contain no lazy parts, except the introductions of the games. */
const noLazyParts: Plugin = {
  name: 'no-lazy-parts',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && /\/messages\/intro\./.test(specifier)
      ? null
      : { id: 'data:text/javascript,export default null', external: true },
};

/**
 * Defines the globals of a window that the page's modules read on import. Returns a function that
 * removes them.
 */
function enterWindow(): () => void {
  const address = 'http://localhost/';
  const window = {
    document: { baseURI: address },
    location: new URL(address),
    navigator: { languages: [] },
    matchMedia: () => ({ matches: false }),
  };
  const before = Object.keys(window).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(window)) Object.defineProperty(globalThis, name, { value, configurable: true });
  return () => {
    for (const [name, was] of before) {
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, was);
    }
  };
}
