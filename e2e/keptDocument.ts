import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gunzipSync } from 'node:zlib';

/** The document of a match that a release has written, by its name in `packages/match/kept`. */
export function keptDocument(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(`../packages/match/kept/${name}.json.gz`, import.meta.url)));
}

/** Opens such a document on the page of replays. */
export async function openKept(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: keptDocument(name) });
}
