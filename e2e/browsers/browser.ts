/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * An input source with what it does, as WebDriver and WebDriver BiDi both have it:
 * https://www.w3.org/TR/webdriver2/#actions
 */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly { type: string; x?: number; y?: number; button?: number; value?: string }[];
}

/** A browser with one page, in as few words as a test of it needs. */
export interface Browser {
  readonly name: string;
  /** Loads an address in a page of this size. */
  show(url: string, size: Size): Promise<void>;
  /** The value of an expression in the page, which has to be a text. It is evaluated once. */
  evaluate(expression: string): Promise<string>;
  /**
   * The same for an expression that makes no difference when it is evaluated again, which a driver
   * may need.
   */
  read(expression: string): Promise<string>;
  perform(input: InputSource): Promise<void>;
  /** The page as a PNG. */
  picture(): Promise<Buffer>;
  /** What scripts complained of so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Said where what was measured has changed the layout once more, and no fault: the rest is measured
 * with the next frame.
 */
export const MEASURED_LATER = /ResizeObserver loop completed with undelivered notifications/;

/** What is missing on this machine, and how it comes there. */
export class MissingBrowser extends Error {}
