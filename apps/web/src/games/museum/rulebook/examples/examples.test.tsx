import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { loadExamples } from '../../../load.ts';
import { openExample } from '../../../../rulebook/testing.tsx';

// Loading the drawings of a game is slow, and must not count as test time.
await loadExamples('museum', 'en');

it('a payment is too low, exact or too high, and the cheapest one is found', async () => {
  const { press, choose, says } = await openExample('museum', 'pay-example');
  expect(says()).toEqual(['Costs 5, you pay 3: 2 short.']);
  await press('The cheapest payment');
  expect(says()).toEqual(['Costs 5, you pay 5: exact.']);
  await choose('You exhibit', 'Stele of the Vultures');
  expect(says()).toEqual(['Costs 3, you pay 5: 2 lost.', expect.stringMatching(/Eccentric flint/)]);
  await press('The cheapest payment');
  expect(says()).toEqual(['Costs 3, you pay 3: exact.']);
});

it('each stored Object costs as many points as its continent has tokens', async () => {
  const { press, choose, says } = await openExample('museum', 'penalty-example');
  expect(says()).toEqual(['You lose 4 points.']);
  await choose(/^Tokens in Asia/, '3');
  expect(says()).toEqual(['You lose 6 points.']);
  await press(/Tsuba/);
  expect(says()).toEqual(['You lose 3 points.']);
  await choose(/^Tokens in Europe/, '1');
  expect(says()).toEqual(['You lose 4 points.']);
});

it('Objects are moved on the plan by keyboard until they form a collection', async () => {
  const { example, says, startOver } = await openExample('museum', 'collection-example');
  const user = userEvent.setup({ delay: null });
  expect(says()).toEqual(['There is no collection.']);
  const object = example.getByRole('button', { name: /Sword of Goujian/ });
  await user.click(object);
  expect(says()[0]).toMatch(/Sword of Goujian/);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(example.getByRole('button', { name: /^Row 2, column 1.*Sword of Goujian/ })).toHaveFocus();
  expect(says().at(-1)).toBe('Total: 3 points.');
  await startOver();
  expect(says()).toEqual(['There is no collection.']);
});
