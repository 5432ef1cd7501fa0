import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** The least size of what a finger should hit, in CSS pixels. */
const TARGET = 44;

/** Axe finds nothing, by day and in the evening; on a phone nothing sticks out and every control can be hit. */
export async function inspect(person: Person, screen: string): Promise<void> {
  const { page } = person;
  const device = (page.viewportSize()?.width ?? 0) < 500 ? 'phone' : 'desk';
  const findings: string[] = [];
  // Colours are all that differs between the themes.
  for (const [colorScheme, rules] of [
    ['light', []],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Even the shortest change of colour takes a frame.
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving, 'Nothing should go on moving.').toBe(0);
    const axe = new AxeBuilder({ page });
    const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        findings.push(`${colorScheme}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (device === 'phone') findings.push(...(await overflow(person)), ...(await smallTargets(person)));
  expect.soft(findings, `${screen}, ${device}`).toEqual([]);
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
  const controls = await board.getByRole('button').all();
  const measured = controls.map(async (control) => {
    const [name, box] = await Promise.all([control.getAttribute('aria-label'), control.boundingBox()]);
    return box === null || (Math.round(box.width) >= TARGET && Math.round(box.height) >= TARGET)
      ? []
      : [`small: ${name ?? (await control.textContent())} is ${Math.round(box.width)} × ${Math.round(box.height)} px`];
  });
  return (await Promise.all(measured)).flat();
}
