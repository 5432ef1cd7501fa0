import { expect, it } from 'vitest';
import { loadExamples } from '../../../load.ts';
import { openExample } from '../../../../rulebook/testing.tsx';

await loadExamples('newgame', 'en');

it('the same pieces score differently with another letter', async () => {
  const { choose, says, startOver } = await openExample('newgame', 'letter-example');
  const before = says();
  expect(before).toEqual(['Most pieces of 2 kinds 6', '4 pieces promised by the letter (the fans) 8', 'Total 14']);
  await choose('Your letter promises', 'The medals');
  expect(says().at(-1)).toBe('Total 8');
  await startOver();
  expect(says()).toEqual(before);
});
