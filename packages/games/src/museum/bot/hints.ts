import { explained, say } from '../../kit/index.ts';
import type { Explained, LegalMove, PlayerID, Said, ViewCtx } from '../../kit/index.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { favourOf, kindOf } from '../catalogue/favours.ts';
import { objectOf, totalValue } from '../catalogue/objects.ts';
import { meetsGoal, patronOf } from '../catalogue/patrons.ts';
import type { Continent, FavourId, ObjectId, PatronId } from '../catalogue/types.ts';
import type { MoveName } from '../moves.ts';
import { purchasePreview } from '../preview.ts';
import { layoutWorth, penaltyOf } from '../queries.ts';
import { poolOwner } from '../rules/buying.ts';
import { customs } from '../rules/headlines.ts';
import { feeOf } from '../rules/price.ts';
import { worthOf } from '../rules/worth.ts';
import { curatorOf, score } from '../scoring.ts';
import { exhibited, playerOf } from '../state.ts';
import type { Basket, FavourTarget, ForeignPurchase, Layout, PlayerState, View } from '../state.ts';

/**
 * Keys of the hints' sentences, with their values. Cards, continents, peoples and kinds of Favours
 * are terms.
 */
export const hintKeys = [
  /** Effects of moves. */
  'hints.keepHand',
  'hints.throwBack',
  /** {patron} */
  'hints.patron',
  /** {continent} */
  'hints.opinion',
  /** {card} */
  'hints.draw',
  'hints.decline',
  /** {things}, paid with {count} {cards} and {prestige} */
  'hints.buy',
  /** {card} {owner}, with the same payment */
  'hints.buyForeign',
  /** {cards} */
  'hints.inventory',
  'hints.secretary',
  /** {favour}, and {things}, a continent or cards */
  'hints.favour',
  'hints.favourOn',
  /** {favours} */
  'hints.discardFavours',
  'hints.endTurn',
  /** {cards} */
  'hints.discard',
  'hints.finish',
  'hints.arrange',
  /** Reasons: gain or loss at once, if the match ended now. {points}, above 0 */
  'hints.points',
  'hints.loses',
  'hints.noPoints',
  /** {points}: the part from collections, the Patron or Experts */
  'hints.collections',
  'hints.patronPays',
  'hints.expertsPay',
  /** {points}: the penalty of Public Opinion for the cards that pay */
  'hints.stored',
  'hints.relieves',
  /** {count} */
  'hints.prestige',
  'hints.favours',
  'hints.lastRound',
  /** {expert}: the hired Expert */
  'hints.hires',
  /** {value} */
  'hints.worth',
  /** {people} {count}: the number of this people's cards that one already has */
  'hints.collects',
  'hints.wanted',
  'hints.toll',
  /** {player}: the player who gets a Prestige for it */
  'hints.gives',
  /** {player}: the player who gets no Prestige for it */
  'hints.denies',
  /** {value} {count}: of the cards that return to the hand */
  'hints.back',
  /** {count} {continent} */
  'hints.drawsObjects',
  /** {count} */
  'hints.cheaper',
  'hints.cheaperExpert',
  'hints.noFee',
  'hints.swaps',
  /** {count} {value} */
  'hints.keeps',
  /** {favours} */
  'hints.keepsFavours',
  /** {count}: of cards in the first hand that match the Patron */
  'hints.patronHand',
  'hints.noCards',
  'hints.exposed',
  'hints.safe',
  'hints.strongHand',
  'hints.weakHand',
  /** {points}: of the arrangement */
  'hints.arranged',
  'hints.nothingBetter',
] as const;
export type HintKey = (typeof hintKeys)[number];

type Reason = Said<HintKey> | null;

export function explain(G: View, _ctx: ViewCtx, playerID: PlayerID, { move, args }: LegalMove): Explained<HintKey> {
  const nothing = say('hints.nothingBetter' as const);
  const player = playerOf(G, playerID);
  switch (move as MoveName) {
    case 'mulligan':
      return mulligan(player, args[0] as boolean);
    case 'choosePatron':
      return patron(player, args[0] as PatronId);
    case 'chooseOpinion':
      return opinion(player, args[0] as Continent);
    case 'draw':
      return draw(G, playerID, args[0] as ObjectId);
    case 'decline':
      return explained(
        say('hints.decline'),
        [playerID === G.active ? null : say('hints.denies', { player: { player: G.active } })],
        nothing,
        { promise: 0 },
      );
    case 'buy':
    case 'buyForeign':
      return purchase(G, playerID, args[0] as Basket | ForeignPurchase);
    case 'inventory':
      return explained(
        say('hints.inventory', { cards: { terms: args[0] as ObjectId[] } }),
        back(G, playerID, args[0] as ObjectId[]),
        nothing,
      );
    case 'askSecretary':
      return explained(
        say('hints.secretary', { cards: { terms: args as ObjectId[] } }),
        back(G, playerID, args as ObjectId[]),
        nothing,
      );
    case 'playFavour':
      return favour(G, playerID, args[0] as FavourId, args[1] as FavourTarget);
    case 'discardFavours': {
      const gone = args[0] as FavourId[];
      const left = (player.favours ?? []).filter((other) => !gone.includes(other)).map(kindOf);
      return explained(
        say('hints.discardFavours', { favours: { terms: gone.map(kindOf) } }),
        [left.length === 0 ? null : say('hints.keepsFavours', { favours: { terms: left } })],
        nothing,
      );
    }
    case 'endTurn':
      return explained(say('hints.endTurn'), [keeps(player, [])], nothing, { promise: 0 });
    case 'discard':
      return explained(
        say('hints.discard', { cards: { terms: args[0] as ObjectId[] } }),
        [keeps(player, args[0] as ObjectId[])],
        nothing,
      );
    case 'finish':
      return arranged(G, playerID, 'hints.finish', args[0] as Layout);
    case 'arrange':
      return arranged(G, playerID, 'hints.arrange', args[0] as Layout);
  }
}

