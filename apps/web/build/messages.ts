import { basename } from 'node:path';
import compile from 'icu-minify/compile';
import type { ESTree, Plugin } from 'vite';

/** The catalogues, wherever they lie, and the parts of which they are made. */
const catalogues = /\/messages\/.*\.ts(?:\?start|\?table|\?waiting)?$/;
/** Those of the languages that have a folder. */
const translations = /\/languages\/[^/]+\/[^/]+\.json$/;

/**
 * Reads the ICU syntax of every text when the page is built, so that no browser has to have a
 * parser for it. Development and tests go without; to them a text is a text.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    // After the types are gone.
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
 * The same for the texts of the languages that have a folder, of which those of the rules have a
 * syntax of their own.
 */
export function compiledTranslations(): Plugin {
  return {
    name: 'compiled-translations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: translations },
      handler(code, id) {
        const read = id.endsWith('-rules.json') ? (text: string) => text : compile;
        return { code: JSON.stringify(withCompiledTranslations(code, basename(id), read)), map: null };
      },
    },
  };
}

/**
 * The texts of a translator's file without the notes, which stand under keys that begin with `//`.
 * @param read what a text becomes
 * @throws Error that says where what is wrong
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

/**
 * What of the texts of a table is said while one waits for the others, and to who has not played
 * the game.
 */
const waiting = new Set<string | undefined>(['open', 'howTo']);

/**
 * A catalogue of the house with those of a table's texts that are said before the match
 * (`?waiting`), with the others that only a table needs (`?table`), or with all the rest
 * (`?start`), so that whoever comes in does not wait for them.
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
 * A module in which every string that is the value of a property is a compiled text. Texts that the
 * module makes when it runs stay as they are, and so must not have any syntax.
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

/** In the order in which they are written. */
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
