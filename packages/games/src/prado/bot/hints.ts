import { explained, say } from '../../kit/index.ts';
import type { Explained, LegalMove, PlayerID, Said, SentenceValue, ViewCtx } from '../../kit/index.ts';
import { helps, missionOf } from '../catalogue/missions.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import { GUARD } from '../catalogue/types.ts';
import type { Action, MissionId, PaintingId, PileName, RoomNumber, Token, VisitType } from '../catalogue/types.ts';
import type { MoveName } from '../moves.ts';
import { preview } from '../rules/preview.ts';
import type { Preview } from '../rules/preview.ts';
import { missionProgress } from '../scoring.ts';
import { playerOf, roomAt } from '../state.ts';
import type { View } from '../state.ts';

/**
 * Keys of the hints' sentences, with their values. Paintings, missions and cards are terms, rooms
 * are numbers.
 */
export const hintKeys = [
  /** Effects of moves. {missions} */
  'hints.keepMissions',
  /** {cards} */
  'hints.lay',
  'hints.layNothing',
  /** {pay}: `card`, `joker` with {cards}, or `other` without a card; and {room} */
  'hints.move',
  'hints.closer',
  'hints.help',
  'hints.change',
  'hints.block',
  'hints.letGo',
  'hints.endVisit',
  'hints.endTurn',
  /** {cards} */
  'hints.discard',
  /** {painting} {room} {rest}: the other painting's place, `top` or `bottom`, or `other` */
  'hints.hang',
  /** {room} */
  'hints.hangUnknown',
  'hints.reactions',
  /** Reasons. {painting} {points} */
  'hints.photo',
  /** {mission} {points}; in solo play without points */
  'hints.mission',
  'hints.missionAlone',
  /** {mission} {count} {needed} */
  'hints.progress',
  /** {player} {painting} */
  'hints.rivalPhoto',
  'hints.guardPhoto',
  /** {painting} {place} {visitors}: the reader's new position */
  'hints.stands',
  /** {painting} {visitors}: the number left where the reader stands */
  'hints.clears',
  /**
   * {painting} {points}: to the reader, with those of a mission that it fulfils; {missions}:
   * `fulfils`, `counts` or `none`, with {mission}
   */
  'hints.worth',
  /** {player} {painting}: the player, or the guard, who must wait longer */
  'hints.slows',
  'hints.slowsGuard',
  'hints.takesVisitor',
  /** {player} {painting}: the loss that a block causes */
  'hints.stops',
  'hints.stopsGain',
  'hints.yours',
  'hints.keepsSecurity',
  /** {count} */
  'hints.keepsCards',
  'hints.keepsNone',
  /** {painting} {points} {visitors} */
  'hints.shows',
  /** {mission} */
  'hints.forMission',
  /** {count}: of the matching paintings that hang now */
  'hints.hangNow',
  /** {needed}: paintings for both missions */
  'hints.needs',
  'hints.nothingBetter',
] as const;
export type HintKey = (typeof hintKeys)[number];

type Reason = Said<HintKey> | null;
type Values = Record<string, SentenceValue>;

export function explain(G: View, _ctx: ViewCtx, playerID: PlayerID, { move, args }: LegalMove): Explained<HintKey> {
  const nothing = say('hints.nothingBetter' as const);
  switch (move as MoveName) {
    case 'keepMissions':
      return keepMissions(G, args[0] as MissionId[]);
    case 'lay':
      return lay(G, playerID, args[1] as VisitType[]);
    case 'playCard':
      return acted(G, playerID, args[1] as Action, { pay: 'card' });
    case 'playJoker':
      return acted(G, playerID, args[1] as Action, { pay: 'joker', cards: { terms: args[0] as VisitType[] } });
    case 'act':
      return acted(G, playerID, args[0] as Action, { pay: 'none' });
    case 'answer':
      return answered(G, playerID, args[1] as boolean);
    case 'waive':
      return answered(G, playerID, false);
    case 'endVisit':
      return explained(say('hints.endVisit'), [kept(G, playerID, 0)], nothing, { promise: 0 });
    case 'endTurn':
      return explained(say('hints.endTurn'), [], nothing, { promise: 0 });
    case 'discard': {
      const cards = args[0] as VisitType[];
      return explained(say('hints.discard', { cards: { terms: cards } }), [kept(G, playerID, cards.length)], nothing);
    }
    case 'replace':
      return hung(G, playerID, args[0] as RoomNumber, G.piles[args[1] as PileName].top, 'none');
    case 'hang':
      return hung(G, playerID, args[0] as RoomNumber, args[1] as PaintingId, args[2] as string);
    case 'setReactions':
    case 'setOrders':
      return explained(say('hints.reactions'), [], nothing);
  }
}

