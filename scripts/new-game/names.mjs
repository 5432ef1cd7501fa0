const MIN_LETTERS = 3;
/** A longer name does not fit on the box. */
const MAX_LETTERS = 12;

const USAGE = 'usage: npm run new-game NAME';

/** Reserved words of JavaScript and TypeScript. */
const keywords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * The reason why a new game cannot have this name, in a sentence; null if it can.
 * @param {readonly string[]} args of the command
 * @param {{ games: readonly string[], reserved: ReadonlySet<string> }} known the existing games,
 *   and names that are used otherwise
 */
export function nameProblem(args, { games, reserved }) {
  const [name, ...more] = args;
  if (name === undefined || more.length > 0) return `one name is needed; ${USAGE}`;
  if (!/^[a-z]+$/.test(name)) return `"${name}" cannot name a game: use lower-case letters from a to z; ${USAGE}`;
  if (name.length < MIN_LETTERS || name.length > MAX_LETTERS) {
    return `"${name}" cannot name a game: use ${MIN_LETTERS} to ${MAX_LETTERS} letters`;
  }
  if (games.includes(name)) return `there is a game "${name}" already; choose another name`;
  if (keywords.has(name) || name in {} || reserved.has(name)) return `"${name}" is reserved; choose another name`;
  return null;
}

/**
 * The words in code, without comments and strings.
 * @param {string} source
 * @returns {string[]}
 */
export function wordsIn(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, ' ');
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
