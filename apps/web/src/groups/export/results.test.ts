import { expect, it } from 'vitest';
import { ANA, bot, forgotten, groupMatch, person, seat } from '../../../test/groupMatches.ts';
import { csv } from './csv.ts';
import { fileName, resultsCsv, resultsJson } from './results.ts';

const BOM = '\uFEFF';

it('writes lines as RFC 4180 has them, with quotes only where they are needed', () => {
  expect(
    csv([
      ['a', 'b c', 'd,e', 'say "hi"', 'two\nlines'],
      [1, -2.5, true, null, ''],
    ]),
  ).toBe(`${BOM}a,b c,"d,e","say ""hi""","two\nlines"\r\n1,-2.5,true,,\r\n`);
});

it.each(['=1+1', '+34', '-Ana', '@Ana', '＝1+1'])('writes the name %s so that no spreadsheet runs it', (name) => {
  expect(csv([[name]])).toBe(`${BOM}'${name}\r\n`);
});

it('quotes a formula with a comma, too', () => {
  expect(csv([['=HYPERLINK("x","y")']])).toBe(`${BOM}"'=HYPERLINK(""x"",""y"")"\r\n`);
});

const later = groupMatch('2026-05-02T20:00Z', [seat({ ...person(ANA), name: '=Ana' }, -1), seat(bot, 4, true)], {
  table: 'abcdefghijk',
  options: { hand: 'strict', loud: true },
});
const earlier = groupMatch('2026-05-01T20:00Z', [seat(forgotten, null)], { table: 'bcdefghijkl', ending: 'agreement' });

it('writes a line for each seat, the oldest match first', () => {
  expect(resultsCsv([later, earlier]).slice(BOM.length).trimEnd().split('\r\n')).toEqual([
    'table,game,options,started,finished,ending,seat,player,member,bot,points,won',
    'bcdefghijkl,prado,,2026-05-01T19:00:00.000Z,2026-05-01T20:00:00.000Z,agreement,1,,,,,false',
    `abcdefghijk,prado,hand=strict; loud=true,2026-05-02T19:00:00.000Z,2026-05-02T20:00:00.000Z,rules,1,'=Ana,${ANA},,-1,false`,
    'abcdefghijk,prado,hand=strict; loud=true,2026-05-02T19:00:00.000Z,2026-05-02T20:00:00.000Z,rules,2,Tecla,,sound,4,true',
  ]);
});

it('writes the matches as JSON, the oldest first', () => {
  expect(JSON.parse(resultsJson('The Thursdays', [later, earlier]))).toEqual({
    group: 'The Thursdays',
    matches: [earlier, later],
  });
});

it.each([
  ['The Thursdays', 'sobremesa-the-thursdays.csv'],
  ['Los jueves: ¡más café!', 'sobremesa-los-jueves-más-café.csv'],
  ['../..', 'sobremesa-group.csv'],
])('names the file of %s', (name, file) => {
  expect(fileName(name, 'csv')).toBe(file);
});
