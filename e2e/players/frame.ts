import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Maximum height in pixels of the frame around board, hand and players. */
const MOST = [
  { width: 1280, height: 800, most: 96 },
  { width: 360, height: 740, most: 148 },
] as const;

/**
 * Checks on a desktop and on a phone that the frame leaves enough room for the board, and that no
 * text is cut off or overflows.
 */
export async function measureFrame(person: Person, state: string): Promise<void> {
  const { page } = person;
  const before = page.viewportSize();
  for (const { most, ...size } of MOST) {
    await page.setViewportSize(size);
    const panel = person.button('table.panel.close');
    if (await panel.isVisible()) await panel.click();
    // On a phone the first row scrolls away, but counts here.
    await page.evaluate(() => scrollTo(0, 0));
    const found = await page.evaluate(() => {
      const { top, bottom, height } = document.querySelector('main')!.getBoundingClientRect();
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const cut = [...document.querySelectorAll('header [data-prompt], header [data-kind] > :is(span, p):first-child')]
        .filter(
          (text) => text.getClientRects().length > 0 && text.scrollHeight > text.clientHeight + 1 + text.getClientRects().length,
        )
        .map((text) => text.textContent);
      return { taken: innerHeight - Math.min(shown, height), cut, wide: document.documentElement.scrollWidth - innerWidth };
    });
    const where = `${state} in ${person.language}, ${size.width} × ${size.height}`;
    expect.soft(Math.round(found.taken), `pixels over the board: ${where}`).toBeLessThanOrEqual(most);
    expect.soft(found.cut, `texts that are cut off: ${where}`).toEqual([]);
    expect.soft(found.wide, `pixels that stick out: ${where}`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