function mulligan({ hand }: PlayerState, throwBack: boolean): Explained<HintKey> {
  const value = totalValue(hand ?? []);
  const what = throwBack ? say('hints.throwBack' as const) : say('hints.keepHand' as const);
  const why = throwBack ? say('hints.weakHand' as const, { value }) : say('hints.strongHand' as const, { value });
  return explained<HintKey>(what, [why], why);
}

function patron({ hand }: PlayerState, chosen: PatronId): Explained<HintKey> {
  const count = (hand ?? []).filter((card) => meetsGoal(patronOf(chosen).goal, card)).length;
  return explained(
    say('hints.patron', { patron: { term: chosen } }),
    [count > 0 ? say('hints.patronHand', { count }) : null],
    say('hints.noCards'),
  );
}

function opinion({ pool }: PlayerState, continent: Continent): Explained<HintKey> {
  const count = pool.filter((card) => homeOf(card) === continent).length;
  return explained(
    say('hints.opinion', { continent: { term: continent } }),
    [],
    count > 0 ? say('hints.nothingBetter') : say('hints.safe'),
    { against: [count > 0 ? say('hints.exposed', { count }) : null] },
  );
}

function draw(G: View, playerID: PlayerID, card: ObjectId): Explained<HintKey> {
  return explained(
    say('hints.draw', { card: { term: card } }),
    goodFor(G, playerID, card),
    say('hints.worth', { value: objectOf(card).value }),
    {
      against: [
        customs(G) === homeOf(card) ? say('hints.toll') : null,
        playerID === G.active ? null : say('hints.gives', { player: { player: G.active } }),
      ],
      promise: objectOf(card).value,
    },
  );
}

/**
 * The use of a card to a player: its value, its matches among the player's cards, and whether it
 * meets the Patron's goal.
 */
function goodFor(G: View, playerID: PlayerID, card: ObjectId): Reason[] {
  const { hand, museum, patron } = playerOf(G, playerID);
  const { civilisation, value } = objectOf(card);
  const count = [...exhibited(museum), ...(hand ?? [])].filter((other) => objectOf(other).civilisation === civilisation).length;
  return [
    say('hints.worth', { value }),
    count > 0 ? say('hints.collects', { people: { term: `people-${civilisation}` }, count }) : null,
    patron !== null && meetsGoal(patronOf(patron).goal, card) ? say('hints.wanted', { patron: { term: patron } }) : null,
  ];
}

function purchase(G: View, playerID: PlayerID, bought: Basket | ForeignPurchase): Explained<HintKey> {
  const foreign = 'card' in bought;
  const seller = foreign ? poolOwner(G, bought.card) : null;
  const payment = { cards: { terms: bought.cards }, count: bought.cards.length, prestige: bought.prestige };
  const things = foreign ? [] : bought.purchases.map((one) => ('card' in one ? one.card : one.expert));
  const experts = foreign ? [] : bought.purchases.flatMap((one) => ('expert' in one ? [one.expert] : []));
  const before = playerOf(G, playerID);
  const after = afterPurchase(G, playerID, bought);
  const { favours, prestige, lastRound } = purchasePreview(G, playerID, bought);
  const total = (player: PlayerState) => {
    const players = G.players.with(Number(playerID), player);
    return score({ ...G, players })[Number(playerID)]?.total ?? 0;
  };
  const points = total(after) - total(before);
  const was = worthOf(before.museum, curatorOf(G, playerID));
  const is = worthOf(after.museum, { ...curatorOf(G, playerID), experts: after.experts });
  const collections = is.civilisations + is.domains + is.gallery - was.civilisations - was.domains - was.gallery;
  const penalty = penaltyOf({ ...G, players: G.players.with(Number(playerID), after) }, playerID) - penaltyOf(G, playerID);
  return explained(
    foreign
      ? say('hints.buyForeign', { card: { term: bought.card }, owner: { player: seller ?? playerID }, ...payment })
      : say('hints.buy', { things: { terms: things }, ...payment }),
    [
      points > 0 ? say('hints.points', { points }) : points < 0 ? null : say('hints.noPoints'),
      lastRound ? say('hints.lastRound') : null,
      collections > 0 ? say('hints.collections', { points: collections }) : null,
      is.patron > was.patron ? say('hints.patronPays', { points: is.patron - was.patron }) : null,
      is.experts > was.experts ? say('hints.expertsPay', { points: is.experts - was.experts }) : null,
      experts.length > 0 ? say('hints.hires', { experts: { terms: experts }, count: experts.length }) : null,
      prestige > 0 ? say('hints.prestige', { count: prestige }) : null,
      favours > 0 ? say('hints.favours', { count: favours }) : null,
      penalty < 0 ? say('hints.relieves', { points: -penalty }) : null,
    ],
    say('hints.nothingBetter'),
    {
      against: [
        points < 0 ? say('hints.loses', { points: -points }) : null,
        penalty > 0 ? say('hints.stored', { points: penalty }) : null,
      ],
      promise: points,
    },
  );
}

