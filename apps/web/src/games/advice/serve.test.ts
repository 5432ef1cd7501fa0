import { advisorOf } from '@sobremesa/bots/advice';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain } from '@sobremesa/games/patzcuaro/hints';
import { matchFrom } from '@sobremesa/games/patzcuaro/testing';
import { expect, it, vi } from 'vitest';
import { answered } from './serve.ts';

const advisor = advisorOf(patzcuaro, explain);
const match = matchFrom({ players: [{ hand: 'P01 G02' }, {}] });
const seen = {
  playerID: '0',
  view: patzcuaro.view(match.G, match.ctx, '0'),
  ctx: patzcuaro.viewCtx(match.G, match.ctx, '0'),
  log: [],
};

it("advises and judges with the page's data, and answers in plain data", () => {
  const said = answered(advisor, { id: 1, ask: 'advice', seen, ms: 50 });
  expect(structuredClone(said)).toEqual(said);
  expect(said).not.toHaveLength(0);
  const [best] = advisor.advise(seen, { iterations: 20, ms: Infinity });
  expect(answered(advisor, { id: 2, ask: 'judgement', seen, made: best!, ms: 50 })).toBeNull();
});

it('answers null when the advisor throws', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(answered(advisor, { id: 3, ask: 'advice', seen: { ...seen, playerID: '1' }, ms: 50 })).toBeNull();
  expect(failed).toHaveBeenCalledOnce();
  failed.mockRestore();
});
