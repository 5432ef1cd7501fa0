import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../../../lib/preferences.ts';
import { begin, follow, laidOut, movesIn, press } from '../../../learn/testing.tsx';

beforeEach(laidOut);
// Generous, for busy machines.
vi.setConfig({ testTimeout: 180_000 });

/** The lesson, played up to a step. */
async function at(id: string) {
  const user = userEvent.setup({ delay: null });
  const lesson = await begin('museum');
  const place = lesson.script.steps.findIndex((step) => step.id === id);
  for (const step of lesson.script.steps.slice(0, place)) {
    await lesson.says(step.id);
    await follow(step, (control) => user.click(control), lesson.words.next);
  }
  await lesson.says(id);
  return { ...lesson, user };
}
const own = () => movesIn('museum').filter(({ player }) => player === '0');

it('explains the choice of an Object to a reader who wants another one, and waits', async () => {
  const { user, lesson, says } = await at('explore');
  const made = own().length;
  await press(user, 'object-JAP-10');
  await press(user, 'draw');
  expect(screen.getByText(lesson.texts.not['explore']!, { selector: 'section p' })).toBeVisible();
  await says('explore');
  expect(own()).toHaveLength(made);
});

it('explains why another payment is worse, and accepts the proposed one', async () => {
  const { user, lesson, says } = await at('exhibit');
  await press(user, 'object-MAY-12');
  await press(user, 'object-ROM-09');
  await press(user, 'object-PHO-04');
  await press(user, 'buy');
  expect(screen.getByText(lesson.texts.not['exhibit']!, { selector: 'section p' })).toBeVisible();
  await press(user, 'object-PHO-04');
  await press(user, 'object-ROM-09');
  await press(user, 'buy');
  await says('rearrange');
});

it('asks again after an undone purchase, and forgets the cell of its Object', async () => {
  const { user, says, unmount } = await at('store');
  await user.click(screen.getByLabelText('Undo'));
  await says('exhibit');
  expect(own().map(({ move }) => move)).toEqual(['mulligan', 'choosePatron', 'draw']);
  unmount();
  const again = await begin('museum');
  await again.says('exhibit');
});

it("continues after the others' moves only when they have been shown", async () => {
  const { user, words, says } = await at('keep');
  usePreferences.setState({ playbackSpeed: 'brisk' });
  await press(user, 'keep-hand');
  await says('patrons');
  const next = screen.getByRole('button', { name: words.next });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await vi.waitUntil(() => next.getAttribute('aria-disabled') !== 'true', { timeout: 10_000 });
  await user.click(next);
  await says('patron');
});
