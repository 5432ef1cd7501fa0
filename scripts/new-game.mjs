// `npm run new-game NAME`: writes a complete small game to start from, and adds it to the two lists
// of games.
import { newGame, NewGameError } from './new-game/write.mjs';

try {
  const { title, folders, files } = await newGame(process.argv.slice(2));
  console.log(`${title} is ready to be played: ${files} files in ${folders.join(' and ')}.`);
  console.log('`npm run dev` serves it, `npm run gate` checks it, and docs/architecture.md explains each file.');
} catch (error) {
  if (!(error instanceof NewGameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
