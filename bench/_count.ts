import { setTimeout as sleep } from 'node:timers/promises';
import { playOn } from '../e2e/robots/match.ts';
import { sitTogether } from '../e2e/robots/party.ts';
import { House } from './browser.ts';
const game = process.argv[2] as 'patzcuaro'; const N = Number(process.argv[3] ?? 12);
const house = await House.open();
const robots = await Promise.all(['Ana','Luis','Marisol'].map((n, i) => house.robot(game, n, 7 + 4 * i)));
const first = robots[0]!;
const link = await sitTogether(robots);
const mirror = await house.page({ storageState: await first.page.context().storageState() });
await mirror.addInitScript({ content: 'globalThis.__name = (f) => f;' });
await mirror.addInitScript(() => {
  const w = globalThis as any; w.__n = {}; w.__commits = 0;
  w.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, isDisabled: false, inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, onCommitFiberRoot(_id: number, root: any) {
    w.__commits++;
    const seen = (f: any) => { for (; f; f = f.sibling) { if ((f.tag === 0 || f.tag === 15 || f.tag === 11 || f.tag === 14) && (f.flags & 1) && f.alternate !== null) { const t = f.type?.type ?? f.type; const n = t?.name || t?.displayName || '?'; w.__n[n] = (w.__n[n] ?? 0) + 1; } if (f.child && (f.alternate === null || f.child !== f.alternate.child)) seen(f.child); } };
    seen(root.current.child);
  } };
});
await mirror.goto(link);
await mirror.locator('main section').first().waitFor();
await playOn(robots, async (_n, moves) => { if (moves === 8) { await sleep(1500); await mirror.evaluate(() => { const w = globalThis as any; w.__n = {}; w.__commits = 0; }); } return moves >= 8 + N; });
await sleep(1500);
const r = await mirror.evaluate(() => { const w = globalThis as any; return { c: w.__commits as number, n: w.__n as Record<string, number> }; });
console.log(game, 'commits/move', r.c / N, 'renders/move', Object.values(r.n).reduce((a, b) => a + b, 0) / N);
console.log(Object.entries(r.n).toSorted((a, b) => b[1] - a[1]).slice(0, 40).map(([k, v]) => `${(v / N).toFixed(1)} ${k}`).join(', '));
await house.close();
