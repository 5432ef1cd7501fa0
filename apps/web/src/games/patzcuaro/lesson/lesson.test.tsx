import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { begin, follow, laidOut, movesIn, press } from '../../../learn/testing.tsx';

beforeEach(laidOut);

/** The lesson, played up to the first move. */
async function atFirstMove() {
  const user = userEvent.setup({ delay: null });
  const lesson = await begin('patzcuaro');
  const first = lesson.script.steps.findIndex(({ awaits }) => awaits.kind === 'move');
  for (const step of lesson.script.steps.slice(0, first)) await follow(step, (control) => user.click(control), lesson.words.next);
  return { ...lesson, user, first: lesson.script.steps[first]!, second: lesson.script.steps[first + 1]! };
}
const moves = () => movesIn('patzcuaro');

it('explains the destination to a reader who wants another one, and waits', async () => {
  const { user, lesson, first, says } = await atFirstMove();
  await press(user, 'space-3');
  await press(user, 'act-3');
  expect(screen.getByText(lesson.texts.not['florist']!, { selector: 'section p' })).toBeVisible();
  await says(first.id);
  expect(moves()).toEqual([]);
});

it('asks again for an undone move', async () => {
  const { user, first, second, says } = await atFirstMove();
  for (const name of first.at) await press(user, name);
  await says(second.id);
  expect(moves()).toHaveLength(1);
  await user.click(screen.getByLabelText('Undo'));
  await says(first.id);
  expect(moves()).toEqual([]);
});

it('moves the focus to the highlighted control', async () => {
  const { user, words } = await atFirstMove();
  await user.click(screen.getByRole('button', { name: words.show }));
  expect(document.activeElement?.closest('[data-spot]')).toHaveAttribute('data-spot', 'space-2');
});
