import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Minimum size of a touch target, in CSS pixels. */
const TARGET = 44;

/**
 * Checks that axe finds no problem in either theme, and that nothing overflows; on a phone, also
 * that every control is large enough.
 *
 * @param part a selector for the new part of this screen, if the rest was checked before; by
 *   default everything
 */
export async function inspect(person: Person, screen: string, part?: string): Promise<void> {
  const { page } = person;
  const device = (page.viewportSize()?.width ?? 0) < 500 ? 'phone' : 'desk';
  const findings: string[] = [];
  // The themes differ only in colours.
  for (const [colorScheme, rules] of [
    ['light', []],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Even the shortest change of colour takes a frame.
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving, { message: 'All animations should end.', intervals: [20, 50, 100] }).toBe(0);
    findings.push(...(await axeFindings(person, rules, part)).map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  findings.push(...(await overflow(person)));
  if (device === 'phone') findings.push(...(await smallTargets(person)));
  expect.soft(findings, `${screen}, ${device}`).toEqual([]);
}

/** @param rules by default all */
async function axeFindings({ page }: Person, rules: readonly string[], part?: string): Promise<string[]> {
  // Axe is large, so a page keeps it. The pages have no frames, for which the usual mode opens
  // another page.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  const only = rules.length === 0 ? {} : { runOnly: [...rules] };
  const { violations } = await axe.options({ ...only, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

async function overflow({ page }: Person): Promise<string[]> {
  const { needed, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { needed: scrollWidth, room: clientWidth };
  });
  return needed > room ? [`scrolls sideways: ${needed} px on ${room} px`] : [];
}

/** Controls of the board, and of any dialog over it, that are smaller than a fingertip. */
async function smallTargets({ board }: Person): Promise<string[]> {
  const controls = await board.getByRole('button').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );
  return controls
    .filter(({ width, height }) => width < TARGET || height < TARGET)
    .map(({ name, width, height }) => `small: ${name} is ${width} × ${height} px`);
}
