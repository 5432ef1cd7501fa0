import { describe, expect, it } from 'vitest';
import { matchInAction, table } from '../testing/index.ts';
import { view } from '../view.ts';
import { cardBlocker } from './buying.ts';
import { discardFavoursBlocker, favourTimeBlocker } from './favours.ts';
import { discardBlocker } from './inventory.ts';
import { mulliganBlocker, patronBlocker } from './opening.ts';

describe('hidden cards (1.2)', () => {
  it('other players cannot know which of them may be bought, played, discarded or thrown back', () => {
    const G = matchInAction({ players: [{ hand: 'INC-01', favours: 'F2-1' }, {}] }).G;
    const seen = view(G, '1');
    expect(cardBlocker(G, '0', 'INC-01')).toBeNull();
    expect(cardBlocker(seen, '0', 'INC-01')).toEqual({ key: 'hidden' });
    expect(favourTimeBlocker(G, '0', 'F2-1')).toBeNull();
    expect(favourTimeBlocker(seen, '0', 'F2-1')).toEqual({ key: 'hidden' });
    expect(discardBlocker({ ...seen, step: { kind: 'hand' } }, '0', [])).toEqual({ key: 'hidden' });
    expect(discardFavoursBlocker({ ...seen, step: { kind: 'favours' } }, '0', [])).toEqual({ key: 'hidden' });
    expect(mulliganBlocker({ ...seen, step: { kind: 'mulligan' } }, '0', true)).toEqual({ key: 'hidden' });
  });

  it('other players cannot know which Patrons are on offer', () => {
    const G = table({ players: [{}, {}] });
    Object.assign(G.players[0] ?? {}, { offer: ['P01', 'P02', 'P03'], ready: false });
    expect(patronBlocker(G, '0', 'P01')).toBeNull();
    expect(patronBlocker(view(G, '1'), '0', 'P01')).toEqual({ key: 'hidden' });
  });
});
