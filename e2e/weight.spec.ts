import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';
import { Scale } from './weights.ts';

/**
 * Bytes of code, as sent, that a browser with an empty cache may load. docs/performance.md has the
 * goals. The same code may differ by 70 bytes between builds: it contains the names of files, whose
 * hashes compress differently.
 */
const MOST = { start: 74_550, patzcuaro: 154_800, prado: 171_300, museum: 184_900 };

// A start page with tables of other tests would load more.
test.use({ ownServer: true });

test('the start page loads no more code than its limit', async ({ page }) => {
  const scale = new Scale(page);
  await page.goto('/');
  const { code } = await scale.read();
  expect(code).toBeLessThanOrEqual(MOST.start);
});

for (const game of ['patzcuaro', 'prado', 'museum'] as const)
  test(`a player who follows a link to a table of ${game} loads no more code than its limit`, async ({ arrive }) => {
    const ana = await arrive('Ana', { game });
    const luis = await arrive('Luis', { game });
    const scale = new Scale(luis.page);
    await sitTogether([ana, luis]);
    const { code } = await scale.read();
    expect(code).toBeLessThanOrEqual(MOST[game]);
  });
