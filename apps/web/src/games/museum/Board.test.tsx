import { museum, type Basket } from '@sobremesa/games/museum';
import { matchFrom, matchInAction, toAction, type PlayerSketch, type TableSketch } from '@sobremesa/games/museum/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawnBy } from '../../../test/drawn.ts';
import { showBoard } from './testing/index.tsx';

const ana: PlayerSketch = {
  hand: 'EGY-01 ROM-03 CHI-05',
  favours: 'F1-1 F5-1',
  pool: 'GRE-02',
  prestige: 3,
  museum: 'INC-04 INC-05 INC-06',
  experts: 'E02',
  patron: 'P01',
};
const benito: PlayerSketch = {
  hand: 'EGY-03 ROM-05',
  favours: 'F3-1',
  pool: 'JAP-05 EGY-07',
  prestige: 2,
  patron: 'P07',
  museum: 'JAP-01',
};

/** Round 4, with three Objects in Europe; Ana must take the first one. */
const sketch = (changes: Partial<TableSketch> = {}): TableSketch => ({
  players: [ana, benito, { hand: 'EGY-04', patron: 'P12' }],
  round: 4,
  headline: 'H09',
  opinion: { EU: 3, AS: 2 },
  display: { AM: 'MAY-01 POL-08', EU: 'CEL-11 GRE-12 ROM-11', AF: 'PHO-05 .', AS: 'IND-11 CHI-04' },
  experts: 'E07 E19 E20',
  ...changes,
});
const start = (changes: Partial<TableSketch> = {}) => matchFrom(sketch(changes));
const inAction = (changes: Partial<TableSketch> = {}) => toAction(start(changes));

/** The second round begins with a scandal, and Europe has a token already. */
const scandal = () => {
  const match = matchInAction({ players: [ana, benito], headlineDeck: 'H17', opinion: { EU: 1 } }).play('0', 'endTurn');
  return toAction(match).play('1', 'endTurn');
};

/** Ana wins, and the match is over. */
const finished = () => {
  const match = matchInAction({
    players: [
      { score: 50, museum: 'INC-04 INC-05 INC-06', patron: 'P01' },
      { museum: 'JAP-01', patron: 'P07' },
    ],
  });
  match.play('0', 'endTurn');
  toAction(match).play('1', 'endTurn');
  for (const id of ['0', '1']) match.play(id, 'finish', match.G.players[Number(id)]?.museum);
  return match;
};

const showcase = (name: RegExp) => within(screen.getByRole('group', { name }));
/** A dialog, which loads when first opened. */
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const player = (id: string) => document.querySelector<HTMLElement>(`[data-player="${id}"]`) as HTMLElement;
const mentor = () => document.querySelector<HTMLElement>('[data-expert="1"] > button') as HTMLElement;
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"] > button`) as HTMLElement;

