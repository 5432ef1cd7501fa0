import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollRow } from './ScrollRow.tsx';

const CARD = 60;
const ROOM = 200;

function Cards({ count }: { count: number }) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <ScrollRow ref={row} aria-label="hand">
      {Array.from({ length: count }, (_, i) => (
        <li key={i} data-at={i} />
      ))}
    </ScrollRow>
  );
}

const row = () => screen.getByRole('list');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lays out cards in a row that is too short for all of them, since jsdom has no layout. */
function layOut() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe() {
        this.#measure();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROOM);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => row().children.length * CARD);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(this: HTMLElement) {
    const place = this.dataset['at'];
    return place === undefined ? new DOMRect(0, 0, ROOM, 80) : new DOMRect(Number(place) * CARD - row().scrollLeft, 0, CARD, 80);
  });
}

it('fades where it continues, and scrolls to a new card', () => {
  layOut();
  const { rerender } = render(<Cards count={3} />);
  expect(row()).not.toHaveAttribute('data-after');
  rerender(<Cards count={8} />);
  rerender(<Cards count={9} />);
  expect(row().lastElementChild!.getBoundingClientRect().right).toBeLessThanOrEqual(ROOM);
  expect(row()).toHaveAttribute('data-before');
  row().scrollLeft = 0;
  fireEvent.scroll(row());
  expect(row()).not.toHaveAttribute('data-before');
  expect(row()).toHaveAttribute('data-after');
});

it("keeps its reader's scroll position while nothing is new", () => {
  layOut();
  const { rerender } = render(<Cards count={9} />);
  row().scrollLeft = 100;
  rerender(<Cards count={9} />);
  rerender(<Cards count={8} />);
  expect(row().scrollLeft).toBe(100);
});
