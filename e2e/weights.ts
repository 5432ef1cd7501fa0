import type { Page, Request } from '@playwright/test';

/** Bytes that a browser has received, as sent: bodies by kind, and all headers. */
export interface Weight {
  requests: number;
  /** Pages, scripts, styles and texts. */
  code: number;
  pictures: number;
  fonts: number;
  headers: number;
}

/** Counts what a page loads over HTTP from now on, without what it exchanges with its server. */
export class Scale {
  readonly #weight: Weight = { requests: 0, code: 0, pictures: 0, fonts: 0, headers: 0 };
  readonly #counted: Promise<void>[] = [];

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && !pathname.includes('/socket.io/')) this.#counted.push(this.#count(request));
    });
  }

  /** The bytes so far, once the page loads nothing more. */
  async read(): Promise<Weight> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(() => document.fonts.ready);
    await Promise.all(this.#counted);
    return { ...this.#weight };
  }

  async #count(request: Request): Promise<void> {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const type = request.resourceType();
    this.#weight.requests += 1;
    this.#weight[type === 'font' ? 'fonts' : type === 'image' ? 'pictures' : 'code'] += responseBodySize;
    this.#weight.headers += responseHeadersSize;
  }
}
