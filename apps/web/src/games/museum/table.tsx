import type { LegalMove } from '@sobremesa/games/kit';
import {
  asked,
  ownLayout,
  playerOf,
  type Basket,
  type Cell,
  type Continent,
  type ExpertId,
  type FavourId,
  type FavourTarget,
  type ForeignPurchase,
  type Layout,
  type MoveName,
  type MuseumEvent,
  type ObjectId,
  type PatronId,
  type PlayerState,
  type View,
} from '@sobremesa/games/museum';
import { useMemo, useState } from 'react';
import { createStore } from 'zustand';
import { derived } from '../../lib/derived.ts';
import type { BoardMatch, BoardProps } from '../game.ts';
import { tableContext } from '../tableContext.tsx';
import { useChoosing, type Choosing } from '../useChoosing.ts';
import { usePart, type ChosenPart, type Part } from './parts.ts';
import { useWords, type Words } from './words.ts';
import { rules } from './rules.ts';

export type MuseumBoardProps = BoardProps<View, MuseumEvent>;
type Match = BoardMatch<View, MuseumEvent>;

/**
 * An Object to buy and its future cell. It comes from the reader's hand or store, or, alone, from
 * another player's store.
 */
export interface Wish {
  card: ObjectId;
  cell: Cell;
  /** Whether the Mentor lowers the cost of this one. */
  mentor: boolean;
}

/** The reader's selection for a move that is not sent yet. */
export interface Selection {
  /** A transaction in progress: Objects and Experts to buy, and the payment. */
  wishes: readonly Wish[];
  experts: readonly ExpertId[];
  payment: readonly ObjectId[];
  prestige: number;
  /** The shelf of the counter to which a pressed hand card goes; null: the more likely one. */
  shelf: 'goods' | 'payment' | null;
  /** Whether the reader has changed the payment; otherwise the page proposes the cheapest one. */
  ownPayment: boolean;
  /** The action with the reader's own stored cards that the reader has begun. */
  task: 'inventory' | 'secretary' | null;
  /**
   * The Favour that the reader is about to play, and cards or a continent picked for it or for a
   * decision that is due.
   */
  favour: FavourId | null;
  cards: readonly ObjectId[];
  continent: Continent | null;
  favours: readonly FavourId[];
  /** A final arrangement from a hint, valid while the museum is still `of`. */
  arrangement: { of: Layout; layout: Layout } | null;
  patron: PatronId | null;
  notice: string | null;
}

export const nothing: Selection = {
  wishes: [],
  experts: [],
  payment: [],
  prestige: 0,
  shelf: null,
  ownPayment: false,
  task: null,
  favour: null,
  cards: [],
  continent: null,
  favours: [],
  arrangement: null,
  patron: null,
  notice: null,
};

/** Shared by the parts of the board. */
export interface Table extends Match, Choosing<Selection> {
  players: MuseumBoardProps['players'];
  words: Words;
  /** The reader's own state; null for a spectator. */
  own: PlayerState | null;
  /** The reader's museum, with a prepared arrangement applied; null for a spectator. */
  layout: Layout | null;
  /** Whether the reader may make a move of one of these names now. */
  may: (...moves: MoveName[]) => boolean;
  /** The part of the board that a small page shows. */
  part: Part;
  /** The Object, Expert or Favour whose dialog is open, by its id; null for none. */
  looked: string | null;
  lookAt: (id: string | null) => void;
  /** The card of the reader's plan that they took up by a press; null for none. */
  held: ObjectId | null;
  hold: (card: ObjectId | null) => void;
}

export const { TableProvider, useTable, useTableNow, useTableWords, AfterChange } = tableContext<Table>();

/** State of the board that is not part of a move. */
interface Desk {
  looked: string | null;
  taken: ObjectId | null;
  part: ChosenPart | null;
}

function createDesk() {
  const store = createStore<Desk>(() => ({ looked: null, taken: null, part: null }));
  return {
    store,
    lookAt: (looked: string | null) => store.setState({ looked }),
    hold: (taken: ObjectId | null) => store.setState({ taken }),
    choosePart: (part: ChosenPart) => store.setState({ part }),
  };
}

/**
 * The table for the board's parts. A selection is dropped when another decision is due, or when the
 * reader's cards change.
 */
