import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringInSight } from './inSight.ts';

/** A phone of 360 by 740 pixels, with a top bar of 100 and a tray that begins at 440. */
const page = { bar: new DOMRect(0, 0, 360, 100), tray: new DOMRect(0, 440, 360, 300) };
const scrollBy = vi.fn<(to: ScrollToOptions) => void>();

function put(tag: string, rect: DOMRect): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => rect;
  return element;
}

function bring(rect: DOMRect, tray = page.tray): number | undefined {
  put('header', page.bar);
  put('div', tray).dataset['tray'] = '';
  bringInSight(put('div', rect));
  return scrollBy.mock.lastCall?.[0].top;
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 740);
  document.documentElement.scrollBy = scrollBy as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollBy.mockReset();
  document.body.replaceChildren();
});

describe('bringInSight', () => {
  it('does not scroll to a part that is completely visible', () => {
    expect(bring(new DOMRect(0, 120, 170, 130))).toBeUndefined();
  });

  it('scrolls a part out from under the tray', () => {
    expect(bring(new DOMRect(0, 500, 170, 130))).toBe(630 - 434);
  });

  it('scrolls a part out from under the bar', () => {
    expect(bring(new DOMRect(0, -40, 170, 130))).toBe(-146);
  });

  it('shows the upper edge of a part that does not fit', () => {
    expect(bring(new DOMRect(0, 300, 170, 500))).toBe(300 - 106);
  });

  it('ignores a tray beside the board', () => {
    expect(bring(new DOMRect(0, 500, 170, 130), new DOMRect(360, 0, 300, 740))).toBeUndefined();
  });
});
