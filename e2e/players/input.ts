import { expect, type Locator, type Page } from '@playwright/test';

export interface Press {
  /** The group of controls that the arrow keys move through, if the control is in one. */
  group?: Locator;
  /** Timeout in milliseconds; by default the usual one. */
  timeout?: number;
}

/** A way of using a page. */
export interface Input {
  /** Presses a button, a link, a radio button or a check box. */
  press(target: Locator, how?: Press): Promise<void>;
  /** Replaces the content of a field. */
  write(field: Locator, text: string): Promise<void>;
}

export type InputName = 'mouse' | 'touch' | 'keyboard';

export function inputOf(page: Page, name: InputName): Input {
  return { mouse, touch, keyboard: new Keyboard(page) }[name];
}

const mouse: Input = {
  press: (target, { timeout } = {}) => target.click(waiting(timeout)),
  async write(field, text) {
    await field.click();
    await field.fill(text);
  },
};

const touch: Input = {
  press: (target, { timeout } = {}) => target.tap(waiting(timeout)),
  async write(field, text) {
    await field.tap();
    await field.fill(text);
  },
};

/** More controls than any page of ours has. */
const MANY = 150;

/**
 * Uses keys only: Tab and the arrows until the target has the focus, then Enter or the space bar.
 */
export class Keyboard implements Input {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator, how: Press = {}): Promise<void> {
    await this.#reach(target, how);
    const type = await target.getAttribute('type', waiting(how.timeout));
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

  async #reach(target: Locator, { group, timeout }: Press = {}): Promise<void> {
    await target.waitFor(waiting(timeout));
    // Resolved once instead of after every key: searches by role are slow on a page with many
    // pictures.
    const goal = await target.elementHandle(waiting(timeout));
    const around = (await group?.elementHandle(waiting(timeout))) ?? null;
    for (let i = 0; i < MANY; i++) {
      const focus = await this.#page.evaluate(
        ([element, container]) => {
          const { activeElement } = document;
          return { there: activeElement === element, inside: container?.contains(activeElement) === true };
        },
        [goal, around] as const,
      );
      if (focus.there) break;
      await this.key(focus.inside ? 'ArrowRight' : 'Tab');
    }
    await expect(target, 'The keyboard should get there.').toBeFocused(waiting(timeout));
  }
}

function waiting(timeout: number | undefined): { timeout?: number } {
  return timeout === undefined ? {} : { timeout };
}
