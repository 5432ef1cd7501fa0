import { expect, type Locator, type Page } from '@playwright/test';

export interface Press {
  /** The group through which the arrow keys lead to it, if it has such. */
  group?: Locator;
  /** How long to wait for it, in milliseconds; as long as for anything else, if left out. */
  timeout?: number;
}

/** A way of using a page. */
export interface Input {
  /** Presses a button, a link, a radio button or a check box. */
  press(target: Locator, how?: Press): Promise<void>;
  /** Types into a field, in the place of what stands there. */
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
 * Nothing but keys: Tab and the arrows until the focus is where it should be, then Enter or the
 * space bar.
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
    // Looked up once and not after every key: to look for roles takes long on a page of so many
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
