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

/** Whether to list each file with its bytes: `LIST=1`. */
const isListed = process.env['LIST'] !== undefined;

/** Counts what a page loads over HTTP from now on, without what it exchanges with its server. */
export class Scale {
  readonly #finished: Request[] = [];

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && !pathname.includes('/socket.io/')) this.#finished.push(request);
    });
  }

  /** The bytes so far, once the page loads nothing more. */
  async read(): Promise<Weight> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(() => document.fonts.ready);
    const requests = [...this.#finished];
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const weight: Weight = { requests: requests.length, code: 0, pictures: 0, fonts: 0, headers: 0 };
    for (const [index, { responseBodySize, responseHeadersSize }] of sizes.entries()) {
      const type = requests[index]?.resourceType();
      if (isListed) console.log(responseBodySize, type, requests[index]?.url());
      weight[type === 'font' ? 'fonts' : type === 'image' ? 'pictures' : 'code'] += responseBodySize;
      weight.headers += responseHeadersSize;
    }
    return weight;
  }
}
