import type { PradoHintKey } from '@sobremesa/bots/reasons';
import type { Having } from '../../../i18n/shape.ts';

/** What good moves do and what speaks for them; loaded when they are asked for. */
export const hints = {
  keepMissions: 'Keep {missions}.',
  lay: 'Lay aside {cards}.',
  layNothing: 'Lay no card aside.',
  move: '{pay, select, card {With your card, go to room {room}.} joker {With a Joker ({cards}), go to room {room}.} other {Without a card, go to room {room}.}}',
  closer:
    '{pay, select, card {With your card, get past one place.} joker {With a Joker ({cards}), get past one place.} other {Without a card, get past one place.}}',
  help: '{pay, select, card {With your card, take a visitor from your room.} joker {With a Joker ({cards}), take a visitor from your room.} other {Without a card, take a visitor from your room.}}',
  change:
    '{pay, select, card {With your card, send a visitor to room {room}.} joker {With a Joker ({cards}), send a visitor to room {room}.} other {Without a card, send a visitor to room {room}.}}',
  block: 'Block it with Security.',
  letGo: 'Let it go on.',
  endVisit: 'Go on to the photos.',
  endTurn: 'End your turn.',
  discard: 'Discard {cards}.',
  hang: 'Hang “{painting}” in room {room}{rest, select, top { and put the other painting on top of its pile} bottom { and put the other painting under its pile} other {}}.',
  hangUnknown: 'Choose the painting for room {room}.',
  reactions: 'Say when you want to be asked.',
  photo: 'You photograph “{painting}”: {points, plural, one {# point} other {# points}}.',
  mission: 'It fulfils the mission {mission}: {points, plural, one {# point} other {# points}}.',
  missionAlone: 'It fulfils the mission {mission}.',
  progress: 'It counts for the mission {mission}: {count} of {needed}.',
  rivalPhoto: 'Mind that {player} photographs “{painting}”.',
  guardPhoto: 'Mind that the guard photographs “{painting}”.',
  stands:
    'You then stand in place {place} before “{painting}”, {visitors, plural, =0 {with no visitor in the way} one {with # visitor in the way} other {with # visitors in the way}}.',
  clears:
    'Before “{painting}”, where you stand, {visitors, plural, =0 {no visitor is left} one {only # visitor is left} other {# visitors are left}}.',
  slows: 'It makes {player} wait longer before “{painting}”.',
  slowsGuard: 'It makes the guard wait longer before “{painting}”.',
  takesVisitor: 'The visitor’s card comes to your hand.',
  stops: 'It keeps {player} from photographing “{painting}”.',
  stopsGain: 'It stops what {player} wanted to do.',
  yours: 'The photo of “{painting}” would be yours.',
  keepsSecurity: 'You keep your Security card for another time.',
  keepsCards: 'You keep {count, plural, one {# card} other {# cards}} for later.',
  keepsNone: 'No cards are left in your hand.',
  shows:
    'It is worth {points, plural, one {# point} other {# points}} and comes with {visitors, plural, one {# visitor} other {# visitors}}.',
  forMission: 'It counts for the mission {mission}.',
  hangNow: '{count, plural, one {# painting that counts} other {# paintings that count}} for them can be seen already.',
  needs:
    'Together they ask for {count, plural, one {# painting} other {# paintings}} and bring {points, plural, one {# point} other {# points}}.',
  nothingBetter: 'Of what you can do now, it is among the most promising.',
};

export default { hints } satisfies Having<PradoHintKey>;
