import type { PlayerID } from '@sobremesa/games/kit';
import {
  continents,
  homeOf,
  isMasterpiece,
  kindOf,
  type Continent,
  type ExpertId,
  type FavourId,
  type FavourKind,
  type MuseumEvent,
  type ObjectId,
  type View,
} from '@sobremesa/games/museum';

/** A thing that flies over the board. A card whose face the reader may not see shows its back. */
export type Ghost =
  | { object: ObjectId }
  | { back: Continent }
  | { favour: FavourKind | null }
  | { expert: ExpertId }
  | { token: 'prestige' | 'opinion' };

/** A place on the board: one of its `data-` attributes with the value, as in `slot=AM-0`. */
export type Spot = string;
/** Alternatives: the first visible spot counts. If none is visible, the motion is skipped. */
export type Spots = readonly Spot[];

/** A motion or glow that begins at `start` and lasts `duration`, both in milliseconds. */
export type Motion = { start: number; duration: number } &
  /** `hides`: the spots that stay hidden until this has landed. */
  (
    | { kind: 'fly'; ghost: Ghost; from: Spots; to: Spots; hides?: Spots }
    /** A masterpiece is shown large to all players on its way into the museum. */
    | { kind: 'masterpiece'; card: ObjectId; from: Spots; to: Spots; hides: Spots }
    /** A thing at its new place moves there from its former one. */
    | { kind: 'walk'; at: Spots }
    | { kind: 'unfold'; at: Spots }
    | { kind: 'glow'; at: Spots }
  );

type NewMotion<M = Motion> = M extends Motion ? Omit<M, 'start' | 'duration'> : never;
interface Flight {
  ghost: Ghost;
  from: Spots;
  to: Spots;
  hides?: Spots;
}

const FLY_MS = 340;
const TOKEN_MS = 280;
const WALK_MS = 420;
const UNFOLD_MS = 450;
const GLOW_MS = 400;
export const MASTERPIECE_MS = 1700;
/** Delay in milliseconds between things that fly together. */
const STAGGER_MS = 80;
/** At most this many tokens fly at once. */
const TOKENS = 5;

/**
 * Plans the animation of these events, one after another, in the order in which they happened.
 *
 * @param reader the seat whose hand is on the page; other hands are at their players' chips
 * @param before the view before the events, to find things that have left the board
 */
