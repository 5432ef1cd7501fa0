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
      'After eight hours most points win. They come from the paintings you photographed and from [missions](mission).',
    ],
    rooms: [
      'The rooms',
      'There are five rooms, and a painting hangs in each open one. With two players, or alone, rooms 3 and 4 are closed. With three players room 1 is closed. Nobody enters a closed room.',
    ],
    neighbours: [
      'Neighbouring rooms',
      'The rooms form a ring. A room’s neighbours are the nearest open room on each side; closed ones are skipped.',
    ],
    visitors: [
      'The visitors',
      'Cards lie face down in front of a painting: they are its visitors. There is space for five. Whichever moves or leaves is always the top one, and nobody looks at it on the way.',
    ],
    queue: [
      'The queue',
      'Each room has three places. You enter at the back. When somebody leaves, those behind step up. With three tokens, the guard’s included, the room is full.',
    ],
    hall: [
      'The hall',
      'All cameras start here, and after each photo you are back. There is space for all. Nobody can go there by choice.',
    ],
    'entrance-exit': [
      'Entrance and exit',
      'You draw from the entrance. Used cards go to the exit, face up. When the entrance runs out, the exit is shuffled and takes its place. With nothing left, nothing is drawn.',
    ],
    'first-rooms': [
      'The first paintings',
      'A random painting is hung in each open room. As many visitors as it shows come to stand in front.',
    ],
    hands: ['Your first cards', 'You start with a Movement, a Change of room and a Security. Your camera is in the hall.'],
    piles: [
      'Piles I and II',
      'The other paintings make two equal piles, face up. The first of each is in sight. With three players there is one painting too many, which goes to I.',
    ],
    'choose-missions': [
      'Choosing missions',
      'You get three missions and keep two, in secret. One more, the common one, is open and counts for everybody.',
    ],
    ticket: [
      'The ticket',
      'Whoever has it begins the hour. The first time chance decides. Then it passes to the left every hour.',
    ],
    slot: [
      'The time slot',
      'Each hour begins with a card: something happens in the museum. As much of it is done as can be, in the first hour too. The next one is always in sight, and the eighth is a final card.\nThen the guard walks, if there is one. After that everybody plays one turn.',
    ],
    'slot-order': [
      'How it is carried out',
      'It concerns open rooms, from 1 to 5. Players carry it out in order, from whoever has the ticket. Between rooms that tie, the lowest number counts. Photos are taken once the effect is over.',
    ],
    visit: [
      'Visit phase',
      'Play as many cards as you like, one by one, each for its action. A card you have just gained can be used at once. The phase ends when you say so, or when you are out of cards.',
    ],
    photography: [
      'Photography phase',
      'Make up to two actions without spending cards: two different ones, or the same one twice. Nobody can block them. You may stop earlier.',
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
      '{closer} Instead of changing rooms, swap places with whoever is right in front of you. One place each time, and the guard is no exception.',
    ],
    help: ['Help', '{help} Take the top visitor of your room into your hand. Your place in the queue does not matter.'],
    change: [
      'Change of room',
      '{change} Send the top visitor of your room to a [neighbouring room](neighbours), face down. There has to be space. If all neighbours are full, you cannot.',
    ],
    joker: [
      'The Joker',
      '{joker} In the Visit phase, discard any two cards and make whichever action you like. Even Security cards will do. A Joker never blocks.',
    ],
    'actions-example': [
      'from the door to the photo',
      'In room 3 two people stand in the queue, and there are two visitors. You enter with a Movement: you are third. Another Movement and a Joker take you to the front. You send one visitor next door and take the other. Click!',
    ],
    block: [
      'Blocking',
      '{security} Somebody announces a card or a Joker, with all it is going to do. You may block it with a Security card. The action is not done, and both sides’ cards go to the exit. Their turn goes on.',
    ],
    window: [
      'Time to answer',
      'All the others are asked. The first block to arrive counts; whoever is late pays nothing. If all pass or the time is up, the action is done.',
    ],
    orders: [
      'Answering beforehand',
      'You may give up to five standing orders. Each says whose cards it is about, what they do, and whether to block, to allow or to ask you. The first one that fits answers in your place. It does so when those answer who have nothing to decide. You may change your orders at any time, and nobody else learns of them. None blocks what brings you a photo.',
    ],
    'no-block': [
      'When there is no blocking',
      'There is none in the Photography phase, against a Security, or on your own turn. Nor are time slots and photos blocked. Otherwise you may block as often as you like.',
    ],
    photo: [
      'When there is a photo',
      '{photo} The photo is taken by itself and at once, on anybody’s turn. You are first in the queue, there is a painting, and no visitor is left. It does not matter who took the last one.',
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
      'If two players can take a photo at once, turn order decides, beginning with whoever has the turn. You may take several in a turn.',
    ],
    'no-paintings': [
      'When paintings run out',
      'If a pile is empty, the other is used. If both are, the room stays without a painting and closes. Its photographers go back to the hall; the guard stays there.',
    ],
    mission: [
      'What a mission asks for',
      'It asks for photos with the same symbol: a century, a nationality or a theme. Fulfilled, it brings all its points; half fulfilled, none. More photos bring no more. A painting may count for several missions.',
    ],
    common: ['The common mission', 'It lies open. Everybody who fulfils it gets its points.'],
    walk: [
      'The walk',
      '{clockwise} The guard starts in room 1, or in 2 with three players. After the time slot he walks as the card says, through open rooms. On arrival he takes the first place. If three tokens were there, the last goes back to the hall.',
    ],
    'pass-guard': [
      'Getting past the guard',
      'With two or more players he takes no photos, but while he is first nobody else does. You can get past him like anybody else. Then he stays there until his next walk.',
    ],
    untouched: [
      'What does not concern him',
      'Time slots do not move him. He takes up a place in the queue and steps up when those in front leave. He cannot be blocked.',
    ],
    'solo-setup': [
      'Setting up',
      'You play against the guard for eleven hours. You have a Movement and a Change of room, and three missions: a century, a nationality and a theme. Difficulty says how many Security cards are removed: two on easy, one on medium, none on hard.',
    ],
    'solo-hour': [
      'Each hour',
      'There are four steps: the time slot, the guard’s walk, his two cards, and your turn. Nobody blocks you. After his walk he is always first, even if he is in the same room again.',
    ],
    'guard-cards': [
      'The guard’s cards',
      'The guard draws a card, carries it out, and it goes to the exit; then another.\n- **Movement:** he goes to the neighbouring room, the way the time slot says, to the first place.\n- **Help:** he turns up the top visitor of his room and does what it says.\n- **Change of room:** that visitor goes next door. If there is no space, to the exit.\n- **Security:** he [clears his room](expel).',
    ],
    expel: [
      'Clearing the room',
      'If the guard turns up a Security, or you draw one, all visitors of his room leave. Whoever is first there takes the photo. The Security you draw stays in your hand, for Jokers. If it was the last visitor of a room, that photo comes first. Those discarded, or coming with a painting, do nothing.',
    ],
    'guard-photo': [
      'The guard’s photo',
      'When you play alone, the guard does take photos, and keeps his place. The next painting comes from the pile named by the time slot. Your turn is not interrupted. If both of you could at once, you come first. In a room without a painting only his Movement cards do anything.',
    ],
    'own-photo': [
      'Your photo',
      'You choose a pile and its first two paintings are shown. Hang one and put the other on top of the pile or under it.',
    ],
    'solo-end': [
      'Beating the guard',
      'You have to fulfil your three missions, which bring no points. You also need more points than he has: a tie is lost. The common mission brings its points to whoever fulfils it. The bonus of the Final rush is yours alone.',
    ],
    scoring: [
      'The points',
      '{points} Add the points of your paintings, of your fulfilled missions, and of the common one. Cards in hand are worth nothing.',
    ],
    winner: [
      'Who wins',
      'Most points win. In a tie, whoever has more paintings; then whoever fulfilled more missions. If it is still a tie, victory is shared.',
    ],
    open: [
      'What everybody sees',
      'Paintings, queues, how many cards lie where, and used cards are open. So are the common mission and the next time slot. At the end all missions are shown.',
    ],
    secret: [
      'What is secret',
      'Only you see your hand and your missions. Nobody knows which cards the visitors are. Nor is it known who could have blocked and let it pass.',
    ],
    variants: [
      'What is chosen as the table opens',
      '- **Guard:** usually there is one with two players, and none with more.\n- **Calm blocking:** everybody is asked each time, and nobody knows who holds a Security.\n- **Quick blocking:** you are asked only if somebody could block.\n- **Difficulty:** when you play alone, how many Security cards are left.',
    ],
    absence: [
      'If somebody leaves',
      'The table can go on without them: somebody else, or the server, plays for them. When the time of a question is up, the action passes.',
    ],
    keys: [
      'With the keyboard',
      '- **Arrows:** go through the rooms or your hand.\n- **1 to 5:** choose a room.\n- **Escape:** cancel.\n- **Question mark:** what has the focus, or these rules.',
    ],
    mistakes: [
      'When something is not possible',
      'The board tells you why, and the book beside the sentence takes you to the rule. If a move did not arrive properly, reload the page: nothing is lost.',
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
    missions: 'Look which symbols recur on the paintings in the rooms. Two missions that share paintings help each other.',
    lay: 'The time slot asks for this. Your choice is secret until everybody has chosen.',
    visit: 'Play the cards that take you closer to a photo. You may also keep them and go on to photography.',
    photography: 'Actions cost no cards here, and nobody can block them.',
    discard: 'You keep five. A Security in hand may be worth a photo.',
    block: 'Your Security is spent if you block. Look what they would gain by their action.',
    pile: 'You decide which painting comes now. Mind your missions, and those of the others.',
    hang: 'The other painting goes back: on top, to see it soon, or to the bottom.',
  },
};
export default texts;
