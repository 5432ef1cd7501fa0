import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'What it is about',
    things: 'Objects and Prestige',
    setup: 'Setting up',
    turn: 'Your turn',
    exploration: 'Exploration',
    furbish: 'Exhibiting and hiring',
    inventory: 'Inventory',
    favours: 'Favours',
    plan: 'Your museum',
    opinion: 'Public Opinion',
    news: 'Headlines',
    end: 'The end and the points',
    table: 'At this table',
    'favour-cards': 'All Favours',
    headlines: 'All Headlines',
    experts: 'All Experts',
    patrons: 'All Patrons',
    signs: 'Civilisations and domains',
  },
  paragraphs: {
    directors: [
      'A great season',
      'You run a museum early in the twentieth century. You gather Objects from all over the world, exhibit them and arrange them in collections.',
    ],
    goal: [
      'How to win',
      'The player with the most points wins. Points come from exhibited Objects and, [at the end](last-round), from collections, your Patron and the rest.',
    ],
    'object-card': [
      'What an Object shows',
      'Its civilisation, its domain and a value from 1 to 5. That number is what it costs to exhibit, the points it brings and what it pays. There are 180 Objects, 15 of each civilisation.',
    ],
    masterpiece: ['Masterpieces', 'They are the Objects of value 5. When you exhibit one, you also get 1 Prestige.'],
    continents: [
      'Continents, civilisations and domains',
      'There are four continents with three civilisations each, and six domains. The colour of the card and its emblem tell the civilisation.',
    ],
    store: [
      'Your storeroom',
      'Objects you pay with go to your storeroom, in sight of everybody. From there you can exhibit them or take them back, but not pay with them.',
    ],
    prestige: [
      'Prestige',
      'Each token counts as 1 when you pay, and is worth 1 point at the end. There are 32 in all: when they run out, nobody gains more.',
    ],
    showcases: [
      'The showcases',
      'Two Objects of each continent are on display. There are also three Experts on the board. In the first round there is no Headline.',
    ],
    'first-hand': [
      'Your first hand',
      'You get one Object of each continent and one Favour. You start without Prestige. The first player is chosen at random. The setup is the same for any number of players.',
    ],
    mulligan: [
      'Throwing back a hand',
      'Are your four Objects worth 7 or less in all? Then you may throw them back, with the Favour, and draw others. Only once.',
    ],
    'choose-patron': ['Choosing a Patron', 'You get three Patrons and keep one, in secret. The other two are out of the match.'],
    'turn-parts': [
      'Three parts',
      'First [Exploration](explore). Then one action: [exhibiting and hiring](exhibit), or else [inventory](take-back). You may do neither. At the end your hand is limited.',
    ],
    'turn-end': [
      'End of turn',
      'If you have more than 7 Objects in hand, put the extra ones in your storeroom. You choose which. Favours do not count.',
    ],
    refill: [
      'Full showcases',
      'At the end of each turn the gaps are filled. A Public Opinion card that turns up [leaves a token](tokens), and another card is drawn. When a deck has run out, its gaps stay empty.',
    ],
    explore: [
      'Taking an Object',
      'You have to take an Object on display into your hand, free, from any continent. You never draw from a deck. You may decline only if there is none you can take for free.',
    ],
    'others-explore': [
      'So may the others',
      'Then each of the other players may take another, in turn. For each one who does you gain 1 Prestige from the supply. They may go over 7 Objects: the limit is checked only at the end of their own turn.',
    ],
    embargo: ['Embargo', 'In Exploration nobody takes Objects on display from that continent.'],
    customs: [
      'Customs',
      'In Exploration, anyone who takes an Object from that continent pays 1 Prestige first. Nobody is forced to pay. Neither embargo nor customs affect Favours.',
    ],
    exhibit: [
      'Exhibiting',
      'Exhibit Objects from your hand or your storeroom, as many as you can pay for. Each takes an empty room of your museum. What is exhibited never leaves.',
    ],
    pay: [
      'Paying',
      'You pay the value with other Objects from your hand, which go to your storeroom, and with Prestige. No change is given. Paying too much is allowed.',
    ],
    'pay-example': [
      'an Ishtar Gate',
      'It is worth 5. You pay with an Object of value 3, another of value 1, and a Prestige token. You score 5 points and, for a masterpiece, get 1 Prestige.',
    ],
    together: [
      'Several for one payment',
      'One payment may cover Objects from your hand, Objects from your storeroom and Experts at once. It is all or nothing. You may make several purchases in a turn.',
    ],
    later: [
      'What you have just paid with',
      'An Object you paid with may be exhibited in a later purchase in the same turn, at full price. It cannot be bought and used as payment in the same purchase.',
    ],
    foreign: [
      'Other storerooms',
      'You may buy an Object from somebody else’s storeroom, always in a purchase of its own. You give them 1 Prestige as a fee for each Object. Then you pay its value: Objects go to their storeroom, Prestige to them. Any surplus is lost.',
    ],
    hire: [
      'Hiring Experts',
      'They are paid for like Objects and take up no room. Their abilities are yours until the end, and they add up. When one is hired another arrives.',
    ],
    'exhibit-points': [
      'Points and Favours',
      'Each Object exhibited brings as many points as it is worth, at once. Each time you reach or pass a multiple of ten, you draw a Favour.',
    ],
    'take-back': [
      'Taking Objects back',
      'Instead of exhibiting, take back any number of Objects from your storeroom, up to 7 in hand. In that turn you neither exhibit nor hire.',
    ],
    'play-favour': [
      'One a turn',
      'You may play a Favour at any moment of your turn, but only one. Some can be played only while you exhibit and hire. You may hold three: any more are discarded at once.',
    ],
    'favour-use': [
      'Only if it does something',
      'A Favour that could do nothing is refused, and you keep it. Those that make your next purchase cheaper are lost if you do not make it that turn.',
    ],
    cells: [
      'The plan',
      'Your museum has 25 rooms. Two Objects touch if their rooms share a side with a passage. You may rearrange your Objects whenever you like, even on other players’ turns.',
    ],
    boards: [
      'The plans',
      'On the basic plan there is a passage between all neighbouring rooms. Its main gallery is the cross in the middle. Advanced plans have walls and another gallery, and everybody gets a different one.',
    ],
    tokens: [
      'The tokens',
      'When a Public Opinion card comes off a deck, a token goes to that continent. The card is removed. A continent holds three at most.',
    ],
    penalty: [
      'What they cost',
      'At the end each Object in your storeroom costs 1 point for each token on its continent. Objects in your hand or exhibited are safe.',
    ],
    'penalty-example': [
      'a dangerous storeroom',
      'You keep two Objects from Asia and one from Europe. There are two tokens on Asia and none on Europe. You lose 4 points.',
    ],
    headline: [
      'One each round',
      'From the second round on, each begins with a new Headline. It changes something for that round and is then discarded, along with its embargo or customs.',
    ],
    'last-round': [
      'The last round',
      'When somebody reaches 50 points by exhibiting, the current round is played to its end. That way everybody has had the same number of turns. A round is also the last if nobody takes or exhibits anything in it, or if all museums are full.',
    ],
    arrangement: [
      'The last arrangement',
      'Before scoring, everybody arranges their museum once more. Once you say that you are done, you cannot change it.',
    ],
    'civilisation-collection': [
      'Civilisation collection',
      'These are three or more Objects of a civilisation that touch. Collections of 3 to 6 Objects bring 3, 5, 8 or 12 points. Those of 7 to 10 bring 16, 21, 26 or 31. Each further Object brings another 5.',
    ],
    'domain-collection': [
      'Domain collection',
      'These are Objects of a domain that touch, of three or more different civilisations. Only different civilisations count. From 3 to 6 of them bring 3, 6, 10 or 14 points. From 7 to 12 bring 19, 24, 30, 36, 42 or 48.',
    ],
    'collection-example': [
      'war in a row',
      'Rome, Celts and Rome, all three of war: that is two civilisations and scores nothing. With one from China at the end there are three: 3 points. An Object may count in a collection of each kind.',
    ],
    gallery: [
      'Gallery and full museum',
      'If a single collection fills the main gallery, you gain 10 points. A museum of 25 Objects brings another 10. On advanced plans each of these brings 15.',
    ],
    'patron-points': [
      'Your Patron',
      'Count the Objects they like in your whole museum, together or apart. Only the highest level reached counts. Below the first there are neither points nor a penalty.',
    ],
    'other-points': [
      'The rest',
      'Add Experts that bring points, and 1 for each Prestige you have left. Subtract [Public Opinion](penalty).',
    ],
    winner: [
      'Who wins',
      'The player with the most points wins. A tie goes to the player who exhibited more Objects, then to the one with more Prestige. After that the smaller storeroom wins. If it is still a tie, victory is shared.',
    ],
    open: [
      'What everybody sees',
      'Everybody sees the museums, storerooms, Experts, Prestige, points and the Headline. They also see how many cards there are in each hand and deck.',
    ],
    secret: [
      'What is secret',
      'Only you see your hand, your Favours and your Patron. Patrons are shown when points are counted. Nobody knows the order of the decks.',
    ],
    variants: [
      'What you choose when opening a table',
      '- **Public Opinion:** how many cards are in each deck. Also whether an Object in a storeroom costs a point per token, or one point only.\n- **Plans:** basic or advanced.\n- **Strict hand limit:** with a full hand you take no Objects on others’ turns.\n- **Demanding Patron:** only Objects in collections count.\n- **New showcases:** they are renewed before each Headline.',
    ],
    absence: ['If somebody leaves', 'The match can go on without them: a bot plays in their place.'],
    keys: [
      'With the keyboard',
      '- **1 to 4:** the showcases.\n- **Arrows:** from one card to the next.\n- **Enter:** choose, and once more to take.\n- **Escape:** cancel.\n- **Question mark:** explains what has the focus, or opens these rules.',
    ],
    mistakes: [
      'When something is not possible',
      'The board tells you why, and the book icon beside the message takes you to the rule. If a move did not arrive properly, reload the page: nothing is lost.',
    ],
    'expert-row': [
      'Who they are',
      'There are 24, and each exists only once. Three are always for hire, as long as there are enough.',
    ],
  },
  hints: {
    mulligan: 'A cheap hand is hard to pay with. You may throw it back once.',
    patron: 'Choose one who asks for what you already have in hand: a civilisation, a domain or a continent.',
    headline: 'That token costs points for every Object from there in a storeroom: think of yours, and of theirs.',
    draw: 'Take what you want to exhibit, or what will pay. The others take after you.',
    drawOptional: 'You do not have to this time: anything you could take costs Prestige, or there is nothing to take.',
    drawForPrestige: 'A free Object for you, and 1 Prestige for the player whose turn it is.',
    action: 'Choose one thing: exhibit and hire, or take Objects back from your storeroom.',
    furbish: 'You may go on buying as long as you can pay.',
    favours: 'There is room for three Favours only. Keep those you will use soon.',
    hand: 'What you store may cost you points if there is Public Opinion on its continent.',
    arrangement: 'Bring civilisations and domains together. The board’s proposal may help you.',
  },
};
export default texts;
