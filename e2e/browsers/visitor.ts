import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, InputSource, Size } from './browser.ts';

const pictures = fileURLToPath(new URL('../../test-results/browsers/', import.meta.url));
const PATIENCE_MS = 20_000;
const EVERY_MS = 50;

/** Kinds of elements by which tests find things on a page. */
const kinds = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea',
  tab: '[role="tab"]',
  label: 'label',
  heading: 'h1, h2, h3',
  region: 'section, [role="region"]',
};
type Kind = keyof typeof kinds;

/** The accessible name of an element, or a part of it. */
type Name = string | { part: string };

/** The outcome of a press: it arrived, or another element was in the way and got it. */
type Press = 'arrived' | 'missed';

/** State of the current press, stored in the page. */
type Pressed = typeof globalThis & { press?: Press | 'awaited'; unwatch?: () => void };

/** A point of the page, in CSS pixels from its upper left. */
interface Point {
  x: number;
  y: number;
}

/** Whether the page has been painted since the last check. Pictures show the last paint. */
type Drawn = typeof globalThis & { drawn?: boolean };

/** A user of a browser's page, who finds elements by their names. */
export class Visitor {
  readonly #browser: Browser;
  #size: Size = { width: 0, height: 0 };

  constructor(browser: Browser) {
    this.#browser = browser;
    mkdirSync(pictures, { recursive: true });
  }

  async open(url: string, size: Size): Promise<void> {
    this.#size = size;
    await this.#browser.show(url, size);
  }

  /** The value stored on this device under a key. */
  async remembered(key: string): Promise<string | null> {
    return this.#query((key: string) => localStorage.getItem(key), key);
  }

  async remember(key: string, value: string): Promise<void> {
    await this.#change((key: string, value: string) => localStorage.setItem(key, value), key, value);
  }

  async address(): Promise<string> {
    return this.#query(() => location.href);
  }

  /** Presses an element, once it is visible, still and not covered. */
  async press(kind: Kind, name: Name): Promise<void> {
    await this.#press(kinds[kind], name, `${kind} “${typeof name === 'string' ? name : `…${name.part}…`}”`);
  }

  /** Presses an element found by a selector. */
  async pressThe(selector: string): Promise<void> {
    await this.#press(selector, { part: '' }, selector);
  }

  async write(field: string, text: string): Promise<void> {
    await this.press('field', field);
    await this.#type(Array.from(text));
  }

  async escape(): Promise<void> {
    await this.#type(['\uE00C']);
  }

  /** Waits for an element of this kind and name. */
  async see(kind: Kind, name: string): Promise<void> {
    await this.#until(async () => (await this.has(kind, name)) || null, `${kind} “${name}”`);
  }

  /** Waits for this text anywhere. */
  async read(text: string): Promise<void> {
    const stands = () => this.#query((text: string) => document.body.innerText.includes(text) || null, text);
    await this.#until(stands, `text “${text}”`);
  }

