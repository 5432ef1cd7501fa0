import type { Shape } from '../../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  steps: {
    welcome:
      'Photos are allowed in the Prado today, and two of you have come to take them: you and Fausto, the museum’s cat. Paintings bring points, and the photographer with the most at closing time wins.',
    room: 'Room 2 shows The Family of Philip V: four points, 18th century, by a French painter. Three visitors are in the way, and nobody can take a photo like that.',
    queue:
      'In front of each painting there is a queue with three places. When the last visitor is gone, the photographer in first place takes the photo.',
    common: 'Missions bring extra points. This one is for everybody: seven points for two photos from the 19th century.',
    missions:
      'Of your three secret missions you keep two. Take France and the 18th century: the painting in room 2 counts for both.',
    slot: 'Each hour has its time slot card; this one brings up other paintings on both piles. Fausto has the ticket, so he starts.',
    asked: 'Fausto wants to enter room 2, and your Security card could stop him. Just getting in wins him nothing, so allow it.',
    entered: 'There he is, first in the queue, with three visitors in front of him. Let us see what else he has up his sleeve.',
    block:
      'Change of room would rid him of one visitor, and after that he may take away two more: the photo would be his. This is the one to block.',
    blocked:
      'Both cards are gone, and nothing else happens. Now he has two actions that need no card, and those nobody can block: watch.',
    enter: 'Your turn, and a single visitor is left in room 2. Choose your Movement card, then room 2, and play it.',
    passed: 'Now it is Fausto who may block you. If he does not, you join the end of the queue, right behind him.',
    photos:
      'You could play as many cards as you like, but keep the other one for later. Go on to your photos: two actions there cost you no card.',
    closer:
      'Only the first in the queue takes the photo. A Move can also take you one place up the queue: slip in front of Fausto.',
    help: 'You are first. Help takes the last visitor into your hand, and the photo happens by itself.',
    click:
      'Click, it is yours! You go back to the hall and choose what hangs next: take Charles V with his four visitors, since Fausto is already first in the queue there.',
    points: 'Four points, and the photo counts for both of your missions. Mind you, a mission pays only once it is fulfilled.',
    hour: 'A new hour, a new card: with this one everybody has drawn a Visit card. The ticket has come to you, so you start.',
    lion: 'The lion in room 1 was painted by a Frenchwoman in the 19th century, and has a mere two visitors. Go there with your new Movement card.',
    refused: 'This time you are the one who gets blocked! Your card and Fausto’s Security are gone, and your turn goes on.',
    joker:
      'From the hall, neither Change of room nor Help is of any use, but any two cards make a Joker. Choose both, then Move and room 1.',
    first: 'If Fausto keeps quiet, you walk straight to the first place. And with no cards left, you go on to your two actions.',
    change: 'Two visitors left, two actions left. Use Change to send one to room 2, where he gets in Fausto’s way.',
    last: 'Help for the last one: the photo is yours, and so is the card, for the next hour.',
    hang: 'Another one! Now hang The Triumph of Death, which draws four visitors but is worth seven points.',
    fulfilled:
      'Two French paintings make a mission: seven points more. Choose your name to see where each point comes from, while Fausto plays.',
    closing:
      'After eight hours the museum closes, and the last card always stirs things up. Only then are everybody’s missions shown.',
    guard:
      'In other matches a guard walks about, too. He takes no photos, but wherever he goes he is first, and you have to get past him.',
    onwards:
      'That is all you need. It is your turn: play on against Fausto, and if in doubt, the rules are behind the “?” button.',
  },
  not: {
    missions: 'Italy pays well, too, but nothing Italian hangs here today. Keep France and the 18th century.',
    asked: 'You could, but you have a single Security card, and in a moment you will need it more. Allow this one.',
    block: 'If you allow this, he has the photo before his turn is over. Block it.',
    enter: 'Another day, yes, but there is a photo nearly ready in room 2. Go there with your Movement card.',
    photos: 'That works as well, but the two actions without cards will do. Go on to your photos.',
    closer: 'Wait: Fausto is first, and the photo would be his. Get past him before anything else.',
    help: 'You are one step from the photo: use Help.',
    click: 'The Immaculate Conception draws only three visitors, and Fausto is first in that queue. Better Charles V.',
    lion: 'Some other time: with the lion in room 1 you complete a mission today.',
    joker: 'You can still get there: put the two cards together as a Joker and go to room 1.',
    change: 'That would do it, too, but see where this visitor bothers most: send him to room 2 with Change.',
    last: 'One action, one visitor: take it with Help.',
    hang: 'The Immaculate Conception is worth five. Better to have one of seven waiting here.',
  },
} satisfies Shape<typeof es>;
