import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/run.mjs';
import { lettering } from './letters.mjs';
import { gamesIn, withGame } from './lists.mjs';
import { nameProblem, wordsIn } from './names.mjs';

describe('the name of a new game', () => {
  const known = { games: ['prado'], reserved: new Set(['table']) };

  test.each(['vitrina', 'tar', 'abcdefghijkl'])('may be %s', (name) => {
    expect(nameProblem([name], known)).toBeNull();
  });

  test.each([
    [[], /^one name is needed; usage: npm run new-game NAME$/],
    [['one', 'two'], /^one name is needed/],
    [['Vitrina'], /^"Vitrina" cannot name a game: use lower-case letters/],
    [['pátzcuaro'], /use lower-case letters/],
    [['my-game'], /use lower-case letters/],
    [['../etc'], /use lower-case letters/],
    [['ab'], /use 3 to 12 letters/],
    [['abcdefghijklm'], /use 3 to 12 letters/],
    [['prado'], /^there is a game "prado" already/],
    [['class'], /^"class" is reserved/],
    [['constructor'], /^"constructor" is reserved/],
    [['table'], /^"table" is reserved/],
  ])('is rejected: %j', (args, problem) => {
    expect(nameProblem(args, known)).toMatch(problem);
  });

  test("is not a word in the template's code, apart from strings and comments", () => {
    const code = "/* fan */ import { key } from './book.ts'; // clock\nconst jug = `medal ${fan}`;";
    expect(wordsIn(code)).toEqual(['import', 'key', 'from', 'const', 'jug']);
  });
});

describe('the lists of games', () => {
  test.each([
    ['packages/games/src/index.ts', "import { nopal } from './nopal/index.ts';"],
    ['apps/web/src/games/index.ts', "import { nopal } from './nopal/manifest.ts';"],
  ])('%s gets another game', (file, line) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = withGame(before, 'nopal');
    expect(gamesIn(after)).toEqual([...gamesIn(before), 'nopal']);
    const added = after.split('\n').filter((each) => !before.split('\n').includes(each));
    expect(added).toEqual([line, expect.stringMatching(/^export const games: .* nopal \};$/)]);
    expect(after.indexOf('./museum/')).toBeLessThan(after.indexOf('./nopal/'));
    expect(after.indexOf('./nopal/')).toBeLessThan(after.indexOf('./patzcuaro/'));
  });

  test('get a game that is last in the alphabet, and then another one', () => {
    const source = "import { b } from './b/index.ts';\n\nexport const games: Games = { b };\n";
    expect(withGame(withGame(source, 'z'), 'a')).toBe(
      "import { a } from './a/index.ts';\nimport { b } from './b/index.ts';\nimport { z } from './z/index.ts';\n\n" +
        'export const games: Games = { b, z, a };\n',
    );
  });

  test('are not created from other code', () => {
    expect(() => withGame('export const games = 3;', 'nopal')).toThrow('there is no list of games in it');
  });
});

test('a name in outlines has the width of its letters, and each letter at its place', () => {
  const [a, ab] = [lettering('a'), lettering('ab')];
  expect(ab.width).toBeGreaterThan(a.width);
  expect(ab.d.startsWith(a.d)).toBe(true);
  expect(() => lettering('ñ')).toThrow('there is no outline of ñ');
});