/** The buyer's expected state after the purchase. Favours to be drawn are unknown. */
function afterPurchase(G: View, playerID: PlayerID, bought: Basket | ForeignPurchase): PlayerState {
  const before = playerOf(G, playerID);
  const foreign = 'card' in bought;
  const goods = foreign ? [bought] : bought.purchases;
  const cards = goods.flatMap((one) => ('card' in one ? [one.card] : []));
  const museum = [...before.museum];
  for (const one of goods) if ('card' in one) museum[one.cell] = one.card;
  const fee = foreign ? feeOf(G, playerID) : 0;
  return {
    ...before,
    museum,
    layout: before.layout,
    score: before.score + totalValue(cards),
    prestige: before.prestige - bought.prestige - fee + purchasePreview(G, playerID, bought).prestige,
    experts: [...before.experts, ...goods.flatMap((one) => ('expert' in one ? [one.expert] : []))],
    pool: [...before.pool.filter((card) => !cards.includes(card)), ...(foreign ? [] : bought.cards)],
  };
}

/** The reasons for taking cards back from one's own storeroom. */
function back(G: View, playerID: PlayerID, cards: readonly ObjectId[]): Reason[] {
  const player = playerOf(G, playerID);
  const after = { ...player, pool: player.pool.filter((card) => !cards.includes(card)) };
  const relief = penaltyOf(G, playerID) - penaltyOf({ ...G, players: G.players.with(Number(playerID), after) }, playerID);
  return [
    say('hints.back', { value: totalValue(cards), count: cards.length }),
    relief > 0 ? say('hints.relieves', { points: relief }) : null,
  ];
}

function favour(G: View, playerID: PlayerID, played: FavourId, target: FavourTarget): Explained<HintKey> {
  const { kind, effect } = favourOf(played);
  const on = target === null ? [] : typeof target === 'string' ? [target] : target;
  const named = { favour: { term: kind } };
  const what =
    on.length === 0 ? say('hints.favour' as const, named) : say('hints.favourOn' as const, { ...named, things: { terms: on } });
  return explained<HintKey>(what, favourReasons(G, playerID, effect, target), say('hints.nothingBetter'));
}

function favourReasons(
  G: View,
  playerID: PlayerID,
  effect: ReturnType<typeof favourOf>['effect'],
  target: FavourTarget,
): Reason[] {
  const cards = Array.isArray(target) ? (target as readonly ObjectId[]) : [];
  switch (effect.type) {
    case 'removeOpinion': {
      const continent = target as Continent;
      const eased = { ...G, opinion: { ...G.opinion, [continent]: G.opinion[continent] - 1 } };
      const relief = penaltyOf(G, playerID) - penaltyOf(eased, playerID);
      return [relief > 0 ? say('hints.relieves', { points: relief }) : null];
    }
    case 'gainPrestige':
      return [say('hints.prestige', { count: Math.min(effect.count, G.prestige) })];
    case 'drawFromDeck':
      return [say('hints.drawsObjects', { count: effect.count, continent: { term: target as Continent } })];
    case 'discountObject':
      return [say('hints.cheaper', { count: effect.count })];
    case 'discountExpert':
      return [say('hints.cheaperExpert', { count: effect.count })];
    case 'takeFromDisplay':
      return cards.flatMap((card) => goodFor(G, playerID, card));
    case 'poolToHand':
      return back(G, playerID, cards);
    case 'waiveFee':
      return [say('hints.noFee')];
    case 'swap': {
      const [gave, took] = cards.map((card) => objectOf(card).value);
      return [
        say('hints.swaps', { value: (took ?? 0) - (gave ?? 0) }),
        ...cards.slice(1).flatMap((card) => goodFor(G, playerID, card).slice(1)),
      ];
    }
  }
}

function keeps({ hand }: PlayerState, gone: readonly ObjectId[]): Reason {
  const left = (hand ?? []).filter((card) => !gone.includes(card));
  return left.length === 0 ? null : say('hints.keeps', { count: left.length, value: totalValue(left) });
}

function arranged(G: View, playerID: PlayerID, key: 'hints.finish' | 'hints.arrange', layout: Layout): Explained<HintKey> {
  const { total } = layoutWorth(G, playerID, layout);
  return explained<HintKey>(say(key), [say('hints.arranged', { points: total })], say('hints.nothingBetter'), {
    promise: total,
  });
}
