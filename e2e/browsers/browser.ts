/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * An input source with its actions, in the common format of WebDriver and WebDriver BiDi:
 * https://www.w3.org/TR/webdriver2/#actions
 */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly { type: string; x?: number; y?: number; button?: number; value?: string }[];
}

/** A browser with one page: the operations that the tests need. */
export interface Browser {
  readonly name: string;
  /** Loads an address in a page of this size. */
  show(url: string, size: Size): Promise<void>;
  /** Evaluates an expression once in the page, and returns its value, a string. */
  evaluate(expression: string): Promise<string>;
  /** Evaluates an expression without side effects. A driver may evaluate it several times. */
  read(expression: string): Promise<string>;
  perform(input: InputSource): Promise<void>;
  /** The page as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors logged by scripts so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Browsers log this when a measurement changes the layout again. It is not an error: the next frame
 * measures the rest.
 */
export const MEASURED_LATER = /ResizeObserver loop completed with undelivered notifications/;

/** A browser is missing on this machine. The message says how to install it. */
export class MissingBrowser extends Error {}

/** The browser itself crashed, so that its session is gone. */
export class CrashedBrowser extends Error {}
