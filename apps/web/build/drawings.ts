import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

/** Exports of a module that is imported with `?drawings`: an `<svg>` for each name. */
interface Drawings {
  drawings: Readonly<Record<string, ReactElement<{ viewBox: string }>>>;
}

const query = /\?drawings$/;

/**
 * `import { addressOf, boxes } from './paintings.tsx?drawings'`: the build writes each drawing of
 * the module to a file, so that a page loads the files it shows instead of code that draws them
 * all. `src/drawings.d.ts` declares the exports. In development, each address is a data URL.
 */
export function drawings(): Plugin {
  let asFiles = false;
  return {
    name: 'drawings',
    config(_config, { command }) {
      asFiles = command === 'build';
    },
    load: {
      filter: { id: query },
      async handler(id) {
        const path = id.replace(query, '');
        const { module, dependencies } = await runnerImport<Drawings>(path);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const drawn = Object.entries(module.drawings).map(([name, drawing]) => ({
          name,
          drawing,
          svg: renderToStaticMarkup(drawing),
        }));
        const boxes = Object.fromEntries(
          drawn.map(({ name, drawing }) => [name, drawing.props.viewBox.split(' ').slice(2).map(Number)]),
        );
        if (!asFiles) {
          const addresses = Object.fromEntries(
            drawn.map(({ name, svg }) => [name, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
          );
          return `export const boxes = ${JSON.stringify(boxes)}; const addresses = ${JSON.stringify(addresses)}; export const addressOf = (name) => addresses[name];`;
        }
        const folder = `${nameOf(path)}-${hashOf(drawn.map(({ svg }) => svg))}/`;
        for (const { name, svg } of drawn) this.emitFile({ type: 'asset', fileName: `assets/${folder}${name}.svg`, source: svg });
        // Chunks are in `assets`, too.
        return `export const boxes = ${JSON.stringify(boxes)}; const folder = import.meta.url.replace(/[^/]*$/, '${folder}'); export const addressOf = (name) => folder + name + '.svg';`;
      },
    },
  };
}

/** The module's name, or its folder's if it is called `drawings`. */
function nameOf(path: string): string {
  const name = basename(path).replace(/\.\w+$/, '');
  return name === 'drawings' ? basename(dirname(path)) : name;
}

function hashOf(contents: readonly string[]): string {
  return createHash('sha256').update(contents.join('\n')).digest('base64url').slice(0, 8);
}
