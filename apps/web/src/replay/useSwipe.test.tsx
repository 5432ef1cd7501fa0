import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe.ts';

type Point = readonly [x: number, y: number];

const touch = ([clientX, clientY]: Point) => ({ clientX, clientY });

function swipes() {
  const swiped = vi.fn<(by: 1 | -1) => void>();
  function Area() {
    const area = useRef<HTMLDivElement>(null);
    useSwipe(area, swiped);
    return (
      <div ref={area} data-testid="area">
        <div data-testid="row" style={{ overflowX: 'auto' }}>
          <span data-testid="card" />
        </div>
      </div>
    );
  }
  render(<Area />);
  return (over: string, from: readonly Point[], to: Point) => {
    swiped.mockClear();
    const element = screen.getByTestId(over);
    fireEvent.touchStart(element, { touches: from.map(touch) });
    fireEvent.touchEnd(element, { changedTouches: [touch(to)] });
    return swiped.mock.calls.flat();
  };
}

it('a swipe to the left goes forward, and one to the right goes back', () => {
  const swipe = swipes();
  expect(swipe('area', [[200, 50]], [100, 60])).toEqual([1]);
  expect(swipe('area', [[100, 50]], [200, 60])).toEqual([-1]);
});

it.each([
  ['a short movement', [[100, 50]], [70, 50]],
  ['a movement that is as high as long', [[200, 50]], [100, 150]],
  [
    'two fingers',
    [
      [200, 50],
      [210, 90],
    ],
    [100, 50],
  ],
] as const)('%s is no swipe', (_, from, to) => {
  expect(swipes()('area', from, to)).toEqual([]);
});

it('a row that scrolls to the side keeps its swipes', () => {
  const swipe = swipes();
  expect(swipe('card', [[200, 50]], [100, 50])).toEqual([1]);
  Object.defineProperty(screen.getByTestId('row'), 'scrollWidth', { value: 500 });
  expect(swipe('card', [[200, 50]], [100, 50])).toEqual([]);
});
