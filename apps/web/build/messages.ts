import { basename } from 'node:path';
import compile from 'icu-minify/compile';
import type { ESTree, Plugin } from 'vite';

/** The catalogues in the code, whole or in parts. */
const catalogues = /\/messages\/.*\.ts(?:\?start|\?table|\?waiting)?$/;
/** The catalogues of languages that have a folder. */
const translations = /\/languages\/[^/]+\/[^/]+\.json$/;

/**
 * Compiles the ICU syntax of all texts at build time, so that the page needs no parser. Development
 * and tests use the plain texts.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    // Runs after types are stripped.
    enforce: 'post',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      filter: { id: catalogues },
      handler(code, id) {
        const [, part] = id.split('?');
        const asked = part === undefined ? code : textsFor(part, code, this.parse(code));
        return { code: withCompiledTexts(asked, this.parse(asked)), map: null };
      },
    },
  };
}

/**
 * Compiles the texts of languages that have a folder. Texts of rulebooks have a different
 * syntax, labels have none: both stay unchanged.
 */
export function compiledTranslations(): Plugin {
  return {
    name: 'compiled-translations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: translations },
      handler(code, id) {
        const read = /-(?:rules|labels)\.json$/.test(id) ? (text: string) => text : compile;
        return { code: JSON.stringify(withCompiledTranslations(code, basename(id), read)), map: null };
      },
    },
  };
}

/**
 * A translator's file with its texts compiled, without the notes, whose keys begin with `//`.
 * @param read compiles a text
 * @throws Error that names the file, the key and the problem
 */
export function withCompiledTranslations(json: string, file: string, read: (text: string) => unknown): unknown {
  return JSON.parse(json, function (this: unknown, key, value: unknown) {
    if (key.startsWith('//')) return undefined;
    if (typeof value !== 'string') return value;
    try {
      return read(value);
    } catch (cause) {
      throw new Error(`${file}: "${key}" cannot be read: ${value} (npm run language -- check says more)`, { cause });
    }
  });
}

/** Sections of a table's texts for the time before the match, and for players new to the game. */
const waiting = new Set<string | undefined>(['open', 'howTo']);

/**
 * The part of the common catalogue for tables before their match (`?waiting`), the rest of the
 * tables' texts (`?table`), or everything else (`?start`). The first page thus loads no texts of
 * tables.
 */
export function textsFor(part: string, code: string, program: ESTree.Program): string {
  const catalogue = program.body.flatMap(catalogueIn)[0];
  if (catalogue === undefined) throw new Error('a catalogue of which a part is imported has to be an object');
  const written = (object: ESTree.ObjectExpression, keeps: (name: string | undefined) => boolean) => {
    const kept = object.properties.filter((property) => keeps(nameOf(property)));
    return `{${kept.map(({ start, end }) => code.slice(start, end)).join(',')}}`;
  };
  const table = catalogue.properties.find((property) => nameOf(property) === 'table');
  const ofTable = table?.type === 'Property' && table.value.type === 'ObjectExpression' ? table.value : null;
  if (ofTable === null) throw new Error('a catalogue of which a part is imported has to have texts of a table');
  const asked =
    part === 'start'
      ? written(catalogue, (name) => name !== 'table')
      : `{table: ${written(ofTable, (name) => waiting.has(name) === (part === 'waiting'))}}`;
  return `${code.slice(0, catalogue.start)}${asked}${code.slice(catalogue.end)}`;
}

function catalogueIn(statement: ESTree.Program['body'][number]): ESTree.ObjectExpression[] {
  const found =
    statement.type === 'VariableDeclaration'
      ? statement.declarations[0]?.init
      : statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : null;
  return found?.type === 'ObjectExpression' ? [found] : [];
}

function nameOf(property: ESTree.ObjectExpression['properties'][number]): string | undefined {
  return property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined;
}

/**
 * Replaces each string that is a property's value with its compiled text. Texts that a module
 * computes at run time stay as they are, so they must not contain ICU syntax.
 */
export function withCompiledTexts(code: string, program: ESTree.Program): string {
  let done = '';
  let at = 0;
  for (const { start, end, value } of textsOf(program)) {
    done += code.slice(at, start) + JSON.stringify(compile(value));
    at = end;
  }
  return done + code.slice(at);
}

interface Text {
  start: number;
  end: number;
  value: string;
}

/** In source order. */
function textsOf(node: unknown): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (isTextProperty(node)) return [node.value];
  return Object.values(node).flatMap(textsOf);
}

function isTextProperty(node: object): node is { value: Text } {
  if (!('type' in node && node.type === 'Property' && 'value' in node)) return false;
  const { value } = node as { value: { type: string; value?: unknown } };
  return value.type === 'Literal' && typeof value.value === 'string';
}
