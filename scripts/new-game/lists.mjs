const imports = /^import \{ (\w+) \} from '\.\/\1(\/[\w.]+)';$/gm;
const record = /^(export const games: [^=]+=) \{([^}]*)\};$/m;

/**
 * The games of a list, in order.
 * @param {string} source
 * @returns {string[]}
 */
export function gamesIn(source) {
  const [, , games = ''] = record.exec(source) ?? [];
  return games
    .split(',')
    .map((game) => game.trim())
    .filter((game) => game !== '');
}

/**
 * Adds a game to a list: to the imports in alphabetical order, and to the games at the end.
 * @param {string} source
 * @param {string} name
 * @throws {RangeError} when the source is not such a list
 */
export function withGame(source, name) {
  const found = [...source.matchAll(imports)];
  const games = gamesIn(source);
  const [last] = found.slice(-1);
  if (last === undefined || games.length === 0) throw new RangeError('there is no list of games in it');
  const line = `import { ${name} } from './${name}${last[2]}';\n`;
  const next = found.find(([, game = '']) => game > name);
  const at = next?.index ?? last.index + last[0].length + 1;
  const imported = `${source.slice(0, at)}${line}${source.slice(at)}`;
  return imported.replace(record, (_whole, start) => `${start} { ${[...games, name].join(', ')} };`);
}