  /** Waits for an element, visible or not. */
  async meet(selector: string): Promise<void> {
    await this.#until(
      () => this.#query((selector: string) => document.querySelector(selector) !== null || null, selector),
      selector,
    );
  }

  async has(kind: Kind, name: string): Promise<boolean> {
    return this.#query(
      (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].some((element) => {
          const title = element.getAttribute('aria-labelledby');
          const said = element.getAttribute('aria-label') ?? (title && document.getElementById(title)?.textContent);
          return (said ?? element.textContent ?? '').trim() === name && element.getClientRects().length > 0;
        }),
      kinds[kind],
      name,
    );
  }

  /** Waits for an address that matches. */
  async arrive(pattern: RegExp): Promise<void> {
    await this.#until(async () => pattern.test(await this.address()) || null, `an address like ${pattern.source}`);
  }

  /** The place of an element, once it is visible. */
  async boxOf(selector: string): Promise<DOMRect> {
    return this.#until(
      () =>
        this.#query((selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box === undefined || box.width === 0 ? null : (box.toJSON() as DOMRect);
        }, selector),
      selector,
    );
  }

  /**
   * Takes a picture of a screen once it is still. @throws Error if an element overflows sideways,
   * or scripts have logged errors
   */
  async look(screen: string): Promise<void> {
    await this.#until(() => this.#isStill(), `${screen} at rest`);
    await this.#change(() => {
      const page = globalThis as Drawn;
      page.drawn = false;
      requestAnimationFrame(() => requestAnimationFrame(() => (page.drawn = true)));
    });
    await this.#until(() => this.#query(() => (globalThis as Drawn).drawn || null), `${screen} drawn`);
    const { name } = this.#browser;
    const { width } = this.#size;
    writeFileSync(`${pictures}${name}-${width}-${screen}.png`, await this.#browser.picture());
    const { needed, room } = await this.#query(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { needed: scrollWidth, room: clientWidth };
    });
    if (needed > room) throw new Error(`${screen} scrolls sideways at ${width} pixels: it needs ${needed} and has ${room}.`);
    const faults = await this.#browser.faults();
    if (faults.length > 0) throw new Error(`${screen} at ${width} pixels: ${faults.join('\n')}`);
    console.log(`${name}, ${width} pixels: ${screen}`);
  }

  /**
   * Whether animations have ended and fonts are loaded; endless animations do not count. @returns
   * null while not
   */
  async #isStill(): Promise<true | null> {
    return this.#query(() => {
      const moves = document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      return moves || document.fonts.status === 'loading' ? null : true;
    });
  }

  async #press(selector: string, name: Name, what: string): Promise<void> {
    for (let press: Press = 'missed'; press === 'missed';) {
      let last: Point | null = null;
      const resting = async () => {
        const before = last;
        last = await this.#find(selector, name);
        return last?.x === before?.x && last?.y === before?.y ? last : null;
      };
      await this.#pressAt(await this.#until(resting, what));
      // A page that has been left took the press with it.
      const outcome = () =>
        this.#query(() => {
          const { press = 'arrived' } = globalThis as Pressed;
          return press === 'awaited' ? null : press;
        });
      press = await this.#until(outcome, `press on ${what}`);
    }
  }

  /**
   * The point at which the first matching element can be pressed now; null when there is none. Also
   * watches which element gets the next press.
   */
  async #find(selector: string, name: Name): Promise<Point | null> {
    return this.#query(
      (selector: string, name: Name) => {
        const page = globalThis as Pressed;
        for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
          const label = element.labels?.[0];
          const said = (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim();
          if (typeof name === 'string' ? said !== name : !said.includes(name.part)) continue;
          if (element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
          const target = element.type === 'radio' ? (label ?? element) : element;
          if (target.getClientRects().length === 0) continue;
          target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = target.getBoundingClientRect();
          const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
          const hit = document.elementFromPoint(point.x, point.y);
          if (!target.contains(hit)) continue;
          page.press = 'awaited';
          page.unwatch?.();
          const watch = (event: Event) => {
            const arrives = event.composedPath().includes(target);
            if (!arrives) {
              event.preventDefault();
              event.stopImmediatePropagation();
            }
            if (event.type !== 'click') return;
            page.press = arrives ? 'arrived' : 'missed';
            page.unwatch?.();
          };
          const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
          for (const type of types) addEventListener(type, watch, true);
          page.unwatch = () => types.forEach((type) => removeEventListener(type, watch, true));
          return point;
        }
        return null;
      },
      selector,
      name,
    );
  }

  async #pressAt({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#browser.perform({ type: 'pointer', id: 'mouse', actions });
  }

  async #type(keys: readonly string[]): Promise<void> {
    const actions: InputSource['actions'] = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#browser.perform({ type: 'key', id: 'keys', actions });
  }

  async #until<T>(look: () => Promise<T | null>, what: string): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const found = await look();
      if (found !== null) return found;
      if (Date.now() > end) {
        writeFileSync(`${pictures}${this.#browser.name}-missing.png`, await this.#browser.picture());
        throw new Error(`There is no ${what} at ${await this.address()}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }

  /**
   * Runs a function without side effects in the page. Its arguments and value are passed as JSON.
   */
  async #query<T, A extends readonly unknown[]>(work: (...args: A) => T, ...args: A): Promise<T> {
    return JSON.parse(await this.#browser.read(expressionOf(work, args))) as T;
  }

  /** Runs a function once in the page. */
  async #change<A extends readonly unknown[]>(work: (...args: A) => void, ...args: A): Promise<void> {
    await this.#browser.evaluate(expressionOf(work, args));
  }
}

function expressionOf<A extends readonly unknown[]>(work: (...args: A) => unknown, args: A): string {
  const given = args.map((arg) => JSON.stringify(arg)).join(', ');
  // The compiler wraps functions in a helper that the page does not have.
  return `((__name) => JSON.stringify((${String(work)})(${given})) ?? 'null')((named) => named)`;
}
