import { destinationsOf } from '@sobremesa/games/patzcuaro';
import { matchFrom } from '@sobremesa/games/patzcuaro/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnBy } from '../../../test/drawn.ts';
import { showBoard } from './testing/index.tsx';

/** Two players; 1A1 (pink + green, draw) and 1A2 (marigold, altar) are at S1, positions 1 and 6. */
const start = () =>
  matchFrom({
    players: [{ hand: 'P01 G02 U06 Y03' }, { hand: 'P02 P03' }],
    row: '1A 2A 3A',
    piles: { 1: 'G05', 2: 'U01', 3: 'P04' },
  });

const tray = () => within(document.querySelector<HTMLElement>('[data-tray]') ?? document.body);
// By label, because queries by role are slow on a page with so many pictures.
const space = (name: RegExp) => screen.getByLabelText(name, { selector: 'button' });
const card = (name: string) => screen.getByLabelText(name, { selector: 'button' });

describe('the board', () => {
  it('names each control and each hand card', () => {
    showBoard(start(), '0');
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    expect(card('Pink card: two candles')).toBeVisible();
    expect(card('Yellow card: a candle, a marigold, a portrait and a bottle of liquor')).toBeVisible();
    expect(space(/^Flower stall, way out: leave a pink card and a green card .* then draw 1 card/)).toHaveAccessibleName(
      /in 1 step\./,
    );
  });

  it('names the content of each space in Spanish, too', () => {
    showBoard(start(), '0', 'es');
    expect(card('Carta rosa: dos velas')).toBeVisible();
    expect(space(/^Florería, de ida: deja una carta rosa y una carta verde/)).toBeVisible();
  });

  it('highlights the three reachable spaces, and marks those that are not playable', async () => {
    const { user, match } = showBoard(matchFrom({ players: [{ hand: 'U06' }, { hand: 'P02' }], row: '1A 2A 3A' }), '0');
    const goals = destinationsOf(match.G, '0');
    expect(goals.map(({ act }) => act === null)).toEqual([false, true, false]);
    expect(space(/^Flower stall, way out/)).toHaveAccessibleName(/in 1 step, but not use the space/);
    expect(space(/^Bakery, way out/)).toHaveAccessibleName(/in 2 steps\./);
    await user.click(space(/^Flower stall, way out/));
    expect(tray().getByText('You have no pink card.')).toBeVisible();
    expect(tray().getByRole('button', { name: 'Go and use the space' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('explains why a space cannot be reached', async () => {
    const { user, sent } = showBoard(
      matchFrom({
        players: [
          { hand: 'P01', at: 2 },
          { hand: 'P02', at: 3 },
        ],
        row: '1A 2A 3A',
      }),
      '0',
    );
    await user.click(space(/^Bakery, way out/));
    expect(tray().getByText(/you have to move on/)).toBeVisible();
    await user.click(space(/^Sweet shop, way out/));
    expect(tray().getByText('Benito’s token is here: you pass over it, but cannot stop.')).toBeVisible();
    await user.click(space(/^Flower stall, way out/));
    expect(tray().getByText(/free spaces away; choose one that is 1, 2 or 3 away/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('distinguishes two spaces of one shop in a choice', () => {
    const match = matchFrom({ players: [{ hand: 'P01', at: 2 }, { at: 0 }], row: '1A 2A 3A' });
    showBoard(match, '0');
    const goals = destinationsOf(match.G, '0').map(({ steps }) => new RegExp(`^${steps}`));
    const offered = goals.map((name) => tray().getByRole('button', { name }).textContent);
    expect(offered[0]).toMatch(/Sweet shop way out/);
    expect(offered[1]).toMatch(/Sweet shop way back/);
  });

  it("shows a pile's number of cards only above one, and not in the form of a number of steps", () => {
    const { container } = showBoard(matchFrom({ players: [{}, {}], row: '1A 2A 3A', piles: { 1: 'G05 P06', 2: 'U01' } }), '0');
    const counts = ['2', '1'].map((depth) => container.querySelector(`[data-depth="${depth}"]`)?.textContent);
    expect(counts).toEqual(['×2', '']);
  });

  it('opens the objectives in full on a press, with the points of each', async () => {
    const { user } = showBoard(start(), '0');
    const objectives = within(screen.getByRole('list', { name: 'Objectives' }));
    const [first] = objectives.getAllByRole('button');
    expect(objectives.getAllByRole('button')).toHaveLength(3);
    expect(first).toHaveAccessibleName(/^5 points for every set of .*, anywhere on your altar\. You have 0 points\.$/);
    await user.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Objectives' }));
    expect(dialog.getByText(/^5 points for every set of/)).toBeVisible();
    expect(dialog.getByText(/ 4 points for one, 7 for two, 12 for all three/)).toBeVisible();
    expect(dialog.getAllByText('You have 0 points.')).toHaveLength(3);
  });

  it('names the player in turn to the others', async () => {
    const { user, prompt } = showBoard(start(), '1');
    expect(prompt()).toBe('Ana is choosing where to go.');
    await user.click(space(/^Bakery, way out/));
    expect(tray().getByText('It is Ana’s turn.')).toBeVisible();
    expect(tray().queryByRole('button', { name: /^Go and/ })).toBeNull();
  });

  it('shows the cost of flipping before it is done, and sends it', async () => {
    const { user, sent, match } = showBoard(start(), '0');
    await user.click(space(/^Bakery, way out/));
    const flip = tray().getByRole('button', { name: /^Go and flip my card/ });
    expect(flip).toHaveTextContent('You draw 2 cards and lose 5 points at the end. Only once.');
    await user.click(flip);
    expect(sent).toEqual([{ move: 'travel', args: [2, 'flip'] }]);
    expect(match.G.players[0]?.flipped).toBe(true);
  });

  it('offers the single card when nothing else is possible', async () => {
    const stuck = matchFrom({
      players: [
        { hand: '', flipped: true, at: 7 },
        { hand: 'P02', at: 0 },
      ],
      row: '1A 2A 3A',
    });
    const { user, sent, prompt } = showBoard(stuck, '0');
    expect(prompt()).toMatch(/^You cannot use any of the three spaces: go to one and draw a card/);
    await user.click(space(/^Flower stall, way out/));
    await user.click(tray().getByRole('button', { name: 'Go and draw 1 card' }));
    expect(sent).toEqual([{ move: 'travel', args: [1, 'draw1'] }]);
  });

  it('opens a pile with all its cards, the top one first', async () => {
    const { user } = showBoard(matchFrom({ players: [{}, {}], row: '1A 2A 3A', piles: { 1: 'G05 U06' } }), '1');
    await user.click(screen.getByRole('button', { name: 'Look at the pile: Flower stall, way out, 2 cards' }));
    const pile = within(await screen.findByRole('dialog', { name: 'Pile: Flower stall, way out' }));
    expect(pile.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Purple card: three candles',
      'Green card: two bottles of liquor',
    ]);
  });

  it('opens an altar with its points by source', async () => {
    const { user } = showBoard(matchFrom({ players: [{ altar: ['P01', '', ''], flipped: true }, {}], row: '1A 2A 3A' }), '1');
    await user.click(screen.getByRole('button', { name: /^Ana: -?3 points/ }));
    const altar = within(await screen.findByRole('dialog', { name: 'Ana’s altar' }));
    expect(altar.getByRole('row', { name: /^Level 1: 2 items .* 2$/ })).toBeVisible();
    expect(altar.getByRole('row', { name: 'Flipped player card −5' })).toBeVisible();
  });

  it('lets a spectator open everything and play nothing', async () => {
    const { user, prompt } = showBoard(start(), null);
    expect(prompt()).toBe('Ana is choosing where to go.');
    await user.click(space(/^Bakery, way out/));
    expect(tray().getByText(/Leave a card of a different colour/)).toBeVisible();
    expect(tray().queryByRole('button', { name: /^Go and|Place|trade/i })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
  });

  it('explains a focused piece on request, and leads to its paragraph', async () => {
    const { user, opened } = showBoard(start(), '0');
    act(() => space(/^Bakery, way out/).focus());
    await user.keyboard('?');
    const about = within(await screen.findByRole('dialog', { name: 'Bakery' }));
    expect(about.getByText(/^Leave a card of a different colour from the top card of the pile/)).toBeVisible();
    await user.click(about.getByRole('button', { name: 'Read it in the rules' }));
    expect(opened).toEqual(['space-2A1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('also explains it on a long press, without counting that as a press', async () => {
    const { user, sent } = showBoard(start(), '0');
    const bakery = space(/^Bakery, way out/);
    await user.pointer([{ keys: '[TouchA>]', target: bakery }]);
    expect(await screen.findByRole('dialog', { name: 'Bakery' })).toBeVisible();
    await user.pointer([{ keys: '[/TouchA]', target: bakery }]);
    expect(bakery).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([]);
  });

  it('leads from a refusal to the rule, from its text and from the control', async () => {
    const { user, opened } = showBoard(matchFrom({ players: [{ hand: 'U06' }, { hand: 'P02' }], row: '1A 2A 3A' }), '0');
    await user.click(space(/^Flower stall, way out/));
    await user.click(tray().getByRole('button', { name: 'See the rule' }));
    expect(opened).toEqual(['reasons.noCardOfColor']);
    await user.click(tray().getByRole('button', { name: 'Go and use the space' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Using the space' })).getByText('You have no pink card.'),
    ).toBeVisible();
  });
});

describe('a trade', () => {
  it('assigns the cards to the requirements, whatever order they were pressed in', async () => {
    const { user, sent, match, make } = showBoard(start(), '0');
    make('0', 'travel', 1, 'act');
    const go = tray().getByRole('button', { name: 'Make the trade' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    await user.click(card('Green card: two marigolds'));
    await user.click(card('Pink card: two candles'));
    await user.click(go);
    expect(sent).toEqual([{ move: 'trade', args: [['P01', 'G02']] }]);
    expect(match.G.route[1]?.pile).toEqual(['P01', 'G02']);
  });

  it('explains why a card does not fit, and can return a card', async () => {
    const { user, make } = showBoard(start(), '0');
    make('0', 'travel', 1, 'act');
    await user.click(card('Purple card: three candles'));
    expect(tray().getByText('That card is not pink.')).toBeVisible();
    await user.click(card('Pink card: two candles'));
    expect(card('Pink card: two candles')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'a pink card: Pink card: two candles' }));
    expect(card('Pink card: two candles')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a choice', () => {
  it("names each option's icons in words, and explains why one is illegal", async () => {
    const match = matchFrom({
      players: [
        { hand: 'U06', at: 7 },
        { hand: 'P02', at: 1 },
      ],
      row: '4A/ 2A 3A',
    });
    const { user, sent, make } = showBoard(match, '0');
    // Pátzcuaro's top space: two altar actions or two cards. One card is not enough for the first
    // option.
    make('0', 'travel', 1, 'act');
    expect(tray().getByRole('button', { name: /place a card on your altar, then/ })).toHaveAttribute('aria-disabled', 'true');
    expect(tray().getByText('You would have no card left for the altar.')).toBeVisible();
    await user.click(tray().getByRole('button', { name: 'draw 2 cards' }));
    expect(sent).toEqual([{ move: 'choose', args: [1] }]);
  });
});

describe('a placement', () => {
  it.each(['card', 'level'])('can begin with the %s', async (begin) => {
    const match = matchFrom({
      players: [
        { hand: 'U06 P01', altar: ['P02 P03', '', ''], at: 6 },
        { hand: 'P04', at: 2 },
      ],
      row: '1A 2A 3A',
    });
    const { user, sent, make, prompt } = showBoard(match, '0');
    // The bottom space of Pátzcuaro: one altar action.
    make('0', 'travel', 1, 'act');
    expect(prompt()).toBe('Place a card on your altar: choose a card and a level.');
    const touches = [
      () => user.click(card('Purple card: three candles')),
      () => user.click(screen.getByRole('button', { name: 'Place on level 2' })),
    ];
    for (const touch of begin === 'card' ? touches : touches.toReversed()) await touch();
    expect(sent).toEqual([{ move: 'place', args: ['U06', 2] }]);
    expect(match.G.players[0]?.altar[1]).toEqual(['U06']);
  });

  it('explains why a level is closed', async () => {
    const match = matchFrom({ players: [{ hand: 'U06', altar: ['P02 P03', '', ''], at: 6 }, { at: 2 }], row: '1A 2A 3A' });
    const { user, make, sent } = showBoard(match, '0');
    make('0', 'travel', 1, 'act');
    await user.click(screen.getByRole('button', { name: 'Place on level 3' }));
    expect(tray().getByText('Place cards on level 2 first: another card on level 3 needs 2 cards there.')).toBeVisible();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Place nothing' })).toBeNull();
  });

  it('can be passed if it is a gift', async () => {
    // The bakery's second space: an altar action, then a gift for the others.
    const match = matchFrom({
      players: [
        { hand: 'U06', at: 4 },
        { hand: 'P04', at: 0 },
      ],
      row: '1A 2A 3A',
    });
    const { user, make, sent, prompt } = showBoard(match, '1');
    make('0', 'travel', 1, 'act');
    make('0', 'choose', 1);
    make('0', 'place', 'U06', 1);
    expect(prompt()).toBe('A gift: you may place a card on your altar, or place nothing.');
    await user.click(tray().getByRole('button', { name: 'Place nothing' }));
    expect(sent).toEqual([{ move: 'pass', args: [] }]);
  });

  it('can be the last one of the match', async () => {
    const match = matchFrom({
      players: [
        { hand: 'U06', altar: ['P02 P03 P05 P06', 'G03 G04 G06', 'U02'], at: 6 },
        { hand: 'P04', at: 2 },
      ],
      row: '1A 2A 3A',
    });
    const { user, make, sent, prompt } = showBoard(match, '1');
    make('0', 'travel', 1, 'act');
    make('0', 'place', 'U06', 3);
    expect(prompt()).toBe('Last offering: you may place one more card, or place nothing.');
    await user.click(card('Pink card: two lollipops'));
    await user.click(screen.getByRole('button', { name: 'Place on level 1' }));
    expect(sent).toEqual([{ move: 'place', args: ['P04', 1] }]);
    expect(prompt()).toBe('The night is over: Ana built the finest altar.');
    expect(await screen.findByRole('heading', { name: 'How the altars shine' })).toBeVisible();
  });

  it('informs the player who ended the game that they place no more', () => {
    const match = matchFrom({
      players: [
        { hand: 'U06', altar: ['P02 P03 P05 P06', 'G03 G04 G06', 'U02'], at: 6 },
        { hand: 'P04', at: 2 },
      ],
      row: '1A 2A 3A',
    });
    const { make, prompt } = showBoard(match, '0');
    make('0', 'travel', 1, 'act');
    make('0', 'place', 'U06', 3);
    expect(prompt()).toBe('Benito may place one last card; you ended the night, so you place no more.');
  });
});

describe('the keyboard', () => {
  it('moves round the spaces with the arrows, back to the first', async () => {
    const { user } = showBoard(start(), '0');
    space(/^Pátzcuaro, way out/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(space(/^Pátzcuaro, way back/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(space(/^Flower stall, way back/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(space(/^Flower stall, way out/)).toHaveFocus();
  });

  it('is enough to travel, to trade and to place', async () => {
    const match = matchFrom({
      players: [{ hand: 'G02 U06' }, { hand: 'P04', at: 2 }],
      row: '1A/ 2A 3A',
      piles: { 1: 'G05' },
    });
    const { user, sent } = showBoard(match, '0');
    space(/^Pátzcuaro, way out/).focus();
    // 1: the flower stall's second space: leave a marigold, then the altar.
    await user.keyboard('1');
    expect(screen.getByRole('button', { name: 'Go and use the space' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(card('Green card: two marigolds')).toHaveAccessibleDescription('Fits.');
    expect(card('Purple card: three candles')).not.toHaveAccessibleDescription();
    card('Green card: two marigolds').focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Make the trade' }).focus();
    await user.keyboard('{Enter}');
    card('Purple card: three candles').focus();
    await user.keyboard('{ArrowRight}');
    expect(card('Green card: two bottles of liquor')).toHaveFocus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Place on level 1' }).focus();
    await user.keyboard(' ');
    expect(sent).toEqual([
      { move: 'travel', args: [1, 'act'] },
      { move: 'trade', args: [['G02']] },
      { move: 'place', args: ['G05', 1] },
    ]);
  });

  it('reaches the levels of the altar from a card with Tab alone', async () => {
    const match = matchFrom({
      players: [
        { hand: 'U06 P01', altar: ['P02 P03', '', ''], at: 6 },
        { hand: 'P04', at: 2 },
      ],
      row: '1A 2A 3A',
    });
    const { user, make, sent } = showBoard(match, '0');
    make('0', 'travel', 1, 'act');
    card('Purple card: three candles').focus();
    await user.keyboard('{Enter}');
    for (let presses = 0; presses < 5 && document.activeElement?.getAttribute('aria-label') !== 'Place on level 2'; presses++) {
      await user.tab();
    }
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ move: 'place', args: ['U06', 2] }]);
  });

  it('clears a selection with Escape', async () => {
    const { user, sent } = showBoard(start(), '0');
    space(/^Pátzcuaro, way out/).focus();
    await user.keyboard('2');
    expect(tray().getByRole('heading', { name: 'Bakery, way out' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(tray().queryByRole('heading')).toBeNull();
    expect(sent).toEqual([]);
  });

  it("ignores the numbers when it is not the reader's turn", async () => {
    const { user } = showBoard(start(), '1');
    space(/^Pátzcuaro, way out/).focus();
    await user.keyboard('2');
    expect(tray().queryByRole('heading')).toBeNull();
  });
});

describe("another player's move", () => {
  it('renders only what it has changed', async () => {
    const { make } = showBoard(start(), null);
    const { Space, Seat, Rondel, Tray, Objectives, Pyramid } = await drawnBy(() => make('0', 'travel', 2, 'flip'));
    // The token's former and new space; the former and new active player.
    expect({ Space, Seat }).toEqual({ Space: 2, Seat: 2 });
    expect([Rondel, Tray, Objectives, Pyramid]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
