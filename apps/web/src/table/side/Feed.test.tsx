import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Feed } from './Feed.tsx';

/** What is told when the room for an element has changed. */
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

it.each(['log', 'list'])('stays at its end when there is another room for its %s, as when phrases open below it', (role) => {
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
