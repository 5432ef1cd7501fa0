import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build as buildWith, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { sourceLanguages, type Language } from '../src/i18n/languages.ts';
import type { Files } from '../worker/ways.ts';
import { saidBefore } from './languages.ts';
import { manifestOf } from './manifest.ts';

const root = resolve(import.meta.dirname, '..');

/** Modules with the texts of each language, and the modules that install the page. */
const beginning =
  /\/i18n\/messages\/.*\?start|\/src\/static\/messages\/|\/i18n\/translated\.ts|\/languages\/[^/]+\/house\.json|\/src\/pwa\//;

/** Other files that the page needs offline. */
const beside = ['theme.js', 'favicon.svg', 'favicon-calling.svg'];

/**
 * Makes the page installable and usable offline. Names the build, and writes a manifest for each
 * language and the service worker, `sw.js`. A server without a service worker serves `sw-off.js`
 * instead. See `worker/`.
 */
export function pwa(hasServer: boolean): Plugin {
  let build = '';
  let first: readonly string[] = [];
  return {
    name: 'installed',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        build = await nameOf(html, bundle);
        first = [...html.matchAll(/(?:href|src)="\.?\/([^"]+)"/g)].map(([, path = '']) => path);
        return tags(build);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { houses, staticHomes } = await saidBefore();
        for (const [language, house] of houses) {
          const alone = hasServer ? null : (staticHomes[language]?.description ?? '');
          this.emitFile({ type: 'asset', fileName: manifestName(language), source: manifestOf(language, house, alone) });
        }
        const files = filesOf(bundle, build, first);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script('main', files) });
        if (hasServer) this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await script('farewell', files) });
      },
    },
  };
}

function manifestName(language: Language): string {
  return `manifest.${language}.webmanifest`;
}

/**
 * A name for this build, a hash of the page and its files' names. These names contain hashes of the
 * contents.
 */
async function nameOf(html: string, bundle: Rollup.OutputBundle): Promise<string> {
  const hash = createHash('sha256').update(html);
  for (const name of Object.keys(bundle).toSorted()) hash.update(name);
  for (const folder of [join(root, 'public'), join(root, 'worker')]) {
    const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
    for (const name of files.map((file) => file.name).toSorted()) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('base64url').slice(0, 10);
}

function tags(build: string): HtmlTagDescriptor[] {
  return [
    { tag: 'meta', attrs: { name: 'build', content: build } },
    { tag: 'link', attrs: { rel: 'manifest', href: `./${manifestName(sourceLanguages[0])}` } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/touch-180.png' } },
  ];
}

/**
 * The files for the service worker to cache: first the start page, the texts of each language and
 * the installer, later the rest.
 */
function filesOf(bundle: Rollup.OutputBundle, build: string, first: readonly string[]): Files {
  const kept = Object.values(bundle).filter((output) => output.fileName.startsWith('assets/') && !isForOperator(output));
  const begins = new Set([...first, ...beside]);
  for (const output of kept) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => beginning.test(id))) {
      begins.add(output.fileName);
    }
  }
  for (const path of begins) {
    const output = bundle[path];
    if (output?.type === 'chunk') for (const imported of output.imports) begins.add(imported);
  }
  return { build, start: [...begins], rest: kept.map(({ fileName }) => fileName).filter((path) => !begins.has(path)) };
}

/** Whether only the operator's page needs a file. */
function isForOperator(output: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return output.type === 'chunk' && output.moduleIds.length > 0 && output.moduleIds.every((id) => id.includes('/src/admin/'));
}

/** A script of `worker/`, bundled into a single file. */
async function script(name: 'main' | 'farewell', files: Files): Promise<string> {
  const input = join(root, `worker/${name}.ts`);
  const built = await buildWith({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    define: { FILES: JSON.stringify(files) },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const { output } = [built].flat()[0] as Rollup.RollupOutput;
  return output[0].code;
}
