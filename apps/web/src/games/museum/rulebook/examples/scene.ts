import { CELLS, type Continent, type ObjectId, type View } from '@sobremesa/games/museum';

interface Scene {
  hand?: readonly ObjectId[];
  prestige?: number;
  pool?: readonly ObjectId[];
  opinion?: Partial<Record<Continent, number>>;
}

/**
 * The reader's turn in a museum without Experts and Headlines, so that only the basic rules apply.
 */
export function scene({ hand = [], prestige = 0, pool = [], opinion = {} }: Scene): View {
  return {
    options: {
      publicOpinionPerDeck: 5,
      boards: 'basic',
      opinionPenalty: 'perToken',
      strictHandLimit: false,
      patronNeedsCollection: false,
      sweepMarketEachRound: false,
    },
    players: [
      {
        board: 'basic',
        hand: [...hand],
        handSize: hand.length,
        favours: [],
        favourCount: 0,
        patron: null,
        offer: null,
        throwBack: null,
        ready: true,
        museum: Array.from({ length: CELLS }, () => null),
        layout: null,
        pool: [...pool],
        experts: [],
        prestige,
        score: 0,
      },
    ],
    order: ['0'],
    active: '0',
    round: 3,
    turn: 9,
    step: { kind: 'action' },
    thisTurn: {
      action: 'none',
      transacted: false,
      closed: false,
      favourPlayed: false,
      objectDiscount: 0,
      expertDiscount: 0,
      feeWaived: false,
      mentorUsed: false,
      secretaryUsed: false,
      headlineUsed: false,
    },
    display: { AM: [], EU: [], AF: [], AS: [] },
    deckSizes: { AM: 0, EU: 0, AF: 0, AS: 0 },
    opinion: { AM: 0, EU: 0, AF: 0, AS: 0, ...opinion },
    opinionDrawn: [],
    prestige: 0,
    expertRow: [],
    expertDeckSize: 0,
    favourDeckSize: 0,
    favourPile: [],
    headline: null,
    headlineDeckSize: 0,
    headlinePile: [],
    lastRound: false,
    stirred: false,
  };
}