describe('the world', () => {
  it('names each control', () => {
    showBoard(start(), '0');
    for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('tab')])
      expect(control).toHaveAccessibleName();
  });

  it('describes each showcase with its Objects, deck and Public Opinion', () => {
    showBoard(start(), '0');
    const label = /^Europe\. 3 Objects on display\. \d+ cards in the deck\. 3 Public Opinion tokens\.$/;
    expect(showcase(label).getAllByRole('button')).toHaveLength(3);
    expect(
      showcase(/^Africa and the Middle East\. 1 Object on display\..* No Public Opinion tokens\./).getByText('Empty space'),
    ).toBeInTheDocument();
    expect(slot('AS-0')).toHaveAccessibleName('Shiva Nataraja: India, religion, masterpiece of value 5. You can take it.');
  });

  it('prints the Headline on the front page, with its effect', () => {
    showBoard(start(), '0');
    const paper = within(screen.getByRole('region', { name: 'Newspaper' }));
    expect(paper.getByRole('heading', { name: 'Knossos unearthed' })).toBeVisible();
    expect(paper.getByText('In Europe three Objects are on display instead of two.')).toBeVisible();
    expect(paper.queryByText('This round is the last one.')).toBeNull();
  });

  it('shows that there is no Headline in the first round', () => {
    showBoard(matchFrom({ players: [ana, benito] }), '0');
    expect(screen.getByRole('heading', { name: 'The season opens' })).toBeVisible();
  });

  it('shows when the round is the last one', () => {
    const match = matchInAction({ players: [{ score: 50, museum: 'INC-04' }, {}], order: ['0', '1'] }).play('0', 'endTurn');
    showBoard(match, '1');
    expect(screen.getByText('This round is the last one.')).toBeVisible();
  });

  it("shows the cost and the effect of each Expert, with a Headline's surcharge", () => {
    showBoard(inAction({ headline: 'H14', display: undefined }), '0');
    expect(document.querySelector('[data-expert="1"] > button')).toHaveAccessibleName(/^Mentor\. Costs 6\. Once each turn/);
  });

  it('shows all players on the track, even beyond its end, and the supply', () => {
    showBoard(start({ players: [{ ...ana, score: 57 }, benito] }), '0');
    const track = within(screen.getByRole('region', { name: 'Score track' }));
    expect(track.getByText('+50')).toBeInTheDocument();
    expect(track.getByText('Ana: 57 points on the track.').closest('li')).toHaveStyle({ left: '14%' });
    expect(screen.getByText('Supply: 27 Prestige')).toBeInTheDocument();
  });

  it('is also available in Spanish', () => {
    showBoard(start(), '0', 'es');
    expect(showcase(/^Europa\. 3 piezas a la vista\. \d+ cartas en el mazo\. 3 fichas de opinión pública\.$/)).toBeDefined();
    expect(screen.getByText('La Gaceta de los Museos')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cnosos sale a la luz' })).toBeVisible();
    expect(player('1')).toHaveAccessibleName(
      /^Benito: \d+ puntos? en el marcador, 2 de prestigio\. 2 cartas en la mano, 2 en el almacén/,
    );
  });
});

