import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { playOn } from '../e2e/robots/match.ts';
import { sitTogether } from '../e2e/robots/party.ts';
import { House } from './browser.ts';
const game = process.argv[2] as 'patzcuaro';
const N = Number(process.argv[3] ?? 16);
const house = await House.open();
const robots = await Promise.all(['Ana', 'Luis', 'Marisol'].map((n, i) => house.robot(game, n, 7 + 4 * i)));
const first = robots[0]!;
const link = await sitTogether(robots);
const mirror = await house.page({ storageState: await first.page.context().storageState() });
await mirror.goto(link);
await mirror.locator('main section').first().waitFor();
const dt = await mirror.context().newCDPSession(mirror);
await dt.send('Profiler.enable');
await dt.send('Profiler.setSamplingInterval', { interval: 200 });
await dt.send('Performance.enable', { timeDomain: 'threadTicks' });
const m = async () => {
  const { metrics } = await dt.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map((x) => [x.name, x.value]));
};
let started = false;
let b: Record<string, number> = {};
await playOn(robots, async (_n, moves) => {
  if (moves === 8 && !started) {
    started = true;
    await sleep(1500);
    b = await m();
    await dt.send('Profiler.start');
  }
  return moves >= 8 + N;
});
await sleep(1500);
const a = await m();
const { profile } = await dt.send('Profiler.stop');
console.log(
  'script',
  ((a['ScriptDuration']! - b['ScriptDuration']!) * 1000) / N,
  'layout',
  ((a['LayoutDuration']! - b['LayoutDuration']!) * 1000) / N,
  'style',
  ((a['RecalcStyleDuration']! - b['RecalcStyleDuration']!) * 1000) / N,
  'nodes',
  a['Nodes'],
  'layouts',
  (a['LayoutCount']! - b['LayoutCount']!) / N,
);
writeFileSync(`/tmp/prof-${game}.json`, JSON.stringify(profile));
const self = new Map<string, number>();
const total = new Map<string, number>();
const byId = new Map(profile.nodes.map((n) => [n.id, n]));
const parent = new Map<number, number>();
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const name = (n: any) => `${n.callFrame.functionName || '(anon)'}:${n.callFrame.lineNumber}:${n.callFrame.url.split('/').pop()}`;
profile.samples!.forEach((id, i) => {
  const dtm = profile.timeDeltas![i]! / 1000;
  const n = byId.get(id)!;
  const k = name(n);
  self.set(k, (self.get(k) ?? 0) + dtm);
  const seen = new Set<string>();
  let x: number | undefined = id;
  while (x !== undefined) {
    const kk = name(byId.get(x)!);
    if (!seen.has(kk)) {
      seen.add(kk);
      total.set(kk, (total.get(kk) ?? 0) + dtm);
    }
    x = parent.get(x);
  }
});
const top = (m: Map<string, number>) =>
  [...m]
    .filter(([k]) => !/idle|program|root/.test(k))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 45)
    .map(([k, v]) => `${(v / N).toFixed(2)} ${k}`)
    .join('\n');
console.log('SELF ms/move\n' + top(self));
console.log('TOTAL ms/move\n' + top(total));
await house.close();
