import { expect, type Locator, type Page } from '@playwright/test';

/** A way of using a page. */
export interface Hands {
  /**
   * Presses a button, a link, a radio button or a check box.
   *
   * @param group the group through which the arrow keys lead to it, if it has such
   */
  press(target: Locator, group?: Locator): Promise<void>;
  /** Types into a field, in the place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
}

export type HandsName = 'mouse' | 'touch' | 'keyboard';

export function handsOf(page: Page, name: HandsName): Hands {
  return { mouse, touch, keyboard: new Keyboard(page) }[name];
}

const mouse: Hands = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

const touch: Hands = {
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap();
    await field.fill(text);
  },
};

/** More controls than any page of ours has. */
const MANY = 150;

/** Nothing but keys: Tab and the arrows until the focus is where it should be, then Enter or the space bar. */
export class Keyboard implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator, group?: Locator): Promise<void> {
    await this.#reach(target, group);
    const type = await target.getAttribute('type');
    await this.key(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.key('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async #reach(target: Locator, group?: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let i = 0; i < MANY && !(await this.#isAt(target)); i++) {
      const inside = group !== undefined && (await group.locator(':focus').count()) > 0;
      await this.key(inside ? 'ArrowRight' : 'Tab');
    }
    await expect(target, 'The keyboard should get there.').toBeFocused();
  }

  async #isAt(target: Locator): Promise<boolean> {
    return (await target.and(this.#page.locator(':focus')).count()) > 0;
  }
}
