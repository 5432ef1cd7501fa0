import { documentLimits } from '@sobremesa/match/document';
import { expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { finishedMatch } from './matchDocument.ts';
import type { Live } from './rules/live.ts';

it('a match with more moves than a document may have is refused without loading them', async () => {
  const live = { table: { status: 'finished' }, match: { version: documentLimits.moves + 1 } } as unknown as Live;
  const storage = {} as Storage;
  await expect(finishedMatch(storage, live, () => '')).rejects.toThrow('tooManyMoves');
});
