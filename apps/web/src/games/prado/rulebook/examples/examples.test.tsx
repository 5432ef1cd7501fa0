import { expect, it } from 'vitest';
import { loadExamples } from '../../../load.ts';
import { openExample } from '../../../../rulebook/testing.tsx';

// Loading the drawings of a game is slow, and must not count as test time.
await loadExamples('prado', 'en');

const steps = ['Go into room 3', 'Move up one place', 'Move up one place', 'Send a visitor to room 2', 'Take a visitor with you'];

it('a camera moves from the hall to the photo, and illegal actions explain why', async () => {
  const { press, says, startOver } = await openExample('prado', 'actions-example');
  const before = says();
  expect(before).toEqual(['2 visitors of 5. In the queue, in order: Luis and Eva.']);
  await press('Take a visitor with you');
  expect(says()[0]).toMatch(/hall/);
  for (const step of steps) await press(step);
  expect(says()).toEqual(expect.arrayContaining([expect.stringMatching(/^You take the photo of .*: 7 points\.$/)]));
  await startOver();
  expect(says()).toEqual(before);
});

it("a standing order blocks matching actions, with a Security card in hand, and never the player's own photo", async () => {
  const { choose, says, startOver } = await openExample('prado', 'orders');
  expect(says()).toEqual(['It is blocked. The cards of both of you go to the exit.']);
  await choose('In your hand', 'no Security card');
  expect(says()[0]).toBe('It is allowed.');
  expect(says().at(-1)).toMatch(/^Luis takes the photo/);
  await startOver();
  await choose(/announces$/, 'getting past you');
  expect(says()).toEqual(['Your standing order does not apply: you are asked.']);
  await choose(/^Block if/, 'gets past me in the queue');
  expect(says()[0]).toMatch(/^It is blocked/);
  await choose(/^Block if/, 'plays any card');
  await choose(/announces$/, 'Help: the photo would be yours');
  expect(says()[0]).not.toMatch(/^It is blocked/);
});

it('photos bring their own points and those of missions', async () => {
  const { press, says } = await openExample('prado', 'mission');
  expect(says()[0]).toBe('2 photos 14');
  expect(says().at(-1)).toBe('Total 14');
  await press(/Queen Joanna the Mad/);
  // Three for royalty and two for history, and 6 points for itself.
  expect(says().at(-1)).toBe('Total 35');
  await press(/Las Meninas/);
  expect(says().at(-1)).toBe('Total 19');
});
