// `npm run language`: creates, checks and updates the folder of a language.
import { parseArgs } from 'node:util';
import { languageFolders } from '../build/languages.ts';
import { begin, bringUp, languagesIn, look, requireTag } from './languages.ts';
import { inWords, updateInWords } from './report.ts';

const usage = `npm run language -- new fr       makes a folder for French (fr), with all texts in English
npm run language -- check        says how far every language is, and what is wrong
npm run language -- check fr     says so of one; with --all every key is named
npm run language -- update fr    adds what is new in English, and marks what has changed`;

/** @throws RangeError for a language that has no folder */
function requireFolder(tag: string): void {
  requireTag(tag);
  if (!languagesIn(languageFolders).includes(tag))
    throw new RangeError(`${tag} has no folder yet: npm run language -- new ${tag}`);
}

function checkAll(tags: readonly string[], all: boolean): void {
  const reports = tags.map((tag) => look(languageFolders, tag));
  console.log(
    reports.map((report) => inWords(report, all)).join('\n\n\n') || 'There is no language beside Spanish and English yet.',
  );
  if (reports.some(({ broken }) => broken)) process.exitCode = 1;
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
  const [command, tag, ...more] = positionals;
  if (more.length > 0) throw new RangeError(usage);
  if (command === 'check' && tag === undefined) checkAll(languagesIn(languageFolders), values.all);
  else if (command === 'check' && tag !== undefined) {
    requireFolder(tag);
    checkAll([tag], values.all);
  } else if (command === 'new' && tag !== undefined) {
    begin(languageFolders, tag);
    console.log(`apps/web/languages/${tag} is there, with all texts in English. docs/translating.md says how to go on.`);
  } else if (command === 'update' && tag !== undefined) {
    requireFolder(tag);
    console.log(updateInWords(tag, bringUp(languageFolders, tag)));
  } else throw new RangeError(usage);
} catch (error) {
  if (!(error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
