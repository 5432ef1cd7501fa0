import type { EventFields, GameEvent, PlayerID } from '../kit/index.ts';
import type { Cell, Continent, ExpertId, FavourId, HeadlineId, ObjectId, OpinionId, PatronId } from './catalogue/types.ts';

/** Why a player took Prestige from the supply. */
export type PrestigeCause = 'exploration' | 'masterpiece' | 'headline' | 'favour';

/** Why a player took cards from a storeroom (`pool`) to hand. */
export type PoolCause = 'inventory' | 'secretary' | 'nightShift';

/**
 * The payer of a foreign purchase's fee: the buyer, the supply (with the Banker), or nobody (with a
 * Favour).
 */
export type FeeSource = 'buyer' | 'supply' | 'waived';

/** Why the present round is the last one. */
export type LastRoundCause = 'score' | 'full' | 'idle';

/** The events of Museum, as in the log. Null cards are secret from the viewer. */
export type MuseumEvent = GameEvent &
  /** All players have answered: whether this one threw back the first hand, and the new cards. */
  (
    | { type: 'mulligan'; player: PlayerID; threwBack: boolean; objects: ObjectId[] | null; favours: FavourId[] | null }
    | { type: 'patronChosen'; player: PlayerID; patron: PatronId | null }
    | { type: 'round'; round: number }
    | { type: 'headline'; headline: HeadlineId }
    | { type: 'turn'; player: PlayerID }

    /** A card from the central board in Exploration. `toll`: whether a Prestige was paid for it. */
    | { type: 'drew'; player: PlayerID; card: ObjectId; continent: Continent; slot: number; toll: boolean }
    | { type: 'declined'; player: PlayerID }
    /** Players who could take nothing in Exploration, so that they are not asked. */
    | { type: 'passedOver'; players: PlayerID[] }
    | { type: 'gainedPrestige'; player: PlayerID; count: number; cause: PrestigeCause }

    /**
     * The payment of a purchase, to the player's storeroom and the supply, or to the owner's
     * storeroom and purse.
     */
    | { type: 'paid'; player: PlayerID; cards: ObjectId[]; prestige: number; owner: PlayerID | null }
    /** `count` is the owner's gain. */
    | { type: 'fee'; player: PlayerID; owner: PlayerID; from: FeeSource; count: number }
    /** `owner` is the player from whose storeroom it came; null for the player's own cards. */
    | { type: 'exhibited'; player: PlayerID; card: ObjectId; cell: Cell; owner: PlayerID | null; points: number }
    /** `entered` is the Expert who took the hired one's place in the row. */
    | { type: 'hired'; player: PlayerID; expert: ExpertId; entered: ExpertId | null }
    | { type: 'drewFavours'; player: PlayerID; count: number; favours: FavourId[] | null }
    | { type: 'discardedFavours'; player: PlayerID; favours: FavourId[] }
    | { type: 'tookFromPool'; player: PlayerID; cards: ObjectId[]; cause: PoolCause }
    | { type: 'discarded'; player: PlayerID; cards: ObjectId[] }
    | { type: 'playedFavour'; player: PlayerID; favour: FavourId }
    /** From the top of a Continent deck. */
    | { type: 'drewFromDeck'; player: PlayerID; continent: Continent; count: number; cards: ObjectId[] | null }
    | { type: 'tookFromDisplay'; player: PlayerID; card: ObjectId; continent: Continent; slot: number }
    | { type: 'swapped'; player: PlayerID; gave: ObjectId; took: ObjectId; owner: PlayerID }
    /** A token went back to the supply; `tokens` are left on the continent. */
    | { type: 'opinionRemoved'; player: PlayerID; continent: Continent; tokens: number }

    /**
     * A Public Opinion card was drawn (`card`), or the Headline caused it. `placed`: false if the
     * continent had 3 tokens already.
     */
    | { type: 'opinion'; continent: Continent; card: OpinionId | null; placed: boolean; tokens: number }
    | { type: 'refilled'; continent: Continent; slot: number; card: ObjectId }
    | { type: 'swept'; cards: ObjectId[] }
    /** `player` is the player whose turn brought the end; null if no turn did. */
    | { type: 'lastRound'; player: PlayerID | null; cause: LastRoundCause }
    | { type: 'lastArrangement' }
    | { type: 'arranged'; player: PlayerID }
    | { type: 'patronRevealed'; player: PlayerID; patron: PatronId }
    | { type: 'won'; players: PlayerID[]; total: number }
  );

export const eventFields: EventFields<MuseumEvent> = {
  mulligan: ['player', 'threwBack', 'objects', 'favours'],
  patronChosen: ['player', 'patron'],
  round: ['round'],
  headline: ['headline'],
  turn: ['player'],
  drew: ['player', 'card', 'continent', 'slot', 'toll'],
  declined: ['player'],
  passedOver: ['players'],
  gainedPrestige: ['player', 'count', 'cause'],
  paid: ['player', 'cards', 'prestige', 'owner'],
  fee: ['player', 'owner', 'from', 'count'],
  exhibited: ['player', 'card', 'cell', 'owner', 'points'],
  hired: ['player', 'expert', 'entered'],
  drewFavours: ['player', 'count', 'favours'],
  discardedFavours: ['player', 'favours'],
  tookFromPool: ['player', 'cards', 'cause'],
  discarded: ['player', 'cards'],
  playedFavour: ['player', 'favour'],
  drewFromDeck: ['player', 'continent', 'count', 'cards'],
  tookFromDisplay: ['player', 'card', 'continent', 'slot'],
  swapped: ['player', 'gave', 'took', 'owner'],
  opinionRemoved: ['player', 'continent', 'tokens'],
  opinion: ['continent', 'card', 'placed', 'tokens'],
  refilled: ['continent', 'slot', 'card'],
  swept: ['cards'],
  lastRound: ['player', 'cause'],
  lastArrangement: [],
  arranged: ['player'],
  patronRevealed: ['player', 'patron'],
  won: ['players', 'total'],
};
