import { explained, say } from '../../kit/index.ts';
import type { Explained, LegalMove, PlayerID, Said, ViewCtx } from '../../kit/index.ts';
import { cardOf } from '../catalogue/cards.ts';
import { objectiveOf, onePetal } from '../catalogue/objectives.ts';
import type { Action, CardId, Item, Level, Steps } from '../catalogue/types.ts';
import type { TravelMode } from '../events.ts';
import type { MoveName } from '../moves.ts';
import { LEVEL_SIZES, isComplete, openLevels } from '../rules/altar.ts';
import { destination } from '../rules/rondel.ts';
import { countItem, FLIP_POINTS, scoreParts } from '../scoring.ts';
import { playerOf, spaceAt } from '../state.ts';
import type { Altar, View } from '../state.ts';

/**
 * Keys of the hints' sentences, with their values. Cards, spaces, items and objectives are terms.
 */
export const hintKeys = [
  /** Effects of moves. {space} {steps}, each: to act there, to flip, or to draw one card */
  'hints.go',
  'hints.goFlip',
  'hints.goDraw',
  /** {option} */
  'hints.choose',
  /** {placed} {taken}; {count} of the placed cards, and {points}: the best of them on the altar */
  'hints.trade',
  /** {card} {level} */
  'hints.place',
  'hints.pass',
  /** Reasons: immediate gain or loss. {points}, above 0 */
  'hints.points',
  'hints.loses',
  'hints.noPoints',
  /** Reasons: the source of the points. {level} {points} {items} */
  'hints.level',
  /** {objective} {points} */
  'hints.set',
  'hints.colours',
  'hints.coloursLost',
  'hints.levels',
  /** {level} */
  'hints.fills',
  'hints.opens',
  'hints.completes',
  /** {item}: the only one missing for the next set; {card}: a hand card that has it */
  'hints.oneShort',
  'hints.keepsFor',
  /** Reasons: possible placements there. {card} {level} {points} */
  'hints.best',
  'hints.placesOne',
  /** {count} */
  'hints.draws',
  /** {taken} {count}: the number of cards given for them */
  'hints.takes',
  /** {taken}: one card; {count}; {level} {points}: what it would be worth */
  'hints.takesWorth',
  /** {card} {level} {points}: one of the taken cards; {only}: whether it is the only one */
  'hints.wants',
  /** {options} */
  'hints.choice',
  'hints.shared',
  'hints.reveals',
  /** {count} */
  'hints.flipCost',
  'hints.keepsHand',
  'hints.spare',
  'hints.onlyWay',
] as const;
export type HintKey = (typeof hintKeys)[number];

type Reason = Said<HintKey> | null;

export function explain(G: View, _ctx: ViewCtx, playerID: PlayerID, { move, args }: LegalMove): Explained<HintKey> {
  switch (move as MoveName) {
    case 'travel':
      return travel(G, playerID, args[0] as Steps, args[1] as TravelMode);
    case 'choose':
      return choose(G, playerID, args[0] as number);
    case 'trade':
      return trade(G, playerID, args[0] as CardId[]);
    case 'place':
      return place(G, playerID, args[0] as CardId, args[1] as Level);
    case 'pass': {
      const best = bestPlace(G, playerID, playerOf(G, playerID).hand ?? []);
      const spares = best !== null && best.points < 0;
      return explained(
        say('hints.pass'),
        [spares ? say('hints.spare', { points: -best.points }) : null],
        say('hints.keepsHand'),
        { promise: 0 },
      );
    }
  }
}

function travel(G: View, playerID: PlayerID, steps: Steps, mode: TravelMode): Explained<HintKey> {
  const { id, actions, pile } = spaceAt(G, destination(G, playerID, steps));
  const where = { space: { term: id }, steps };
  if (mode === 'flip')
    return explained(
      say('hints.goFlip', where),
      [say('hints.flipCost', { count: Math.min(2, G.deckSize) })],
      say('hints.onlyWay'),
      { promise: FLIP_POINTS },
    );
  if (mode === 'draw1') return explained(say('hints.goDraw', where), [draws(G, 1)], say('hints.onlyWay'));
  return followed(say('hints.go', where), whatFollows(G, playerID, actions, pile));
}

