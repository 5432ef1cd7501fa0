import { matchFrom, type MuseumSketch } from '@sobremesa/games/prado/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnBy } from '../../../test/drawn.ts';
import { showBoard } from './testing/index.tsx';

/**
 * Three photographers; Ana has the turn and is second in room 2, behind Benito, at a painting with
 * three visitors.
 */
const start = (changes: Partial<MuseumSketch> = {}) =>
  matchFrom({
    players: [
      { hand: 'move help security', missions: 'theme-royalty century-xvii' },
      { hand: 'security' },
      { hand: 'move', missions: 'school-es theme-history' },
    ],
    rooms: {
      2: { painting: 'meninas', visitors: 'help move change', queue: '1 0' },
      3: { painting: 'saturno', visitors: 5 },
      4: { painting: 'lechera', visitors: 1, queue: '2' },
      5: { painting: 'olimpo', visitors: 0 },
    },
    slot: 'S01',
    ...changes,
  });

/** Ana has announced a move to room 5, where she will photograph at once. */
const announced = () => start().play('0', 'playCard', 'move', { type: 'move', to: 5 });

const blockOf = (whom: string) => `Security! Benito blocks ${whom}. Lost without effect: Movement.`;

const whatHelpIs = () => tray().getByText(/^Help: take a visitor from your room into your hand\. ./);
const tray = () => within(document.querySelector<HTMLElement>('[data-tray]') ?? document.body);
// By label, because queries by role are slow on a page with so many pictures.
const room = (name: RegExp) => screen.getByLabelText(name, { selector: '[data-room] > button:first-child' });
const card = (name: RegExp) => within(screen.getByLabelText('Your hand')).getByLabelText(name);
const cards = () => within(screen.getByLabelText('Your hand')).getAllByRole('button');