describe('an Object in a showcase', () => {
  it('is selected by one press and taken by another', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(slot('AS-0'));
    expect(slot('AS-0')).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toEqual([]);
    // A new press, not the second half of a double click.
    await user.click(document.body);
    await user.click(slot('AS-0'));
    expect(sent).toEqual([{ move: 'draw', args: ['IND-11'] }]);
  });

  it('is taken by keyboard alone: the digit of its continent, the arrows, and Enter twice', async () => {
    const { user, sent } = showBoard(start(), '0');
    screen.getAllByRole('button')[0]!.focus();
    await user.keyboard('2');
    expect(slot('EU-0')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slot('EU-2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ move: 'draw', args: ['ROM-11'] }]);
  });

  it('is deselected with Escape', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(slot('AS-0'));
    await user.keyboard('{Escape}');
    expect(slot('AS-0')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not taken by a double click', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.dblClick(slot('AS-0'));
    expect(sent).toEqual([]);
    expect(slot('AS-0')).toHaveAttribute('aria-pressed', 'true');
  });

  it('explains why it cannot be taken, and opens in a large view', async () => {
    const { user, sent } = showBoard(start({ headline: 'H01' }), '0');
    expect(screen.getByRole('group', { name: /^Europe\..* Embargo: nothing may be taken from here\.$/ })).toBeVisible();
    await user.click(slot('EU-0'));
    const large = await dialog('Gundestrup Cauldron');
    expect(
      large.getByText('“The Great War breaks out”: embargo. Nobody may take anything from Europe this round.'),
    ).toBeVisible();
    expect(large.getByText('Caldero de Gundestrup')).toHaveAttribute('lang', 'es');
    expect(large.getByText('Costs 5 to exhibit and brings 5 points. As payment it is worth 5.')).toBeVisible();
    expect(large.getByText('A masterpiece: the player who exhibits it also gains 1 Prestige.')).toBeVisible();
    expect(large.getByText('On display: Europe.')).toBeVisible();
    expect(large.getByText(/^Left in a storeroom it would now cost 3 points at the end/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(large.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("is blocked until it is the reader's turn to draw", async () => {
    const { user, sent } = showBoard(start(), '1');
    await user.click(slot('AS-0'));
    expect((await dialog('Shiva Nataraja')).getByText('Still exploring: Ana.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('stays selected while the others play', async () => {
    const { user, make } = showBoard(start(), '1');
    await user.click(slot('AS-0'));
    make('0', 'draw', 'MAY-01');
    expect((await dialog('Shiva Nataraja')).getByRole('button', { name: 'Take it' })).toBeVisible();
    make('1', 'draw', 'POL-08');
    expect((await dialog('Shiva Nataraja')).queryByRole('button', { name: 'Take it' })).toBeNull();
  });

  it('can be opened before it is taken, and taken from there', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(slot('AS-1'));
    await user.click(screen.getByRole('button', { name: 'Look closely: Great Wall' }));
    await user.click((await dialog('Great Wall')).getByRole('button', { name: 'Take it' }));
    expect(sent).toEqual([{ move: 'draw', args: ['CHI-04'] }]);
  });
});

describe('a continent', () => {
  it('is chosen for the token of a Headline, among those with the fewest tokens', async () => {
    const { user } = showBoard(scandal(), '0');
    await user.click(showcase(/^Asia/).getByRole('button', { name: 'Choose Asia.' }));
    expect(showcase(/^Asia/).getByRole('button', { name: 'Choose Asia.' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(showcase(/^Europe/).getByRole('button', { name: 'Choose Europe.' }));
    expect(screen.getByText('Europe does not have the fewest tokens. Choose a continent that does.')).toBeVisible();
    expect(showcase(/^Europe/).getByRole('button', { name: 'Choose Europe.' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('can be chosen by the first player only', () => {
    showBoard(scandal(), '1');
    expect(screen.queryByRole('button', { name: 'Choose Asia.' })).toBeNull();
  });

  it('is chosen for a Favour', async () => {
    const { user } = showBoard(start(), '0');
    expect(screen.queryByRole('button', { name: 'Choose Asia.' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Press Conference/ }));
    await user.click(showcase(/^America/).getByRole('button', { name: 'Choose America and the Pacific.' }));
    expect(screen.getByText('No Public Opinion tokens there: America and the Pacific.')).toBeVisible();
    await user.click(showcase(/^Asia/).getByRole('button', { name: 'Choose Asia.' }));
    expect(showcase(/^Asia/).getByRole('button', { name: 'Choose Asia.' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the curators', () => {
  it('are listed in a strip, the reader last', () => {
    showBoard(start(), '0');
    const strip = within(screen.getByRole('list', { name: 'Curators' }));
    expect(strip.getAllByRole('button').map(({ dataset }) => dataset.player)).toEqual(['1', '2', '0']);
    expect(player('0')).toHaveAccessibleName(
      'Ana: 12 points on the track, 3 Prestige. 3 cards in hand, 1 in the storeroom, 2 Favours, 3 Objects exhibited. ' +
        'Experts: Egyptologist. Waiting for this player.',
    );
    expect(player('1')).not.toHaveAccessibleName(/Waiting/);
  });

  it("open to the whole museum, without other players' secrets", async () => {
    const { user } = showBoard(start(), '0');
    await user.click(player('1'));
    const museum = await dialog('Benito’s museum');
    expect(museum.getByRole('button', { name: /^The Great Wave off Kanagawa/ })).toBeVisible();
    expect(museum.getByText('No Experts.')).toBeVisible();
    expect(museum.queryByText(/Friends of/)).toBeNull();
    expect(museum.getByRole('row', { name: /^Exhibited: 1 Object 3$/ })).toBeInTheDocument();
    expect(museum.getByText(/^The Patron is secret until the end/)).toBeVisible();
  });

  it("show the reader's own Patron in their own museum", async () => {
    const { user } = showBoard(start(), '0');
    await user.click(player('0'));
    expect((await dialog('Your museum')).getByText('Patron: Friends of the Inca')).toBeVisible();
  });

  it('sell from their stores: a press starts a separate purchase', async () => {
    const { user, sent } = showBoard(inAction(), '0');
    await user.click(player('1'));
    const museum = await dialog('Benito’s museum');
    expect(museum.getByText(/^Choose a card to buy it\. You pay the owner its value, and 1 Prestige as a fee\./)).toBeVisible();
    await user.click(museum.getByRole('button', { name: /^The Great Wave off Kanagawa.* Buy it\.$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(document.querySelector<HTMLElement>('[data-tray]') as HTMLElement).getAllByText(/Benito/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('explain why nothing of a store can be bought', async () => {
    const { user } = showBoard(inAction({ headline: 'H16' }), '0');
    await user.click(player('1'));
    const museum = await dialog('Benito’s museum');
    await user.click(museum.getByRole('button', { name: /^The Great Wave off Kanagawa/ }));
    expect(museum.getByText('“Mona Lisa stolen”: this round nothing can be bought from other storerooms.')).toBeVisible();
  });

  it('open a stored Object when nothing is being bought', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(player('1'));
    await user.click((await dialog('Benito’s museum')).getByRole('button', { name: /^The Great Wave off Kanagawa/ }));
    expect((await dialog('The Great Wave off Kanagawa')).getByText('It is in Benito’s storeroom.')).toBeVisible();
  });
});

describe('an Expert', () => {
  it('goes to the basket by a press, and back by another', async () => {
    const { user, sent } = showBoard(inAction(), '0');
    expect(mentor()).toHaveAccessibleName(/You can hire this Expert\.$/);
    await user.click(mentor());
    expect(mentor()).toHaveAttribute('aria-pressed', 'true');
    await user.click(mentor());
    expect(mentor()).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([]);
  });

  it('can be opened while it is in the basket', async () => {
    const { user } = showBoard(inAction(), '0');
    await user.click(mentor());
    const [inBasket] = screen.getAllByRole('button', { name: 'Look closely: Mentor' });
    await user.click(inBasket!);
    expect((await dialog('Mentor')).getByText(/^Once each turn/)).toBeVisible();
  });

  it('opens with the reason when it is too expensive', async () => {
    const { user } = showBoard(
      matchInAction({ players: [{ hand: 'INC-03', prestige: 0 }, benito], experts: 'E07 E19 E20' }),
      '0',
    );
    await user.click(mentor());
    expect((await dialog('Mentor')).getByText(/^It costs 4, and with all you have/)).toBeVisible();
    expect(mentor()).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens when nobody can be hired', async () => {
    const { user } = showBoard(start(), '1');
    await user.click(document.querySelector<HTMLElement>('[data-expert="0"] > button') as HTMLElement);
    expect((await dialog('Latinist')).getByText('Hiring now costs 3.')).toBeVisible();
  });
});

describe('a spectator', () => {
  it('sees everything except the secrets, and has no tray', async () => {
    const { user, sent, container } = showBoard(start(), null);
    for (const secret of ['Friends of the Inca', 'Press Conference', 'Colosseum'])
      expect(container).not.toHaveTextContent(secret);
    expect(slot('AS-0')).toHaveAccessibleName('Shiva Nataraja: India, religion, masterpiece of value 5');
    await user.click(slot('AS-0'));
    expect((await dialog('Shiva Nataraja')).queryByRole('button', { name: 'Take it' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the two parts of a small page', () => {
  it('may be one below the other for readers without a tray', () => {
    const own = showBoard(start(), '0');
    expect(document.querySelector('[data-free]')).toBeNull();
    own.unmount();
    showBoard(start(), null);
    expect(document.querySelector('[data-free]')).not.toBeNull();
  });

  it('are tabs: the world is open at first, and the museum for the final arrangement', async () => {
    const { user } = showBoard(start(), '0');
    expect(tabs()).toEqual(['true', 'false']);
    await user.click(screen.getByRole('tab', { name: 'My museum' }));
    expect(tabs()).toEqual(['false', 'true']);
    await user.keyboard('{ArrowLeft}');
    expect(tabs()).toEqual(['true', 'false']);
  });

  it('switch to the world when the reader may take an Object', async () => {
    const { user, make } = showBoard(start(), '1');
    await user.click(screen.getByRole('tab', { name: 'My museum' }));
    make('0', 'draw', 'MAY-01');
    expect(tabs()).toEqual(['true', 'false']);
  });

  it('have a link from the museum to the Objects that may be taken', async () => {
    const { user } = showBoard(start().play('0', 'draw', 'MAY-01'), '1');
    expect(screen.queryByRole('button', { name: 'See the Objects' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'My museum' }));
    await user.click(screen.getByRole('button', { name: 'See the Objects' }));
    expect(tabs()).toEqual(['true', 'false']);
    expect(screen.queryByRole('button', { name: 'See the Objects' })).toBeNull();
  });

  it('switch to the museum when it got an Object, and let the reader switch back', async () => {
    const { user, sent, make } = showBoard(inAction(), '0');
    await user.click(within(screen.getByLabelText('Your hand')).getByLabelText(/^Farming scene/));
    await user.click(screen.getByRole('button', { name: 'Pay and exhibit' }));
    expect(sent).toHaveLength(1);
    expect(tabs()).toEqual(['false', 'true']);
    await user.click(screen.getByRole('tab', { name: 'World' }));
    expect(tabs()).toEqual(['true', 'false']);
    make('0', 'endTurn');
    expect(tabs()).toEqual(['true', 'false']);
  });
});

describe('the rules', () => {
  it('open at an Expert on request', async () => {
    const { user, opened } = showBoard(start(), '0');
    const expert = document.querySelector<HTMLElement>('[data-about^="terms.E"]')!;
    act(() => expert.focus());
    await user.keyboard('?');
    const about = within(await screen.findByRole('dialog'));
    expect(about.getByText(/^Costs \d\. /)).toBeVisible();
    await user.click(about.getByRole('button', { name: 'Read it in the rules' }));
    expect(opened).toEqual([expert.dataset['about']!.replace('terms.', 'expert-')]);
  });
});

describe('the end', () => {
  it('shows all museums, the best first, with their Patrons', async () => {
    showBoard(finished(), null);
    const exhibition = within(await screen.findByRole('region', { name: 'The museums of the season' }));
    expect(exhibition.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'AAnawins',
      'BBenito',
    ]);
    expect(exhibition.getByText('Patron: Friends of the Inca')).toBeVisible();
  });

  it('opens everything, and lets nothing be taken any more', async () => {
    const { user, sent } = showBoard(finished(), '0', 'es');
    expect(await screen.findByRole('heading', { name: 'Los museos de la temporada' })).toBeVisible();
    const object = document.querySelector<HTMLElement>('[data-slot] > button');
    if (object !== null) fireEvent.click(object);
    await user.click(player('1'));
    expect((await dialog('El museo de Benito')).getByText('Mecenas: Amigos de Fenicia')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('a move renders only what it changed:', () => {
  const world = ['World', 'Showcase', 'Displayed', 'Newspaper', 'Experts'];
  const tray = ['Tray', 'Drawers', 'Due', 'Hand', 'Store', 'Favours', 'Patron', 'Card'];

  it('an Object that another player takes, its showcase, and the players before and in turn', async () => {
    const { make } = showBoard(start(), '2');
    const drawn = await drawnBy(() => make('0', 'draw', 'MAY-01'));
    expect(drawn).toMatchObject({ Showcase: 1, Displayed: 1, Chip: 2 });
    expect(among(drawn, [...tray, 'Newspaper', 'Experts', 'Track', 'Supply', 'Desk', 'Plan', 'Season'])).toEqual([]);
  });

  it('an Object that another player buys, its buyer and the score', async () => {
    const { make, match } = showBoard(inAction(), '1');
    const drawn = await drawnBy(() => make('0', 'buy', purchase(match)));
    expect(drawn).toMatchObject({ Chip: 1, Track: 1 });
    expect(among(drawn, [...tray, ...world, 'Desk', 'Season'])).toEqual([]);
  });

  it("an Object of one's own, the museum, and the given cards", async () => {
    const { make, match } = showBoard(inAction(), '0');
    const drawn = await drawnBy(() => make('0', 'buy', purchase(match)));
    expect(drawn).toMatchObject({ Chip: 1, Track: 1, OwnPlan: 1, Hand: 1, Store: 1 });
    expect(among(drawn, [...world, 'Favours', 'Patron', 'Season'])).toEqual([]);
  });

  it('a Headline, the newspaper and the showcases that it closes or opens', async () => {
    const match = matchInAction({ players: [ana, benito], headlineDeck: 'H17', opinion: { EU: 1 } }).play('0', 'endTurn');
    const { make } = showBoard(toAction(match), '1');
    const drawn = await drawnBy(() => make('1', 'endTurn'));
    expect(drawn).toMatchObject({ Newspaper: 1, Chip: 2 });
    expect(among(drawn, ['Experts', 'Track', 'Supply', 'Desk', 'Season', 'Hand', 'Store'])).toEqual([]);
  });
});

/** The given names that were rendered. */
const among = (drawn: object, names: readonly string[]) => names.filter((name) => name in drawn);

/** The basket with the first Object of her hand that Ana may buy. */
function purchase({ G, ctx }: ReturnType<typeof start>): unknown {
  const baskets = museum
    .legalMoves(G, ctx, '0')
    .flatMap(({ move, args: [basket] }) => (move === 'buy' ? (basket as Basket) : []));
  return baskets.find(({ purchases: [bought] }) => bought !== undefined && 'card' in bought);
}
