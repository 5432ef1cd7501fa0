// Must be imported before React.
import './drawn.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { IntlError } from 'use-intl';
import { afterEach, vi } from 'vitest';
import type * as Zustand from 'zustand';
import { resetStores } from './stores.ts';

vi.mock('zustand', async (original) => {
  const zustand = await original<typeof Zustand>();
  const { resettable } = await import('./stores.ts');
  return { ...zustand, create: resettable(zustand.create) };
});

// A missing text, or one that lacks a value, fails the test. The translator itself only logs it.
const logError = console.error;
console.error = (...args: unknown[]) => {
  if (args[0] instanceof IntlError) throw args[0];
  logError(...args);
};

let fires = false;

/**
 * Renders the updates of an event at once. React's `act` would do so, too, but forgets a render
 * that waits for a promise (`use`): such a part never appears.
 */
function eventWrapper<T>(fire: () => T): T {
  if (fires) return fire();
  fires = true;
  try {
    return flushSync(fire);
  } finally {
    fires = false;
  }
}

const inBrowser = typeof document !== 'undefined';

if (inBrowser) {
  // Generous, for busy machines.
  configure({ asyncUtilTimeout: 10_000, eventWrapper });

  // jsdom cannot open a <dialog>, and has no media queries.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  HTMLElement.prototype.showPopover = () => undefined;
  // jsdom has no layout, so sizes never change.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Nothing ever scrolls into view.
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
}

afterEach(() => {
  if (!inBrowser) return;
  cleanup();
  resetStores();
  localStorage.clear();
});
