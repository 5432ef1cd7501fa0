// `npm run mutants -- patzcuaro/rules`: does a test notice when a rule is changed a little?
import { partsNamed } from './parts.ts';
import { describeOpen, table, type Judged } from './report.ts';
import { tried } from './tried.ts';

// Random tests play everything.
process.env['LONG'] = '1';

const rows: Judged[] = [];
for (const part of partsNamed(process.argv.slice(2))) {
  const row = await tried(part, (text) => console.log(text));
  console.log(describeOpen(row));
  rows.push(row);
}
console.log(table(rows));
