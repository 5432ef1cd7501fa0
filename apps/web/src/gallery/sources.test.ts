import { expect, it } from 'vitest';
import { sourcesDocument } from '../../test/sources.ts';
import { textsOfGames } from '../games/texts.ts';
import { loadPieces } from './pieces.ts';

it('docs/sources.md lists all labels with their sources (npm run sources writes it)', async () => {
  const names = textsOfGames('en');
  const page = sourcesDocument(await loadPieces('en'), (game) => names[game]?.name ?? game);
  await expect(page).toMatchFileSnapshot('../../../../docs/sources.md');
});
