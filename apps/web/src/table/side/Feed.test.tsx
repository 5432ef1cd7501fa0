import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Feed } from './Feed.tsx';

/** Callbacks of the resize observer, by element. */
let resized: Map<Element, () => void>;
beforeEach(() => {
  resized = new Map();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        resized.set(element, this.#tell);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each(['log', 'list'])('stays at its end when its %s changes, as when phrases open below it', (role) => {
  render(
    <Feed label="Chat" older={null}>
      <li>one</li>
    </Feed>,
  );
  const box = screen.getByRole('log');
  Object.defineProperty(box, 'scrollHeight', { value: 500 });
  resized.get(screen.getByRole(role))?.();
  expect(box.scrollTop).toBe(500);
});

/** Reports another size of the list. */
const resize = () => resized.get(screen.getByRole('list'))?.();

/** A feed of 100 pixels with a list of the height set by `grow`. */
function feed() {
  render(
    <Feed label="Log" older={null}>
      <li>one</li>
    </Feed>,
  );
  const box = screen.getByRole('log');
  let height = 100;
  Object.defineProperties(box, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
  return {
    box,
    /** Lets the list grow without reporting it yet. */
    grow: (to: number) => (height = to),
    scroll: (to: number) => {
      box.scrollTop = to;
      fireEvent.scroll(box);
    },
  };
}

it('keeps following when the browser reports its own scroll after it has grown again', () => {
  const { box, grow } = feed();
  grow(300);
  resize();
  const own = box.scrollTop;
  grow(900);
  fireEvent.scroll(box);
  expect(box.scrollTop).toBe(own);
  resize();
  expect(box.scrollTop).toBe(900);
});

it('stays where its reader scrolled up to, and follows again from the end', () => {
  const { box, grow, scroll } = feed();
  grow(600);
  resize();
  scroll(200);
  scroll(210);
  grow(700);
  resize();
  expect(box.scrollTop).toBe(210);
  scroll(600);
  grow(800);
  resize();
  expect(box.scrollTop).toBe(800);
});