function keepMissions(G: View, missions: readonly MissionId[]): Explained<HintKey> {
  const hanging = G.rooms.flatMap(({ painting }) => painting ?? []);
  const counting = hanging.filter((painting) => missions.some((mission) => helps(painting, mission)));
  const needed = missions.reduce((sum, mission) => sum + missionOf(mission).needed, 0);
  return explained(
    say('hints.keepMissions', { missions: { terms: missions } }),
    [
      say('hints.needs', { count: needed, points: missions.reduce((sum, mission) => sum + missionOf(mission).points, 0) }),
      counting.length > 0 ? say('hints.hangNow', { count: counting.length }) : null,
    ],
    say('hints.nothingBetter'),
  );
}

function lay(G: View, playerID: PlayerID, cards: readonly VisitType[]): Explained<HintKey> {
  const what = cards.length === 0 ? say('hints.layNothing' as const) : say('hints.lay' as const, { cards: { terms: cards } });
  return explained<HintKey>(what, [kept(G, playerID, cards.length)], say('hints.nothingBetter'));
}

/** The number of cards that stay in hand. */
function kept(G: View, playerID: PlayerID, given: number): Reason {
  const count = playerOf(G, playerID).handSize - given;
  return count > 0 ? say('hints.keepsCards', { count }) : say('hints.keepsNone');
}

function acted(G: View, playerID: PlayerID, action: Action, pay: Values): Explained<HintKey> {
  const what = whatIsDone(action, { cards: { terms: [] }, ...pay });
  const foreseen = preview(G, playerID, action);
  if (foreseen === null) return explained(what, [], say('hints.nothingBetter'));
  const own = foreseen.photos.filter(({ player }) => player === playerID);
  const photos = own.flatMap(({ painting }) => ownPhoto(G, playerID, painting));
  return explained(
    what,
    [
      ...photos,
      ...standing(G, playerID, foreseen),
      ...slowed(G, playerID, foreseen),
      action.type === 'help' ? say('hints.takesVisitor') : null,
    ],
    say('hints.nothingBetter'),
    {
      against: foreseen.photos
        .filter(({ player }) => player !== playerID)
        .map(({ player, painting }) => photoOf(player, painting)),
      promise: photos.reduce((sum, reason) => sum + (brings.has(reason?.key) ? Number(reason?.values['points']) : 0), 0),
    },
  );
}

/** Reasons that name points of the reader's. */
const brings: ReadonlySet<string | undefined> = new Set<HintKey>(['hints.photo', 'hints.mission']);

function whatIsDone(action: Action, pay: Values): Said<HintKey> {
  if (action.type === 'help') return say('hints.help', pay);
  if (action.to === 'closer') return say('hints.closer', pay);
  return say(action.type === 'move' ? 'hints.move' : 'hints.change', { ...pay, room: action.to });
}

/** The points of the reader's photo, and its progress for the missions. */
function ownPhoto(G: View, playerID: PlayerID, painting: PaintingId): Reason[] {
  const { photos, missions } = playerOf(G, playerID);
  const before = photos.map((photo) => photo.painting);
  const points = paintingOf(painting).points + G.effects.bonus;
  const counted = [...(missions ?? []), G.commonMission].flatMap((mission): Reason[] => {
    const was = missionProgress(mission, before);
    const { count, needed, done } = missionProgress(mission, [...before, painting]);
    if (was.done || count === was.count) return [];
    if (!done) return [say('hints.progress', { mission: { term: mission }, count, needed })];
    const bare = G.mode.solo !== null && mission !== G.commonMission;
    const of = { mission: { term: mission } };
    return [bare ? say('hints.missionAlone', of) : say('hints.mission', { ...of, points: missionOf(mission).points })];
  });
  // Fulfilled missions come before those in progress.
  const fulfilled = counted.filter((reason) => reason?.key !== 'hints.progress');
  const nearer = counted.filter((reason) => reason?.key === 'hints.progress');
  return [say('hints.photo', { painting: { term: painting }, points }), ...fulfilled, ...nearer];
}

function photoOf(token: Token, painting: PaintingId): Reason {
  const values = { painting: { term: painting } };
  return token === GUARD ? say('hints.guardPhoto', values) : say('hints.rivalPhoto', { ...values, player: { player: token } });
}

