// Before React is there.
import './drawn.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { IntlError } from 'use-intl';
import { afterEach, vi } from 'vitest';
import type * as Zustand from 'zustand';
import { resetStores } from './stores.ts';

vi.mock('zustand', async (original) => {
  const zustand = await original<typeof Zustand>();
  const { resettable } = await import('./stores.ts');
  return { ...zustand, create: resettable(zustand.create) };
});

// A text that is missing, or that lacks a value, fails the test: the translator only tells the
// console.
const logError = console.error;
console.error = (...args: unknown[]) => {
  if (args[0] instanceof IntlError) throw args[0];
  logError(...args);
};

const inBrowser = typeof document !== 'undefined';

if (inBrowser) {
  // A busy machine is no failure.
  configure({ asyncUtilTimeout: 10_000 });

  // jsdom knows <dialog> but not how to open it or what lies over it, and has no screen to ask
  // about.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  HTMLElement.prototype.showPopover = () => undefined;
  // Nothing is laid out here, so nothing ever has another size.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // And nothing ever comes into sight.
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