describe('the museum', () => {
  it('names each control, and each room with its content', () => {
    showBoard(start(), '0');
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    expect(room(/^Room 2/)).toHaveAccessibleName(
      'Room 2. “Las Meninas”. Diego Velázquez, 1656; 17th century, Spain, royalty and portraits; 8 points. ' +
        '3 visitors of 5. In the queue, in order: Benito and Ana.',
    );
    expect(room(/^Room 1/)).toHaveAccessibleName('Room 1. Closed in this match.');
    expect(screen.getByText(/^Hall: nobody\. Entrance: \d+ cards\. Exit: no cards\.$/)).toBeInTheDocument();
  });

  it('is the same in Spanish', () => {
    showBoard(start(), '0', 'es');
    expect(room(/^Sala 2/)).toHaveAccessibleName(/«Las meninas». Diego Velázquez, 1656; siglo XVII, España/);
  });

  it('draws the visitors from behind, in their number', () => {
    showBoard(start(), '0');
    expect(document.querySelectorAll('[data-spot="visitors-3"] svg > g')).toHaveLength(5);
    expect(document.querySelectorAll('[data-spot="visitors-5"] svg > g')).toHaveLength(0);
  });

  it('opens a painting large, with its label in both languages and the missions that it counts for', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(screen.getByRole('button', { name: 'Look closely: The Milkmaid of Bordeaux' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The Milkmaid of Bordeaux' }));
    expect(dialog.getByText('La lechera de Burdeos')).toHaveAttribute('lang', 'es');
    expect(dialog.getByText('Francisco de Goya, 1825–1827')).toBeVisible();
    expect(
      dialog.getByText(/^5 points\. Draws 3 visitors\. It hangs in room 4; 1 visitor is standing in front\.$/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Look closely: Las Meninas' }));
    expect(screen.getByText('Counts towards the mission “17th century”')).toBeVisible();
  });

  it('shows the slot cards of this round and the next, with their effects', async () => {
    const { user } = showBoard(start({ slot: 'S09', slots: 'S11' }), '0');
    await user.click(screen.getByRole('button', { name: /Late opening/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Programme of the day' }));
    expect(dialog.getByText('This hour there are 3 actions in the Photography phase.')).toBeVisible();
    expect(dialog.getByText(/^This hour you can only walk from a room to a neighbouring one/)).toBeVisible();
  });

  it('lets a spectator open everything and play nothing, and shows no secret', async () => {
    const { user, prompt, container } = showBoard(start(), null);
    expect(prompt()).toBe('Ana is in the Visit phase.');
    expect(screen.queryByLabelText('Your hand')).toBeNull();
    await user.click(room(/^Room 2/));
    expect(tray().getByText(/^“Las Meninas”\. Diego Velázquez/)).toBeVisible();
    expect(tray().queryByRole('button', { name: /go here|move up|help|change/i })).toBeNull();
    expect(container).not.toHaveTextContent('Your missions');
  });
});

describe('an action in the Visit phase', () => {
  it('begins with a card, highlights its targets, shows the outcome, and is sent', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(card(/^Movement/));
    expect(room(/^Room 3/)).toHaveAccessibleName(/Can be chosen\.$/);
    expect(room(/^Room 1/)).not.toHaveAccessibleName(/Can be chosen/);
    await user.click(room(/^Room 5/));
    expect(tray().getByText('You go to room 5: first in the queue.')).toBeVisible();
    expect(tray().getByText('You take the photo of “Olympus”: 5 points.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(tray().getByRole('button', { name: 'Play the card' }));
    expect(sent).toEqual([{ move: 'playCard', args: ['move', { type: 'move', to: 5 }] }]);
  });

  it("moves one place forward by a press on the player's own room", async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(card(/^Movement/));
    await user.click(room(/^Room 2/));
    expect(tray().getByText('You get past Benito: first in the queue.')).toBeVisible();
    await user.click(tray().getByRole('button', { name: 'Play the card' }));
    expect(sent).toEqual([{ move: 'playCard', args: ['move', { type: 'move', to: 'closer' }] }]);
  });

  it('names the photographer when the last visitor leaves', async () => {
    const { user } = showBoard(start({ rooms: { 2: { painting: 'meninas', visitors: 'help', queue: '1 0' } } }), '0');
    await user.click(card(/^Help/));
    expect(tray().getByText('You take a visitor from room 2; it was the last one.')).toBeVisible();
    expect(tray().getByText('Benito takes the photo of “Las Meninas”: 8 points.')).toBeVisible();
  });

  it('explains on a press why it is illegal', async () => {
    const full = start({ rooms: { 2: { visitors: 2, queue: '0' }, 3: { queue: '1 2 guard' } }, guard: true });
    const { user, sent } = showBoard(full, '0');
    await user.click(card(/^Movement/));
    await user.click(room(/^Room 3/));
    expect(tray().getByText('There are already three in the queue in room 3. Choose another room.')).toBeVisible();
    await user.click(room(/^Room 1/));
    expect(tray().getByText('Room 1 is closed.')).toBeVisible();
    await user.click(room(/^Room 2/));
    expect(tray().getByText('You are already first in the queue.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('makes a Joker of two cards, for any action', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(card(/^Security/));
    expect(tray().getByRole('heading', { name: 'Security: choose a second card for a Joker.' })).toBeVisible();
    await user.click(card(/^Movement/));
    await user.click(tray().getByRole('button', { name: 'Change' }));
    await user.click(tray().getByRole('button', { name: 'Room 5' }));
    expect(tray().getByText('A visitor goes from room 2 to room 5; 2 left.')).toBeVisible();
    await user.click(tray().getByRole('button', { name: 'Play the Joker' }));
    expect(sent).toEqual([{ move: 'playJoker', args: [['security', 'move'], { type: 'change', to: 5 }] }]);
  });

  it('asks for cards when the action is chosen first and none pays for it', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(tray().getByRole('button', { name: 'Change' }));
    await user.click(room(/^Room 3/));
    expect(tray().getByText('There are already five visitors in room 3. Choose another room.')).toBeVisible();
    await user.click(room(/^Room 5/));
    const play = tray().getByRole('button', { name: 'Play the Joker' });
    expect(play).toHaveAttribute('aria-disabled', 'true');
    await user.click(card(/^Help/));
    await user.click(card(/^Security/));
    await user.click(play);
    expect(sent).toEqual([{ move: 'playJoker', args: [['help', 'security'], { type: 'change', to: 5 }] }]);
  });

  it('can begin with the room', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(room(/^Room 4/));
    await user.click(tray().getByRole('button', { name: 'Go here' }));
    await user.click(tray().getByRole('button', { name: 'Play the card' }));
    expect(sent).toEqual([{ move: 'playCard', args: ['move', { type: 'move', to: 4 }] }]);
  });

  it('stays selected while another player changes a setting', async () => {
    const { user, make } = showBoard(start(), '0');
    await user.click(card(/^Movement/));
    await user.click(room(/^Room 4/));
    make('1', 'setReactions', 'never');
    expect(tray().getByText('You go to room 4: second in the queue.')).toBeVisible();
  });
});

describe('the Photography phase', () => {
  it('costs no cards, counts the actions, and can be ended', async () => {
    const { user, sent, prompt } = showBoard(start(), '0');
    await user.click(tray().getByRole('button', { name: 'Photos' }));
    expect(prompt()).toBe('Photography phase: choose an action (2\u00A0left), or end your turn.');
    await user.click(tray().getByRole('button', { name: 'Help out' }));
    await user.click(tray().getByRole('button', { name: 'Do it' }));
    expect(prompt()).toBe('Photography phase: choose an action (1\u00A0left), or end your turn.');
    await user.click(tray().getByRole('button', { name: 'End turn' }));
    expect(sent.map(({ move }) => move)).toEqual(['endVisit', 'act', 'endTurn']);
  });

  it('ends with discarding the excess cards', async () => {
    const { user, sent, prompt } = showBoard(start({ players: [{ hand: 'move move help help change security' }, {}, {}] }), '0');
    await user.click(tray().getByRole('button', { name: 'Photos' }));
    await user.click(tray().getByRole('button', { name: 'End turn' }));
    expect(prompt()).toBe('You have too many cards: discard one.');
    await user.click(card(/^Security/));
    await user.click(tray().getByRole('button', { name: 'Discard' }));
    expect(sent.at(-1)).toEqual({ move: 'discard', args: [['security']] });
  });
});

describe('a press too early', () => {
  it('on an action explains its use, and why it is illegal now', async () => {
    const match = start({ players: [{ hand: 'help' }, {}, {}], rooms: { 2: { painting: 'meninas', visitors: 0, queue: '0' } } });
    const { user, sent } = showBoard(match, '0');
    await user.click(tray().getByRole('button', { name: 'Help out' }));
    expect(whatHelpIs()).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('on a card does so, too, while another player moves', async () => {
    const { user, sent } = showBoard(start({ players: [{}, { hand: 'help' }, {}] }), '1');
    await user.click(card(/^Help/));
    expect(whatHelpIs()).toHaveTextContent(/turn/);
    expect(sent).toEqual([]);
  });
});

describe('the window for Security cards', () => {
  it('shows the others the announced card with its outcome and the time left', async () => {
    const { user, sent, prompt } = showBoard(announced(), '1');
    expect(prompt()).toBe('Ana has announced an action: block it or allow it.');
    expect(tray().getByRole('heading', { name: 'Ana plays Movement' })).toBeVisible();
    expect(tray().getByText('Ana goes to room 5: first in the queue.')).toBeVisible();
    expect(tray().getByText('Ana takes the photo of “Olympus”: 5 points.')).toBeVisible();
    expect(tray().getByText('Blocking it costs you a Security card.')).toBeVisible();
    expect(tray().getByRole('timer')).toHaveTextContent(/^\d+ s$/);
    await user.click(tray().getByRole('button', { name: 'Block' }));
    expect(sent).toEqual([{ move: 'answer', args: ['w1', true] }]);
  });

  it('can be allowed, and then waits for the others', async () => {
    const { user, sent } = showBoard(announced(), '1');
    await user.click(tray().getByRole('button', { name: 'Allow' }));
    expect(sent).toEqual([{ move: 'answer', args: ['w1', false] }]);
    expect(tray().getByText('You allow it. Waiting for the others.')).toBeVisible();
    expect(tray().queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it('asks nothing of players without a Security card', () => {
    const { prompt } = showBoard(announced(), '2');
    expect(prompt()).toMatch(/you hold no Security\.$/);
    expect(tray().getByText('You hold no Security, so you cannot block it.')).toBeVisible();
    expect(tray().getByRole('timer')).toBeVisible();
    expect(tray().queryByRole('button', { name: /^(Block|Allow)$/ })).toBeNull();
  });

  it('reports until the next move who blocked whom and what is lost, to all but the blocking player', () => {
    for (const [reader, whom] of [
      ['0', 'you'],
      ['2', 'Ana'],
      [null, 'Ana'],
    ] as const) {
      const { make, unmount } = showBoard(announced(), reader);
      make('1', 'answer', 'w1', true);
      expect(tray().getByText(blockOf(whom))).toBeVisible();
      make('0', 'endVisit');
      expect(tray().queryByText(blockOf(whom))).toBeNull();
      unmount();
    }
    const { make } = showBoard(announced(), '1');
    make('1', 'answer', 'w1', true);
    expect(tray().queryByText(/Security! /)).toBeNull();
  });

  it('shows the acting player and spectators only that others decide', () => {
    const own = showBoard(announced(), '0');
    expect(tray().getByText('The others may block it with a Security card.')).toBeVisible();
    own.unmount();
    showBoard(announced(), null);
    expect(tray().getByText('The others are deciding whether to block it.')).toBeVisible();
    expect(tray().queryByRole('button', { name: /block|let it go/i })).toBeNull();
  });

  it('has three settings that can be changed at any time', async () => {
    const { user, sent } = showBoard(start(), '1');
    const never = tray().getByRole('radio', { name: 'Not this turn' });
    await user.click(never);
    expect(sent).toEqual([{ move: 'setReactions', args: ['never'] }]);
    expect(never).toBeChecked();
  });
});

describe('after a photo', () => {
  it('the photographer chooses the next painting, also out of turn', async () => {
    const match = start({ rooms: { 2: { painting: 'meninas', visitors: 'help', queue: '1 0' } }, quick: true });
    match.play('0', 'endVisit').play('0', 'act', { type: 'help' });
    const { user, sent, prompt } = showBoard(match, '1');
    expect(prompt()).toBe('Your photo! Choose pile I or II for the next painting in room 2.');
    const { top } = match.G.piles.II;
    await user.click(tray().getByRole('button', { name: /^Pile II\./ }));
    await user.click(tray().getByRole('button', { name: 'Hang in room 2' }));
    expect(sent).toEqual([{ move: 'replace', args: [2, 'II'] }]);
    expect(match.G.rooms[1]?.painting).toBe(top);
  });

  it('a solo player sees two, hangs one, and chooses the place of the other', async () => {
    const match = matchFrom({
      players: [{ hand: 'help' }],
      rooms: { 1: { painting: 'meninas', visitors: 'move', queue: '0 guard' } },
    });
    match.play('0', 'playCard', 'help', { type: 'help' });
    const { user, sent } = showBoard(match, '0');
    await user.click(tray().getByRole('button', { name: /^Pile I\./ }));
    await user.click(tray().getByRole('button', { name: 'Look at the pile' }));
    const [first, second] = tray().getAllByRole('button', { name: /^From pile I\./ });
    if (first === undefined || second === undefined) throw new Error('two paintings lie open');
    await user.click(second);
    await user.click(tray().getByRole('button', { name: 'Put the other at the bottom' }));
    const shown = match.G.rooms[0]?.painting;
    expect(sent.at(-1)).toEqual({ move: 'hang', args: [1, shown, 'bottom'] });
  });
});

describe('standing orders', () => {
  it('are sentences that can be added, reordered and removed by keyboard, and are sent unchanged', async () => {
    const { user, sent } = showBoard(start(), '0');
    screen.getByRole('button', { name: 'Standing orders' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Standing orders' }));
    expect(dialog.getByText('You have not given any.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add this order' }));
    const first = { who: null, when: 'first', answer: 'block' };
    expect(sent.at(-1)).toEqual({ move: 'setOrders', args: [[first]] });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'Benito');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'does this' }), 'plays any card');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'then' }), 'allow it');
    await user.click(dialog.getByRole('button', { name: 'Add this order' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'When anybody enters or moves up in the room where I am first: block it.',
      'When Benito plays any card: allow it.',
    ]);
    dialog.getByRole('button', { name: /^Move up: When Benito/ }).focus();
    await user.keyboard('{Enter}');
    const second = { who: '1', when: 'any', answer: 'allow' };
    expect(sent.at(-1)).toEqual({ move: 'setOrders', args: [[second, first]] });
    expect(dialog.getByRole('heading', { name: 'Your orders' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: /^Remove: When anybody/ }));
    expect(sent.at(-1)).toEqual({ move: 'setOrders', args: [[second]] });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: '1 standing order' })).toBeVisible();
  });

  it('are limited to five', async () => {
    const order = { who: null, when: 'any', answer: 'ask' };
    const { user, sent } = showBoard(
      start().play(
        '0',
        'setOrders',
        Array.from({ length: 5 }, () => order),
      ),
      '0',
      'es',
    );
    await user.click(screen.getByRole('button', { name: '5 instrucciones' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Instrucciones' }));
    expect(dialog.getAllByText('Si alguien juega cualquier carta: preguntarme.')).toHaveLength(5);
    await user.click(dialog.getByRole('button', { name: 'Dar esta instrucción' }));
    expect(sent).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Dar esta instrucción' })).toHaveAccessibleDescription(/Quita antes alguna/);
  });

  it('show in a window that they will answer, and which one, and that the reader may answer instead', async () => {
    const match = start().play('1', 'setOrders', [{ who: '0', when: 'photo', answer: 'block' }]);
    const { user, prompt, sent } = showBoard(match.play('0', 'playCard', 'move', { type: 'move', to: 5 }), '1');
    expect(prompt()).toBe('Ana has announced an action: your standing order will answer.');
    expect(tray().getByText(/unless you answer first: When Ana triggers somebody else’s photo: block it\.$/)).toBeVisible();
    await user.click(tray().getByRole('button', { name: 'Allow' }));
    expect(sent).toEqual([{ move: 'answer', args: ['w1', false] }]);
    expect(tray().getByText('You allow it. Waiting for the others.')).toBeVisible();
  });

  it('show that one has allowed the action', () => {
    const match = start().play('1', 'setOrders', [{ who: null, when: 'any', answer: 'allow' }]);
    showBoard(match.play('0', 'playCard', 'move', { type: 'move', to: 5 }).play('1', 'answer', 'w1', false), '1');
    expect(tray().getByText('Your standing order allows it. Waiting for the others.')).toBeVisible();
  });
});

describe("players' components", () => {
  it('are summed up for each player, open to photos and points, and hide missions', async () => {
    const match = start({ players: [{}, { hand: 'move', photos: 'cid 3-de-mayo', missions: 'theme-history century-xix' }, {}] });
    const { user } = showBoard(match, '0');
    await user.click(screen.getByRole('button', { name: /^Benito: 13 points, 2 photos\. 1 card in hand\./ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos: Benito' }));
    expect(dialog.getByRole('button', { name: /^“El Cid”\. Rosa Bonheur/ })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Photos: 2 paintings 13' })).toBeVisible();
    expect(dialog.queryByText(/19th century”/)).toBeNull();
  });

  it("include the reader's own missions with their progress", () => {
    const photos = 'meninas carlos-v juana-loca';
    showBoard(start({ players: [{ missions: 'theme-royalty century-xvii', photos }, {}, {}], rooms: {} }), '0');
    const missions = within(screen.getByRole('region', { name: 'Your missions' }));
    expect(missions.getByText('Fulfilled: 3 photos, 3 needed.')).toBeInTheDocument();
    expect(missions.getByText('So far 1 of 4.')).toBeInTheDocument();
  });

  it('two of three missions are kept at the start', async () => {
    const dealt = { missions: 'theme-royalty century-xvii school-es', ready: false };
    const { user, sent, prompt } = showBoard(
      matchFrom({ players: [dealt, { ready: false, missions: 'century-xv school-it school-fr' }], at: 'missions', round: 0 }),
      '0',
    );
    expect(prompt()).toBe('Choose two of your three missions, in secret.');
    const keep = tray().getByRole('button', { name: 'Keep these two' });
    await user.click(tray().getByRole('button', { name: /^Royalty/i }));
    expect(keep).toHaveAttribute('aria-disabled', 'true');
    await user.click(tray().getByRole('button', { name: /^Spain/ }));
    await user.click(keep);
    expect(sent).toEqual([{ move: 'keepMissions', args: [['theme-royalty', 'school-es']] }]);
    expect(prompt()).toBe('Still choosing missions: Benito.');
  });

  it('cards are laid aside for a slot card', async () => {
    const match = matchFrom({
      players: [{ hand: 'move help' }, { hand: 'change security' }],
      at: 'slot',
      slots: 'S18',
      round: 1,
    });
    const { user, sent, prompt } = showBoard(match, '1');
    expect(prompt()).toBe('Change of plans: choose up to 2 cards to hand in.');
    expect(tray().getByRole('button', { name: 'Hand in none' })).toBeEnabled();
    await user.click(card(/^Security/));
    await user.click(tray().getByRole('button', { name: 'Hand in' }));
    expect(sent).toEqual([{ move: 'lay', args: ['S18', ['security']] }]);
    expect(prompt()).toBe('Still choosing cards for the time slot: Ana.');
  });
});

describe('the keyboard', () => {
  it('moves round the rooms and through the hand with the arrows, and is enough to play', async () => {
    const { user, sent } = showBoard(start(), '0');
    room(/^Room 1/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(room(/^Room 5/)).toHaveFocus();
    cards()[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}4');
    expect(screen.getByRole('button', { name: 'Play the card' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ move: 'playCard', args: ['move', { type: 'move', to: 4 }] }]);
  });

  it('selects the room by its number after the action, too', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(tray().getByRole('button', { name: 'Photos' }));
    tray().getByRole('button', { name: 'Move' }).focus();
    await user.keyboard('{Enter}4{Enter}');
    expect(sent.at(-1)).toEqual({ move: 'act', args: [{ type: 'move', to: 4 }] });
  });

  it('clears a selection with Escape', async () => {
    const { user, sent } = showBoard(start(), '0');
    cards()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(tray().getByRole('heading', { name: 'Movement card' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(tray().queryByRole('heading', { name: 'Movement card' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

it('explains a room on request, and leads to the rules', async () => {
  const { user, opened } = showBoard(start(), '0');
  act(() => document.querySelector<HTMLElement>('[data-about="terms.meninas"]')!.focus());
  await user.keyboard('?');
  const about = within(await screen.findByRole('dialog', { name: 'Las Meninas' }));
  expect(about.getByText(/Velázquez, 1656/, { selector: 'p:last-child' })).toBeVisible();
  await user.click(about.getByRole('button', { name: 'Read it in the rules' }));
  expect(opened).toEqual(['painting-meninas']);
});

describe("another player's move", () => {
  it('renders only what it has changed', async () => {
    const { make } = showBoard(start(), null);
    const { Room, Programme, Pile, Missions, Galleries } = await drawnBy(() =>
      make('0', 'playCard', 'move', { type: 'move', to: 5 }),
    );
    // The room that the others are asked about.
    expect(Room).toBe(1);
    expect([Programme, Pile, Missions, Galleries]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
