import { museum, type MuseumEvent, type View } from '@sobremesa/games/museum';
import { matchFrom, matchInAction } from '@sobremesa/games/museum/testing';
import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';

const before: View = matchFrom({
  players: [{ hand: 'INC-01' }, {}],
  experts: 'E01 E02 E03',
  display: { AM: 'MAY-01 MAY-02', EU: '. GRE-01', AF: '', AS: '' },
}).G;

const plan = (events: readonly MuseumEvent[], reader: string | null = '0') => planOf(events, reader, before);

describe('the plan of motions', () => {
  it("flies a drawn Object to its place in the reader's hand, or to another player's chip", () => {
    const drew = { type: 'drew', card: 'MAY-01', continent: 'AM', slot: 0, toll: false } as const;
    expect(plan([{ ...drew, player: '0' }])).toEqual([
      {
        kind: 'fly',
        ghost: { object: 'MAY-01' },
        from: ['slot=AM-0', 'deck=AM'],
        to: ['hand=MAY-01', 'drawer=hand', 'tray'],
        hides: ['hand=MAY-01'],
        start: 0,
        duration: 340,
      },
    ]);
    expect(plan([{ ...drew, player: '1' }])).toMatchObject([{ to: ['player=1'] }]);
    expect(plan([{ ...drew, player: '0' }], null)).toMatchObject([{ to: ['player=0'] }]);
  });

  it('pays the toll of customs before the Object leaves', () => {
    const drew = { type: 'drew', player: '1', card: 'MAY-01', continent: 'AM', slot: 0, toll: true } as const;
    const [toll, object] = plan([drew]);
    expect(toll).toMatchObject({ ghost: { token: 'prestige' }, from: ['player=1'], to: ['supply=prestige', 'newspaper'] });
    expect(object?.start).toBe((toll?.start ?? 0) + (toll?.duration ?? 0));
  });

  it("flies paying cards to the store one after the other, or to the owner's store for a foreign purchase", () => {
    const paid = { type: 'paid', player: '0', cards: ['INC-01', 'INC-02'], prestige: 1 } as const;
    const own = plan([{ ...paid, cards: [...paid.cards], owner: null }]);
    expect(own).toMatchObject([
      { from: ['hand=INC-01', 'drawer=hand', 'tray'], to: ['store', 'drawer=store', 'tray'], start: 0 },
      { from: ['hand=INC-02', 'drawer=hand', 'tray'], to: ['store', 'drawer=store', 'tray'], start: 80 },
      { ghost: { token: 'prestige' }, from: ['player=0'], to: ['supply=prestige', 'newspaper'], start: 420 },
    ]);
    expect(plan([{ ...paid, cards: [...paid.cards], owner: '1' }])).toMatchObject([
      { to: ['store-of=1', 'player=1'] },
      { to: ['store-of=1', 'player=1'] },
      { to: ['player=1'] },
    ]);
  });

  it('flies an exhibited Object to its cell with a glow, and then moves the marker', () => {
    const exhibited = { type: 'exhibited', player: '0', card: 'INC-03', cell: 7, owner: null, points: 1 } as const;
    const [flight, flash, walk] = plan([exhibited]);
    expect(flight).toMatchObject({ kind: 'fly', to: ['cell=7', 'player=0'], hides: ['cell=7'] });
    expect(flash).toMatchObject({ kind: 'glow', at: ['cell=7', 'player=0'], start: flight?.duration });
    expect(walk).toMatchObject({ kind: 'walk', at: ['marker=0'], start: flight?.duration });
    expect(plan([exhibited], '1')).toMatchObject([{ from: ['player=0'], to: ['player=0'], hides: [] }, {}, {}]);
  });

  it('moves the marker once, after the last of several Objects', () => {
    const exhibited = { type: 'exhibited', player: '0', owner: '0', points: 1 } as const;
    const kinds = plan([
      { ...exhibited, card: 'INC-03', cell: 0 },
      { ...exhibited, card: 'INC-10', cell: 1 },
    ]).map(({ kind }) => kind);
    expect(kinds).toEqual(['fly', 'glow', 'fly', 'glow', 'walk']);
  });

  it('shows a masterpiece separately, and its Prestige after that', () => {
    const [moment, , , prestige] = plan([
      { type: 'exhibited', player: '1', card: 'INC-04', cell: 12, owner: '0', points: 5 },
      { type: 'gainedPrestige', player: '1', count: 1, cause: 'masterpiece' },
    ]);
    expect(moment).toMatchObject({
      kind: 'masterpiece',
      card: 'INC-04',
      from: ['store', 'drawer=store', 'tray'],
      to: ['player=1'],
      hides: [],
    });
    expect(moment?.duration).toBeGreaterThan(1000);
    expect(prestige).toMatchObject({ ghost: { token: 'prestige' }, to: ['player=1'] });
    expect(prestige?.start).toBeGreaterThanOrEqual(moment?.duration ?? 0);
  });

  it('takes Experts from the spaces to which they have moved', () => {
    const hired = plan([
      { type: 'hired', player: '1', expert: 'E02', entered: 'E04' },
      { type: 'hired', player: '1', expert: 'E01', entered: null },
    ]);
    expect(hired).toMatchObject([
      { ghost: { expert: 'E02' }, from: ['expert=1'], to: ['player=1'] },
      { kind: 'glow', at: ['expert=0'] },
      { ghost: { expert: 'E01' }, from: ['expert=1'] },
    ]);
  });

  it('shows only the backs of cards that others draw unseen', () => {
    expect(
      plan([
        { type: 'drewFromDeck', player: '1', continent: 'EU', count: 2, cards: null },
        { type: 'drewFavours', player: '1', count: 1, favours: null },
      ]),
    ).toMatchObject([{ ghost: { back: 'EU' } }, { ghost: { back: 'EU' } }, { ghost: { favour: null } }]);
    expect(plan([{ type: 'drewFavours', player: '0', count: 1, favours: ['F3-1'] }])).toMatchObject([
      { ghost: { favour: 'F3' }, to: ['drawer=favours', 'tray'] },
    ]);
  });

  it('fills slots together, and hides each Object until it lands', () => {
    const refilled = plan([
      { type: 'refilled', continent: 'AM', slot: 0, card: 'INC-05' },
      { type: 'refilled', continent: 'EU', slot: 1, card: 'GRE-02' },
      { type: 'turn', player: '1' },
    ]);
    expect(refilled).toMatchObject([
      { from: ['deck=AM'], to: ['slot=AM-0'], hides: ['slot=AM-0'], start: 0 },
      { from: ['deck=EU'], to: ['slot=EU-1'], hides: ['slot=EU-1'], start: 80 },
      { kind: 'glow', at: ['player=1'], start: 420 },
    ]);
  });

  it('drops a token of Public Opinion on its continent, or lights the continent up when it is full', () => {
    const opinion = { type: 'opinion', continent: 'AS', card: null, tokens: 3 } as const;
    expect(plan([{ ...opinion, placed: true }])).toMatchObject([{ ghost: { token: 'opinion' }, to: ['deck=AS'] }]);
    expect(plan([{ ...opinion, placed: false }])).toMatchObject([{ kind: 'glow', at: ['deck=AS'] }]);
  });

  it('moves swept cards back from their slots', () => {
    const swept = plan([{ type: 'swept', cards: ['MAY-01', 'MAY-02', 'GRE-01'] }]);
    expect(swept.map((motion) => 'from' in motion && motion.from[0])).toEqual(['slot=AM-0', 'slot=AM-1', 'slot=EU-1']);
  });

  it('unfolds a new Headline on the newspaper', () => {
    expect(plan([{ type: 'headline', headline: 'H01' }])).toMatchObject([{ kind: 'unfold', at: ['newspaper'] }]);
  });

  it('takes between 180 and 450 ms for each motion but a masterpiece', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-10', pool: 'INC-15', prestige: 2 }, {}] });
    const { G } = match;
    match.play('0', 'buy', {
      purchases: [{ card: 'INC-15', cell: 0 }, { expert: G.expertRow[0] }],
      cards: ['INC-03', 'INC-10'],
      prestige: 2,
    });
    const motions = planOf([...match.events], '0', museum.view(G, match.ctx, '0'));
    expect(motions.length).toBeGreaterThan(6);
    for (const { duration } of motions) {
      expect(duration).toBeGreaterThanOrEqual(180);
      expect(duration).toBeLessThanOrEqual(450);
    }
  });
});
