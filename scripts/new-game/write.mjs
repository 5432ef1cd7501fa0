import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../lib/run.mjs';
import { lettering } from './letters.mjs';
import { gamesIn, withGame } from './lists.mjs';
import { nameProblem, wordsIn } from './names.mjs';

/** The name of the template's game. */
const PLACEHOLDER = 'newgame';

/**
 * The two parts of a game, each with the folder of its template, the folder of games, and the list
 * of games.
 */
const sides = [
  { template: 'templates/game/rules', games: 'packages/games/src', list: 'packages/games/src/index.ts' },
  { template: 'templates/game/page', games: 'apps/web/src/games', list: 'apps/web/src/games/index.ts' },
];

/**
 * Names of text files in a language's folder that no game may use, in addition to those of other
 * folders.
 */
const catalogues = ['house', 'table', 'previews', 'about', 'learn', 'here', 'recap', 'pace', 'notices', 'admin'];

/** The reason why no game was written. */
export class NewGameError extends Error {}

/**
 * Writes a game.
 * @param {readonly string[]} args of the command
 * @throws {NewGameError} if it fails; then nothing is written
 */
export async function newGame(args) {
  const sources = sides.flatMap(({ template, games }) => templateFiles(template).map((file) => ({ template, games, file })));
  const problem = nameProblem(args, { games: gamesIn(read(sides[0]?.list ?? '')), reserved: reservedNames(sources) });
  if (problem !== null) throw new NewGameError(problem);
  const [name = ''] = args;
  const title = capital(name);
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const { template, games, file } of sources) {
    const text = read(join(template, file)).replaceAll(PLACEHOLDER, name).replaceAll(capital(PLACEHOLDER), title);
    written.set(join(games, name, file), text);
  }
  written.set(join('apps/web/src/games', name, 'lettering.ts'), letteringFile(name));
  const files = written.size;
  for (const { list } of sides) written.set(list, withGame(read(list), name));
  const { printWidth, singleQuote } = JSON.parse(read('.oxfmtrc.json'));
  const formatted = await Promise.all(
    [...written].map(
      async ([file, text]) => /** @type {const} */ ([file, (await format(file, text, { printWidth, singleQuote })).code]),
    ),
  );
  for (const [file, text] of formatted) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { title, folders: sides.map(({ games }) => `${games}/${name}`), files };
}

/**
 * Names of folders beside the games, of text files, and words of the template's code.
 * @param {readonly { template: string, file: string }[]} sources
 */
function reservedNames(sources) {
  const beside = sides.flatMap(({ games }) => readdirSync(join(root, games)).map((entry) => entry.replace(/\..*/, '')));
  const words = sources.flatMap(({ template, file }) => wordsIn(read(join(template, file))));
  const reserved = new Set([...catalogues, ...beside, ...words]);
  reserved.delete(PLACEHOLDER);
  return reserved;
}

/** @param {string} template */
function templateFiles(template) {
  const entries = readdirSync(join(root, template), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(root, template).length + 1)).toSorted();
}

/** @param {string} name */
function letteringFile(name) {
  const { width, d } = lettering(name);
  return (
    `import type { Lettering } from '../../shelf/covers/box.tsx';\n\n/** In Goudy Bookletter 1911, spaced. */\n` +
    `export const name: Lettering = { width: ${width}, d: '${d}' };\n`
  );
}

/** @param {string} file */
function read(file) {
  const path = join(root, file);
  if (!existsSync(path)) throw new NewGameError(`cannot read ${file}: it does not exist`);
  return readFileSync(path, 'utf8');
}

/** @param {string} word */
function capital(word) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