function choose(G: View, playerID: PlayerID, option: number): Explained<HintKey> {
  const { id, pile } = spaceAt(G, playerOf(G, playerID).position);
  const action = G.steps[0]?.action;
  const actions = action?.t === 'choose' ? (action.o[option] ?? []) : [];
  const what = say('hints.choose', { option: { term: `${id}-${option + 1}` } });
  return followed(what, whatFollows(G, playerID, actions, pile));
}

/** A move with the actions that it leads to. It promises the points of the best placement there. */
function followed(what: Said<HintKey>, follows: readonly Reason[]): Explained<HintKey> {
  const best = follows.find((reason) => reason?.key === 'hints.best');
  return explained(
    what,
    follows.filter((reason) => reason?.key !== 'hints.shared'),
    say('hints.onlyWay'),
    {
      against: follows.filter((reason) => reason?.key === 'hints.shared'),
      promise: best ? Number(best.values['points']) : null,
    },
  );
}

/** The benefits of a space's actions, in order. */
function whatFollows(G: View, playerID: PlayerID, actions: readonly Action[], pile: readonly CardId[]): Reason[] {
  const { altar } = playerOf(G, playerID);
  // A trade changes the hand before or after.
  const trades = actions.some(({ t }) => t === 'trade');
  return actions.flatMap((action): Reason[] => {
    switch (action.t) {
      case 'altar': {
        const best = trades ? null : bestPlace(G, playerID, playerOf(G, playerID).hand ?? []);
        if (isComplete(altar)) return [];
        return [best !== null && best.points > 0 ? say('hints.best', named(best)) : say('hints.placesOne')];
      }
      case 'draw':
        return [draws(G, action.n)];
      case 'trade':
        return takes(G, playerID, action.reqs.length, pile);
      case 'choose':
        return [say('hints.choice', { options: { choices: optionsOf(G, action) } })];
      case 'others':
        return [say('hints.shared')];
      case 'reveal':
        return [G.deckSize > 0 ? say('hints.reveals') : null];
    }
  });
}

/**
 * The terms of a choice's options. Spaces with the same options use the terms of the first of them
 * on the route, so that a list of hints contains the reason only once.
 */
function optionsOf({ route }: View, { o }: Extract<Action, { t: 'choose' }>): string[] {
  const offered = JSON.stringify(o);
  const isSame = (action: Action) => action.t === 'choose' && JSON.stringify(action.o) === offered;
  const space = route.find(({ actions }) => actions.some(isSame));
  if (space === undefined) throw new RangeError('no space offers this choice');
  return o.map((_, index) => `${space.id}-${index + 1}`);
}

function draws(G: View, count: number): Reason {
  const drawn = Math.min(count, G.deckSize);
  return drawn === 0 ? null : say('hints.draws', { count: drawn });
}

/** A later trade. One sentence names the only card of a pile and its worth. */
function takes(G: View, playerID: PlayerID, count: number, pile: readonly CardId[]): Reason[] {
  const values = { taken: { terms: pile }, count };
  const wanted = wants(G, playerID, pile);
  if (pile.length !== 1 || wanted === null) return [pile.length === 0 ? null : say('hints.takes', values), wanted];
  const { level = 0, points = 0 } = wanted.values;
  return [say('hints.takesWorth', { ...values, level, points })];
}

/** The card of a pile that would add most to the altar. */
function wants(G: View, playerID: PlayerID, pile: readonly CardId[]): Reason {
  const best = bestPlace(G, playerID, pile);
  if (best === null || best.points <= 0) return null;
  return say('hints.wants', { ...named(best), only: pile.length === 1 ? 'yes' : 'no' });
}

function trade(G: View, playerID: PlayerID, placed: readonly CardId[]): Explained<HintKey> {
  const { pile } = spaceAt(G, playerOf(G, playerID).position);
  const left = (playerOf(G, playerID).hand ?? []).filter((card) => !placed.includes(card));
  const points = Math.max(0, bestPlace(G, playerID, placed)?.points ?? 0);
  return explained(
    say('hints.trade', { placed: { terms: placed }, taken: { terms: pile }, count: placed.length, points }),
    [wants(G, playerID, pile), keeps(G, playerID, playerOf(G, playerID).altar, left)],
    say('hints.onlyWay'),
  );
}

