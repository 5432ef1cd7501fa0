import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, Announcer } from './announce.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Records the announcements of a live region. */
function listen(region: HTMLElement): string[] {
  const announced: string[] = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true, subtree: true });
  return announced;
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('announces simultaneous messages completely: news in turn, urgent ones at once', async () => {
  render(<Announcer />);
  const news = listen(screen.getByRole('status'));
  await act(async () => {
    announce('It is your turn.');
    announce('Block the action?', true);
    announce('Luis has left.');
    announce('No such card.', true);
    announce('Luis has left.');
    await Promise.resolve();
  });
  expect(news).toEqual(['It is your turn.']);
  expect(alerts()).toEqual(['Block the action?', 'No such card.']);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(news).toEqual(['It is your turn.', 'Luis has left.', 'Luis has left.']);
  expect(alerts()).toEqual(['No such card.']);
});
