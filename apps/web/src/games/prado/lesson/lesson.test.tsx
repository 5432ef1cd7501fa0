import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { begin, follow, laidOut, movesIn, press } from '../../../learn/testing.tsx';

beforeEach(laidOut);
/** Generous, for busy machines. */
const LONG_MS = 120_000;

/** The lesson, played up to the step with this id. */
async function upTo(id: string) {
  const user = userEvent.setup({ delay: null });
  const lesson = await begin('prado');
  const at = lesson.script.steps.findIndex((step) => step.id === id);
  for (const step of lesson.script.steps.slice(0, at)) await follow(step, (control) => user.click(control), lesson.words.next);
  await lesson.says(id);
  return { ...lesson, user };
}
const own = () => movesIn('prado').filter(({ player }) => player === '0');
const ring = (name: string) => document.querySelector<HTMLElement>(`[data-ring="${name}"]`)!;

it(
  'explains to a reader who wants to block why it is too early, and the card stays in hand',
  async () => {
    const { user, lesson, says } = await upTo('asked');
    await press(user, 'block');
    expect(screen.getByText(lesson.texts.not['asked']!, { selector: 'section p' })).toBeVisible();
    await says('asked');
    expect(own().map(({ move }) => move)).toEqual(['keepMissions']);
    await press(user, 'pass');
    await says('entered');
  },
  LONG_MS,
);

it(
  'asks again for an undone action',
  async () => {
    const { user, says } = await upTo('help');
    const made = own().length;
    await user.click(screen.getByLabelText('Undo'));
    await says('closer');
    expect(own()).toHaveLength(made - 1);
  },
  LONG_MS,
);

it(
  "points at a place in a queue, though the room's button lies over it, and not at a part that the bar covers",
  { timeout: LONG_MS },
  async () => {
    await upTo('queue');
    let above: Element | null = null;
    Document.prototype.elementFromPoint = () => above;
    above = document.querySelector('[data-spot="room-2"] > button');
    await vi.waitUntil(() => !ring('space-2-1').hidden, { timeout: LONG_MS });
    above = document.querySelector('header');
    await vi.waitUntil(() => ring('space-2-1').hidden, { timeout: LONG_MS });
    above = document.querySelector('[data-spot="room-1"] > button');
    expect(ring('space-2-1').hidden).toBe(true);
  },
);
