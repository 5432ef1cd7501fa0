// `npm run mutants -- patzcuaro/rules` checks whether tests notice small changes of the rules.
import { partsNamed } from './parts.ts';
import { describeOpen, table, type Judged } from './report.ts';
import { tried } from './tried.ts';

// Run random tests completely.
process.env['LONG'] = '1';

const rows: Judged[] = [];
for (const part of partsNamed(process.argv.slice(2))) {
  const row = await tried(part, (text) => console.log(text));
  console.log(describeOpen(row));
  rows.push(row);
}
console.log(table(rows));