/** The reader's new position, if their place or the number of visitors changes. */
function standing(G: View, playerID: PlayerID, { photos, rooms }: Preview): Reason[] {
  if (photos.some(({ player }) => player === playerID)) return [];
  return rooms.flatMap(({ room, visitors, queue }): Reason[] => {
    const place = queue.after.indexOf(playerID) + 1;
    const { painting } = roomAt(G, room);
    if (place === 0 || painting === null) return [];
    const values = { painting: { term: painting }, visitors: visitors.after };
    if (queue.before.indexOf(playerID) + 1 !== place)
      return [say('hints.stands', { ...values, place }), worth(G, playerID, painting)];
    return visitors.after < visitors.before ? [say('hints.clears', values), worth(G, playerID, painting)] : [];
  });
}

/**
 * The player who must wait longer, when a visitor comes to a painting where the reader does not
 * stand.
 */
function slowed(G: View, playerID: PlayerID, { rooms }: Preview): Reason[] {
  return rooms.flatMap(({ room, visitors, queue }): Reason[] => {
    const [first] = queue.after;
    const { painting } = roomAt(G, room);
    if (visitors.after <= visitors.before || first === undefined || painting === null || queue.after.includes(playerID))
      return [];
    const values = { painting: { term: painting } };
    const waits =
      first === GUARD
        ? say('hints.slowsGuard' as const, values)
        : say('hints.slows' as const, { ...values, player: { player: first } });
    return [waits, worth(G, playerID, painting)];
  });
}

/** What a later photo of this painting would bring the reader. */
function worth(G: View, playerID: PlayerID, painting: PaintingId): Reason {
  const { photos, missions } = playerOf(G, playerID);
  const before = photos.map((photo) => photo.painting);
  const nearer = [...(missions ?? []), G.commonMission].filter((mission) => {
    const was = missionProgress(mission, before);
    return !was.done && missionProgress(mission, [...before, painting]).count > was.count;
  });
  const fulfilled = nearer.filter((mission) => missionProgress(mission, [...before, painting]).done);
  // Alone, one's own missions bring no points.
  const extra = fulfilled.filter((mission) => G.mode.solo === null || mission === G.commonMission);
  const points = extra.reduce((sum, mission) => sum + missionOf(mission).points, paintingOf(painting).points);
  const mission = fulfilled[0] ?? nearer[0];
  const kind = mission === undefined ? 'none' : fulfilled.length > 0 ? 'fulfils' : 'counts';
  const named: Values = mission === undefined ? {} : { mission: { term: mission } };
  return say('hints.worth', { painting: { term: painting }, points, missions: kind, ...named });
}

function answered(G: View, playerID: PlayerID, block: boolean): Explained<HintKey> {
  const { window } = G;
  const foreseen = window === null ? null : preview(G, window.player, window.action);
  const photos = foreseen?.photos ?? [];
  const others = photos.find(({ player }) => player !== playerID);
  const own = photos.find(({ player }) => player === playerID);
  const player = { player: window?.player ?? playerID };
  if (!block) {
    const holds = playerOf(G, playerID).hand?.includes('security') === true;
    return explained(
      say('hints.letGo'),
      [
        own === undefined ? null : say('hints.yours', { painting: { term: own.painting } }),
        own === undefined ? null : worth(G, playerID, own.painting),
        holds ? say('hints.keepsSecurity') : null,
      ],
      say('hints.nothingBetter'),
    );
  }
  const stopped =
    others === undefined || others.player === GUARD
      ? say('hints.stopsGain' as const, { player })
      : say('hints.stops' as const, { player: { player: others.player }, painting: { term: others.painting } });
  const saved = others === undefined ? null : worth(G, playerID, others.painting);
  return explained<HintKey>(say('hints.block'), [stopped, saved], say('hints.nothingBetter'));
}

/** @param rest the other painting's place: `top`, `bottom`, or `none` when there is no other */
function hung(G: View, playerID: PlayerID, room: RoomNumber, painting: PaintingId | null, rest: string): Explained<HintKey> {
  if (painting === null) return explained(say('hints.hangUnknown', { room }), [], say('hints.nothingBetter'));
  const { points, visitors } = paintingOf(painting);
  const { missions } = playerOf(G, playerID);
  const mission = [...(missions ?? []), G.commonMission].find((id) => helps(painting, id));
  return explained(
    say('hints.hang', { painting: { term: painting }, room, rest }),
    [
      say('hints.shows', { points, visitors }),
      mission === undefined ? null : say('hints.forMission', { mission: { term: mission } }),
    ],
    say('hints.nothingBetter'),
  );
}
