// `npm run kept`: writes a document of a finished match for each game and number of players that
// has none under its present rules. Tests of later releases replay them.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { written } from './finished.ts';
import { keptFile, missingDocuments } from './keptDocuments.ts';
import { randomMatch } from './randomMatch.ts';

for (const { module, players } of missingDocuments()) {
  const document = await written(randomMatch(module, players, 100 + players).finished);
  const file = keptFile(module, players);
  writeFileSync(file, gzipSync(JSON.stringify(document), { level: 9 }));
  console.log(`${document.moves.length} moves in ${file}`);
}
