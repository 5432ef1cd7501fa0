import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'What it is about',
    museum: 'The museum',
    setup: 'Setting up',
    hours: 'The hours',
    turn: 'Your turn',
    actions: 'The actions',
    security: 'Security',
    photos: 'The photo',
    missions: 'The missions',
    guard: 'The guard',
    solo: 'Playing alone',
    end: 'The end',
    table: 'At this table',
    cards: 'The Visit cards',
    slots: 'The time slots',
    goals: 'All missions',
    symbols: 'The symbols',
    paintings: 'The paintings',
  },
  paragraphs: {
    photographers: [
      'Photographers in the museum',
      'You walk the rooms with your camera. You want photos of the best paintings, with nobody in front.',
    ],
    goal: [
      'How to win',
      'After eight hours the player with the most points wins. Points come from the paintings you photographed and from [missions](mission).',
    ],
    rooms: [
      'The rooms',
      'There are five rooms, and a painting hangs in each open one. With two players, or alone, rooms 3 and 4 are closed. With three players room 1 is closed. Nobody can enter a closed room.',
    ],
    neighbours: [
      'Neighbouring rooms',
      'The rooms form a ring. A room’s neighbours are the nearest open room on each side; closed ones are skipped.',
    ],
    visitors: [
      'The visitors',
      'Cards lie face down in front of a painting: they are its visitors. There is space for five. The one that moves or leaves is always the top card, and nobody looks at it on the way.',
    ],
    queue: [
      'The queue',
      'Each room has three places. You enter at the back. When somebody leaves, those behind step up. With three tokens, the guard’s included, the room is full.',
    ],
    hall: [
      'The hall',
      'All cameras start here, and you return here after each photo. There is space for all. Nobody can go there by choice.',
    ],
    'entrance-exit': [
      'Entrance and exit',
      'You draw from the entrance. Used cards go to the exit, face up. When the entrance runs out, the exit is shuffled and takes its place. If both are empty, nothing is drawn.',
    ],
    'first-rooms': [
      'The first paintings',
      'A random painting is hung in each open room. As many visitors as it shows are placed in front of it.',
    ],
    hands: ['Your first cards', 'You start with a Movement, a Change of room and a Security. Your camera is in the hall.'],
    piles: [
      'Piles I and II',
      'The other paintings make two equal piles, face up. Only the top one of each is visible. With three players there is one extra painting, which goes to pile I.',
    ],
    'choose-missions': [
      'Choosing missions',
      'You get three missions and keep two, in secret. One more, the common one, is open and counts for everybody.',
    ],
    ticket: [
      'The ticket',
      'The player who has it starts the hour. The first holder is chosen at random. Then it passes to the left every hour.',
    ],
    slot: [
      'The time slot',
      'Each hour begins with a card: something happens in the museum. Carry out as much of it as possible, in the first hour too. The next one is always visible, and the eighth is a final card.\nThen the guard walks, if there is one. After that everybody plays one turn.',
    ],
    'slot-order': [
      'How it is carried out',
      'It affects open rooms, from 1 to 5. Players carry it out in turn order, starting with the ticket holder. If rooms tie, the lowest number counts. Photos are taken once the effect is over.',
    ],
    visit: [
      'Visit phase',
      'Play as many cards as you like, one by one, each for its action. A card you have just gained can be used at once. The phase ends when you say so, or when you are out of cards.',
    ],
    photography: [
      'Photography phase',
      'Take up to two actions without spending cards: two different ones, or the same one twice. Nobody can block them. You may stop early.',
    ],
    discard: [
      'Five cards at most',
      'At the end of your turn you discard down to five. You choose which. In between you may hold more.',
    ],
    possible: [
      'Only what is possible',
      'An action has to be possible when you announce it. You cannot spend a card for nothing.',
    ],
    move: [
      'Movement: going to a room',
      '{move} Go to any other open room, near or far, that is not full. You join the back of the queue. You cannot enter the room where you are.',
    ],
    closer: [
      'Movement: getting past',
      '{closer} Instead of changing rooms, swap places with whoever is right in front of you. Only one place at a time, even past the guard.',
    ],
    help: ['Help', '{help} Take the top visitor of your room into your hand. Your place in the queue does not matter.'],
    change: [
      'Change of room',
      '{change} Send the top visitor of your room to a [neighbouring room](neighbours), face down. There has to be space. If all neighbours are full, you cannot.',
    ],
    joker: [
      'The Joker',
      '{joker} In the Visit phase, discard any two cards and take any action you like. Even Security cards will do. A Joker never blocks.',
    ],
    'actions-example': [
      'from the door to the photo',
      'In room 3 two people stand in the queue, and there are two visitors. You enter with a Movement: you are third. Another Movement and a Joker take you to the front. You send one visitor next door and take the other. Click!',
    ],
    block: [
      'Blocking',
      '{security} Somebody announces a card or a Joker, with all it is going to do. You may block it with a Security card. The action does not happen, and the cards of both of you go to the exit. Their turn goes on.',
    ],
    window: [
      'Time to answer',
      'All the others are asked. The first block to arrive counts; a late one costs nothing. If nobody blocks, the action goes ahead when the time is up, however soon everybody has answered. So nobody learns who could have blocked it.',
    ],
    orders: [
      'Answering beforehand',
      'You may give up to five standing orders. Each says whose cards it is about, what they do, and whether to block, to allow or to ask you. The first one that applies answers in your place. A block comes after a few seconds, as if you had pressed the button. You may change your orders at any time, and nobody else sees them. None of them blocks an action that brings you a photo.',
    ],
    'no-block': [
      'When there is no blocking',
      'There is none in the Photography phase, against a Security, or on your own turn. Time slots and photos cannot be blocked either. Otherwise you may block as often as you like.',
    ],
    photo: [
      'When there is a photo',
      '{photo} The photo happens by itself and at once, on anybody’s turn. It takes three things: you are first in the queue, there is a painting, and no visitor is left. It does not matter who took the last visitor.',
    ],
    'after-photo': [
      'After the photo',
      'The painting is yours and your camera goes back to the hall; the others in the queue step up. You choose from which pile, I or II, the next painting comes. It brings its visitors, and the turn goes on.',
    ],
    'photo-example': [
      'somebody else’s help',
      'You are first and one visitor is left. Luis, behind you, takes it with a Help. The photo is yours, the card is his.',
    ],
    'several-photos': [
      'Several photos',
      'If two players can take a photo at once, turn order decides, starting with the player whose turn it is. You may take several in a turn.',
    ],
    'no-paintings': [
      'When paintings run out',
      'If a pile is empty, the other is used. If both are, the room stays without a painting and closes. Its photographers go back to the hall; the guard stays there.',
    ],
    mission: [
      'What a mission asks for',
      'It asks for photos with the same symbol: a century, a nationality or a theme. If you fulfil it, you score all its points; if not, none. Further photos add nothing. A painting may count for several missions.',
    ],
    common: ['The common mission', 'It lies open. Everybody who fulfils it gets its points.'],
    walk: [
      'The walk',
      '{clockwise} The guard starts in room 1, or in 2 with three players. After the time slot he walks as the card says, through open rooms. On arrival he takes the first place. If three tokens were there, the last goes back to the hall.',
    ],
    'pass-guard': [
      'Getting past the guard',
      'With two or more players he takes no photos, but while he is first nobody else does. You can get past him like anybody else. After that he stays where he is until his next walk.',
    ],
    untouched: [
      'What does not affect him',
      'Time slots do not move him. He takes up a place in the queue and steps up when those in front leave. He cannot be blocked.',
    ],
    'solo-setup': [
      'Setting up',
      'You play against the guard for eleven hours. You have a Movement and a Change of room, and three missions: a century, a nationality and a theme. The difficulty decides how many Security cards are removed: two on easy, one on medium, none on hard.',
    ],
    'solo-hour': [
      'Each hour',
      'There are four steps: the time slot, the guard’s walk, his two cards, and your turn. Nobody blocks you. After his walk he is always first, even if he is in the same room again.',
    ],
    'guard-cards': [
      'The guard’s cards',
      'The guard draws a card, carries it out, and it goes to the exit; then another.\n- **Movement:** he goes to the neighbouring room in the direction on the time slot, to the first place.\n- **Help:** he turns up the top visitor of his room and does what it says.\n- **Change of room:** that visitor goes next door. If there is no space, to the exit.\n- **Security:** he [clears his room](expel).',
    ],
    expel: [
      'Clearing the room',
      'If the guard turns up a Security, or you draw one, all visitors of his room leave. The photographer who is first there takes the photo. The Security you draw stays in your hand, for Jokers. If it was the last visitor of a room, that room’s photo comes first. Security cards that are discarded, or placed with a new painting, do nothing.',
    ],
    'guard-photo': [
      'The guard’s photo',
      'When you play alone, the guard does take photos, and keeps his place. The next painting comes from the pile named by the time slot. Your turn is not interrupted. If both of you could take a photo at the same moment, you go first. In a room without a painting only his Movement cards do anything.',
    ],
    'own-photo': [
      'Your photo',
      'You choose a pile and its first two paintings are shown. Hang one and put the other on top of the pile or at the bottom.',
    ],
    'solo-end': [
      'Beating the guard',
      'You have to fulfil your three missions, which bring no points. You also need more points than he has: a tie counts as a loss. The common mission brings its points to whoever fulfils it. The bonus of the Final rush is yours alone.',
    ],
    scoring: [
      'The points',
      '{points} Add the points of your paintings, of your fulfilled missions, and of the common one. Cards in hand are worth nothing.',
    ],
    winner: [
      'Who wins',
      'The player with the most points wins. A tie goes to the player with more paintings, then to the one who fulfilled more missions. If it is still a tie, victory is shared.',
    ],
    open: [
      'What everybody sees',
      'Everybody sees the paintings, the queues, how many cards lie where, and the used cards. They also see the common mission and the next time slot. At the end all missions are shown.',
    ],
    secret: [
      'What is secret',
      'Only you see your hand and your missions. Nobody knows which cards the visitors are. Nor does anybody know who could have blocked but did not.',
    ],
    variants: [
      'What you choose when opening a table',
      '- **Guard:** usually there is one with two players, and none with more.\n- **Calm blocking:** everybody is asked each time, and nobody knows who holds a Security.\n- **Quick blocking:** you are asked only if somebody could block.\n- **Difficulty:** when you play alone, how many Security cards are left.',
    ],
    absence: [
      'If somebody leaves',
      'The match can go on without them: a bot plays in their place. If an answer does not come in time, the action is allowed.',
    ],
    keys: [
      'With the keyboard',
      '- **Arrows:** go through the rooms or your hand.\n- **1 to 5:** choose a room.\n- **Escape:** cancel.\n- **Question mark:** explains what has the focus, or opens these rules.',
    ],
    mistakes: [
      'When something is not possible',
      'The board tells you why, and the book icon beside the message takes you to the rule. If a move did not arrive properly, reload the page: nothing is lost.',
    ],
    'card-counts': ['How many there are', 'There are 48: 16 Movement, 12 Help, 12 Change of room and 8 Security.'],
    'slot-signs': [
      'What a time slot shows',
      'Its effect, where and how far the guard walks, and a pile of paintings. There are 20 regular and 5 final ones; a match uses seven regular ones and one final. Playing alone, ten and one.',
    ],
    'painting-signs': [
      'What a painting shows',
      'Its points, how many visitors it draws, its century, its painter’s nationality and one or two themes. There are 35.',
    ],
  },
  hints: {
    missions: 'See which symbols recur on the paintings in the rooms. Two missions that share paintings help each other.',
    lay: 'The time slot asks for this. Your choice is secret until everybody has chosen.',
    visit: 'Play the cards that take you closer to a photo. You may also keep them and go on to photography.',
    photography: 'Actions cost no cards here, and nobody can block them.',
    discard: 'You keep five. A Security card in hand may be worth a photo.',
    block: 'Blocking uses up your Security. Look at what they would gain from the action.',
    pile: 'You decide which painting comes now. Think of your missions, and of the others’.',
    hang: 'The other painting goes back: on top, to see it soon, or to the bottom.',
  },
};
export default texts;
