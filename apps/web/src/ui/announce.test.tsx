import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, Announcer } from './announce.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** What a region says one after the other, as who listens to it hears it. */
function listen(region: HTMLElement): string[] {
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
  return heard;
}

it('what is said in one moment is all heard, in its order, and what is urgent at once', async () => {
  render(<Announcer />);
  const news = listen(screen.getByRole('status'));
  const urgent = listen(screen.getByRole('alert'));
  act(() => {
    announce('It is your turn.');
    announce('Block the action?', true);
    announce('Luis has left.');
    announce('Luis has left.');
  });
  await act(() => Promise.resolve());
  expect({ news, urgent }).toEqual({ news: ['It is your turn.'], urgent: ['Block the action?'] });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(news).toEqual(['It is your turn.', 'Luis has left.', 'Luis has left.']);
  expect(urgent).toEqual(['Block the action?']);
});