function place(G: View, playerID: PlayerID, card: CardId, level: Level): Explained<HintKey> {
  const { altar, hand } = playerOf(G, playerID);
  const after = placedOn(altar, card, level);
  const points = gain(G, altar, after);
  const opened = openLevels(after).find((other) => !openLevels(altar).includes(other));
  const left = (hand ?? []).filter((other) => other !== card);
  const source = mainSource(G, altar, after);
  const isLoss = source?.key === 'hints.coloursLost';
  return explained(
    say('hints.place', { card: { term: card }, level }),
    [
      points > 0 ? say('hints.points', { points }) : points < 0 ? null : say('hints.noPoints'),
      isComplete(after) ? say('hints.completes') : null,
      isLoss ? null : source,
      after[level - 1]?.length === LEVEL_SIZES[level - 1] && !isComplete(after) ? say('hints.fills', { level }) : null,
      keeps(G, playerID, after, left),
      opened === undefined ? null : say('hints.opens', { level: opened }),
    ],
    say('hints.onlyWay'),
    { against: [points < 0 ? say('hints.loses', { points: -points }) : null, isLoss ? source : null], promise: points },
  );
}

/** The main source of the change in points. */
function mainSource(G: View, before: Altar, after: Altar): Reason {
  const was = scoreParts(before, G.objectives, false);
  const changes = scoreParts(after, G.objectives, false)
    .map(({ source, values, points }, index) => ({ source, values, points: points - (was[index]?.points ?? 0) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [most] = changes;
  if (most === undefined) return null;
  const { source, points, values = {} } = most;
  const objective = values['objective'] ?? '';
  switch (source) {
    case 'score.onePetal':
      return say('hints.set', { objective, points });
    case 'score.twoPetals':
      return points > 0 ? say('hints.colours', { objective, points }) : say('hints.coloursLost', { objective, points: -points });
    case 'score.threePetals':
      return say('hints.levels', { objective, points });
    case 'score.flip':
      return null;
    default:
      return say('hints.level', { level: Number(source.at(-1)), points, items: values['items'] ?? '' });
  }
}

/** The item missing for the next set of the first objective, and a hand card that has it. */
function keeps(G: View, _playerID: PlayerID, altar: Altar, hand: readonly CardId[]): Reason {
  const cards = altar.flat();
  const { items } = objectiveOf(onePetal, G.objectives.one);
  const sets = Math.min(...items.map((item) => countItem(cards, item)));
  const missing: Item[] = items.filter((item) => countItem(cards, item) === sets);
  const [item] = missing;
  if (item === undefined || missing.length > 1 || isComplete(altar)) return null;
  const card = hand.find((id) => cardOf(id).items.includes(item));
  return card === undefined
    ? say('hints.oneShort', { item: { term: item } })
    : say('hints.keepsFor', { item: { term: item }, card: { term: card } });
}

interface Placement {
  card: CardId;
  level: Level;
  points: number;
}

/** The best placement of these cards now; null when none may be placed. */
function bestPlace(G: View, playerID: PlayerID, cards: readonly CardId[]): Placement | null {
  const { altar } = playerOf(G, playerID);
  const open = openLevels(altar);
  const ways = cards.flatMap((card) =>
    open.map((level) => ({ card, level, points: gain(G, altar, placedOn(altar, card, level)) })),
  );
  return ways.reduce<Placement | null>((best, way) => (best === null || way.points > best.points ? way : best), null);
}

function named({ card, level, points }: Placement) {
  return { card: { term: card }, level, points };
}

function placedOn(altar: Altar, card: CardId, level: Level): Altar {
  return altar.map((cards, index) => (index === level - 1 ? [...cards, card] : cards)) as Altar;
}

function gain(G: View, before: Altar, after: Altar): number {
  const total = (altar: Altar) => scoreParts(altar, G.objectives, false).reduce((sum, { points }) => sum + points, 0);
  return total(after) - total(before);
}