export function useNewTable(props: MuseumBoardProps) {
  const { match, players } = props;
  const words = useWords(players);
  const { choice, choosing } = useChoosing(rules, props, words, nothing, situation, picksOf);
  const [{ store: desk, lookAt, hold, choosePart }] = useState(createDesk);
  const partIn = usePart(choosePart);
  const table = useMemo(() => {
    return derived([match, choice, desk], (now, chosen, { looked, taken, part }): Table => {
      const { G, playerID } = now;
      const choices = choosing(now, chosen);
      const layout = playerID === null ? null : layoutShown(ownLayout(G, playerID), choices.selection);
      const standing = [...(layout ?? []), ...choices.selection.wishes.map(({ card }) => card)];
      return {
        ...now,
        ...choices,
        players,
        words,
        own: playerID === null ? null : playerOf(G, playerID),
        layout,
        may: (...moves) => choices.legal.some(({ move }) => moves.includes(move as MoveName)),
        part: partIn(now, part),
        looked,
        lookAt,
        held: standing.includes(taken) ? taken : null,
        hold,
        clear() {
          choices.clear();
          hold(null);
        },
      };
    });
  }, [match, choice, desk, choosing, players, words, partIn, lookAt, hold]);
  return { table, words };
}

/** Whether the reader is in their Action phase, so that cards go to the counter. */
export function isActing({ may }: Table): boolean {
  return may('endTurn');
}

/**
 * Identifies the decision that is due and the cards the reader could use. While it stays the same,
 * a selection stays valid.
 */
function situation({ G, playerID }: Pick<Match, 'G' | 'playerID'>): string {
  const own = playerID === null ? null : playerOf(G, playerID);
  const mine = [playerID !== null && asked(G).includes(playerID), own?.hand, own?.favours];
  if (playerID !== G.active) return [G.turn, ...mine].join(' ');
  // Only the player whose turn it is composes purchases.
  const pools = G.players.map(({ pool }) => pool.join(' '));
  return [G.turn, G.step.kind, ...mine, ...pools, G.expertRow].join(' ');
}

/** The arrangement from a hint, until the reader moves a card. */
function layoutShown(own: Layout, { arrangement }: Selection): Layout {
  return arrangement !== null && arrangement.of.every((card, cell) => card === own[cell]) ? arrangement.layout : own;
}

/** The selection that leads to a move; empty for moves that one press makes. */
function picksOf({ G, playerID }: Pick<Match, 'G' | 'playerID'>, { move, args }: LegalMove): Partial<Selection> {
  switch (move) {
    case 'draw':
      return { cards: [args[0] as ObjectId] };
    case 'buy':
    case 'buyForeign':
      return purchasePicks(args[0] as Basket | ForeignPurchase);
    case 'inventory':
      return { task: 'inventory', cards: args[0] as ObjectId[] };
    case 'askSecretary':
      return { task: 'secretary', cards: [args[0] as ObjectId] };
    case 'playFavour':
      return favourPicks(args[0] as FavourId, args[1] as FavourTarget);
    case 'discardFavours':
      return { favours: args[0] as FavourId[] };
    case 'discard':
      return { cards: args[0] as ObjectId[] };
    case 'chooseOpinion':
      return { continent: args[0] as Continent };
    case 'choosePatron':
      return { patron: args[0] as PatronId };
    case 'finish':
      return playerID === null ? {} : { arrangement: { of: ownLayout(G, playerID), layout: args[0] as Layout } };
    default:
      return {};
  }
}

function purchasePicks(bought: Basket | ForeignPurchase): Partial<Selection> {
  const goods = 'card' in bought ? [bought] : bought.purchases;
  return {
    wishes: goods.flatMap((one) => ('card' in one ? [{ card: one.card, cell: one.cell, mentor: one.mentor === true }] : [])),
    experts: goods.flatMap((one) => ('expert' in one ? [one.expert] : [])),
    payment: bought.cards,
    prestige: bought.prestige,
    ownPayment: true,
  };
}

function favourPicks(favour: FavourId, target: FavourTarget): Partial<Selection> {
  if (target === null) return { favour };
  return typeof target === 'string' ? { favour, continent: target } : { favour, cards: target };
}
