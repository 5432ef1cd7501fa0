import type { HintKey } from '@sobremesa/games/prado/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  keepMissions: 'Keep the missions {missions}.',
  lay: 'Hand in {cards}.',
  layNothing: 'Hand in none.',
  move: '{pay, select, card {Play your card: go to room {room}.} joker {Play a Joker ({cards}): go to room {room}.} other {Without a card, go to room {room}.}}',
  closer:
    '{pay, select, card {Play your card: move up one place.} joker {Play a Joker ({cards}): move up one place.} other {Without a card, move up one place.}}',
  help: '{pay, select, card {Play your card: take a visitor from your room.} joker {Play a Joker ({cards}): take a visitor from your room.} other {Without a card, take a visitor from your room.}}',
  change:
    '{pay, select, card {Play your card: send a visitor to room {room}.} joker {Play a Joker ({cards}): send a visitor to room {room}.} other {Without a card, send a visitor to room {room}.}}',
  block: 'Block it with Security.',
  letGo: 'Allow it.',
  endVisit: 'Go on to the photos.',
  endTurn: 'End your turn.',
  discard: 'Discard {cards}.',
  hang: 'Hang “{painting}” in room {room}{rest, select, top { and put the other painting on top of its pile} bottom { and put the other painting at the bottom of its pile} other {}}.',
  hangUnknown: 'Choose the painting for room {room}.',
  reactions: 'Choose when you want to be asked.',
  photo: 'You take the photo of “{painting}”: {points, plural, one {# point} other {# points}}.',
  mission: 'It fulfils the mission “{mission}”: {points, plural, one {# point} other {# points}}.',
  missionAlone: 'It fulfils the mission “{mission}”.',
  progress: 'It counts towards the mission “{mission}”: {count} of {needed}.',
  rivalPhoto: 'But {player} gets the photo of “{painting}”.',
  guardPhoto: 'But the guard gets the photo of “{painting}”.',
  stands:
    'You will be in place {place} in front of “{painting}”, {visitors, plural, =0 {with no visitor in the way} one {with # visitor in the way} other {with # visitors in the way}}.',
  clears:
    'In front of “{painting}”, where you are, {visitors, plural, =0 {no visitor is left} one {only # visitor is left} other {# visitors are left}}.',
  worth:
    'To you a photo of “{painting}” is worth {points, plural, one {# point} other {# points}}{missions, select, fulfils { with the mission “{mission}”} counts {, and it counts towards the mission “{mission}”} other {}}.',
  slows: '{player} will have to wait longer for “{painting}”.',
  slowsGuard: 'The guard will have to wait longer for “{painting}”.',
  takesVisitor: 'The visitor’s card goes to your hand.',
  stops: 'It keeps {player} from photographing “{painting}”.',
  stopsGain: 'It stops what {player} wanted to do.',
  yours: 'The photo of “{painting}” would be yours.',
  keepsSecurity: 'You keep your Security card for another time.',
  keepsCards: 'You keep {count, plural, one {# card} other {# cards}} for later.',
  keepsNone: 'No cards are left in your hand.',
  shows:
    'It is worth {points, plural, one {# point} other {# points}} and comes with {visitors, plural, one {# visitor} other {# visitors}}.',
  forMission: 'It counts towards the mission “{mission}”.',
  hangNow:
    '{count, plural, one {# painting that counts towards them is already on the wall} other {# paintings that count towards them are already on the walls}}.',
  needs:
    'Together they ask for {count, plural, one {# painting} other {# paintings}} and bring {points, plural, one {# point} other {# points}}.',
  nothingBetter: 'It is one of the most promising things you can do now.',
};

export default { hints } satisfies Having<HintKey>;