export function planOf(events: readonly MuseumEvent[], reader: PlayerID | null, before: View): Motion[] {
  const plan: Motion[] = [];
  /** The time at which the next motion may begin. */
  let now = 0;
  let experts = before.expertRow;
  const lastExhibit = events.findLastIndex(({ type }) => type === 'exhibited');

  function add(duration: number, ...motions: readonly NewMotion[]) {
    for (const motion of motions) plan.push({ ...motion, start: now, duration });
  }

  /** Adds flights that start shortly after each other. */
  function fly(flights: readonly Flight[], duration = FLY_MS) {
    for (const [index, flight] of flights.entries()) {
      plan.push({ kind: 'fly', ...flight, start: now + index * STAGGER_MS, duration });
    }
    if (flights.length > 0) now += duration + (flights.length - 1) * STAGGER_MS;
  }

  function prestige(count: number, from: Spots, to: Spots) {
    fly(
      Array.from({ length: Math.min(count, TOKENS) }, () => ({ ghost: { token: 'prestige' }, from, to })),
      TOKEN_MS,
    );
  }

  function glow(...spots: readonly Spots[]) {
    add(GLOW_MS, ...spots.map((at) => ({ kind: 'glow', at }) as const));
    now += GLOW_MS;
  }

  const own = (player: PlayerID, drawer: string, ...first: readonly Spot[]): Spots =>
    player === reader ? [...first, `drawer=${drawer}`, 'tray'] : purse(player);
  const hand = (player: PlayerID, card: ObjectId) => own(player, 'hand', `hand=${card}`);
  const store = (player: PlayerID): Spots =>
    player === reader ? own(player, 'store', 'store') : [`store-of=${player}`, ...purse(player)];

  /** Flights of Objects to a player's hand, or from it. */
  const toHand = (player: PlayerID, cards: readonly ObjectId[], from: (card: ObjectId) => Spots): Flight[] =>
    cards.map((card) => {
      const to = hand(player, card);
      return { ghost: { object: card }, from: from(card), to, ...(player === reader ? { hides: to.slice(0, 1) } : {}) };
    });
  const fromHand = (player: PlayerID, cards: readonly ObjectId[], to: Spots): Flight[] =>
    cards.map((card) => ({ ghost: { object: card }, from: hand(player, card), to }));

  function favours(player: PlayerID, drawn: readonly FavourId[] | null, count: number) {
    const faces = drawn?.map((favour) => ({ favour: kindOf(favour) })) ?? Array.from({ length: count }, () => ({ favour: null }));
    fly(faces.map((ghost) => ({ ghost, from: FAVOURS, to: own(player, 'favours') })));
  }

  for (const [index, event] of events.entries()) {
    switch (event.type) {
      case 'mulligan':
        if (event.objects !== null) fly(toHand(event.player, event.objects, homeDeck));
        break;
      case 'headline':
        add(UNFOLD_MS, { kind: 'unfold', at: NEWSPAPER });
        now += UNFOLD_MS;
        break;
      case 'turn':
      case 'patronChosen':
      case 'arranged':
      case 'patronRevealed':
        glow(purse(event.player));
        break;
      case 'drew':
        if (event.toll) prestige(1, purse(event.player), SUPPLY);
        fly(toHand(event.player, [event.card], () => slotOf(event)));
        break;
      case 'tookFromDisplay':
        fly(toHand(event.player, [event.card], () => slotOf(event)));
        break;
      case 'drewFromDeck':
        if (event.cards !== null) fly(toHand(event.player, event.cards, homeDeck));
        else fly(backs(event.count, event.continent, purse(event.player)));
        break;
      case 'gainedPrestige':
        prestige(event.count, SUPPLY, purse(event.player));
        break;
      case 'fee':
        prestige(event.count, event.from === 'supply' ? SUPPLY : purse(event.player), purse(event.owner));
        break;
      case 'paid':
        fly(fromHand(event.player, event.cards, store(event.owner ?? event.player)));
        prestige(event.prestige, purse(event.player), event.owner === null ? SUPPLY : purse(event.owner));
        break;
      case 'exhibited': {
        const { player, card, cell, owner } = event;
        const from = owner === null ? hand(player, card) : store(owner);
        const to = player === reader ? [`cell=${cell}`, `player=${player}`] : purse(player);
        const hides = player === reader ? [`cell=${cell}`] : [];
        if (isMasterpiece(card)) {
          add(MASTERPIECE_MS, { kind: 'masterpiece', card, from, to, hides });
          now += MASTERPIECE_MS;
        } else fly([{ ghost: { object: card }, from, to, hides }]);
        // The glow ends before the next motion begins.
        add(GLOW_MS, { kind: 'glow', at: to });
        if (index === lastExhibit) {
          add(WALK_MS, { kind: 'walk', at: [`marker=${player}`] });
          now += WALK_MS;
        }
        break;
      }
      case 'hired': {
        const { player, expert, entered } = event;
        fly([{ ghost: { expert }, from: [`expert=${experts.indexOf(expert)}`], to: purse(player) }]);
        experts = [entered, ...experts.filter((other) => other !== expert)];
        if (entered !== null) glow(['expert=0']);
        break;
      }
      case 'drewFavours':
        favours(event.player, event.favours, event.count);
        break;
      case 'playedFavour':
        fly([{ ghost: { favour: kindOf(event.favour) }, from: own(event.player, 'favours'), to: FAVOURS }]);
        break;
      case 'discardedFavours':
        fly(
          event.favours.map((favour) => ({ ghost: { favour: kindOf(favour) }, from: own(event.player, 'favours'), to: FAVOURS })),
        );
        break;
      case 'tookFromPool':
        fly(toHand(event.player, event.cards, () => store(event.player)));
        break;
      case 'discarded':
        fly(fromHand(event.player, event.cards, store(event.player)));
        break;
      case 'swapped':
        fly([
          ...fromHand(event.player, [event.gave], store(event.owner)),
          ...toHand(event.player, [event.took], () => store(event.owner)),
        ]);
        break;
      case 'opinion':
        if (event.placed) fly([{ ghost: { token: 'opinion' }, from: NEWSPAPER, to: deckOf(event.continent) }]);
        else glow(deckOf(event.continent));
        break;
      case 'opinionRemoved':
        fly([{ ghost: { token: 'opinion' }, from: deckOf(event.continent), to: NEWSPAPER }]);
        break;
      case 'refilled': {
        const slot = slotOf(event).slice(0, 1);
        // Slots of one refill fill almost together.
        if (events[index - 1]?.type === 'refilled') now += STAGGER_MS - FLY_MS;
        fly([{ ghost: { object: event.card }, from: deckOf(event.continent), to: slot, hides: slot }]);
        break;
      }
      case 'swept':
        fly(
          continents.flatMap((continent) =>
            before.display[continent].flatMap((card, slot) =>
              card === null ? [] : [{ ghost: { object: card }, from: slotOf({ continent, slot }), to: deckOf(continent) }],
            ),
          ),
        );
        break;
      case 'lastRound':
        glow(event.player === null ? NEWSPAPER : [`marker=${event.player}`]);
        break;
      case 'lastArrangement':
        glow(...before.order.map(purse));
        break;
      case 'round':
      case 'declined':
      case 'passedOver':
      case 'won':
        break;
    }
  }
  return plan;
}

const SUPPLY: Spots = ['supply=prestige', 'newspaper'];
const FAVOURS: Spots = ['supply=favours', 'newspaper'];
const NEWSPAPER: Spots = ['newspaper'];
const purse = (player: PlayerID): Spots => [`player=${player}`];

const deckOf = (continent: Continent): Spots => [`deck=${continent}`];
const homeDeck = (card: ObjectId): Spots => deckOf(homeOf(card));
/** The third slot may disappear together with its card. */
const slotOf = ({ continent, slot }: { continent: Continent; slot: number }): Spots => [
  `slot=${continent}-${slot}`,
  `deck=${continent}`,
];

function backs(count: number, back: Continent, to: Spots): Flight[] {
  return Array.from({ length: count }, () => ({ ghost: { back }, from: deckOf(back), to }));
}
