import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'What it is about',
    things: 'The cards',
    setup: 'Setting up',
    turn: 'Your turn',
    actions: 'The actions',
    requirements: 'What a trade asks for',
    altar: 'Your altar',
    end: 'The end of the night',
    points: 'The points',
    table: 'At this table',
    signs: 'The signs',
    spaces: 'The spaces',
    goals: 'The objectives',
    items: 'Items and colours',
  },
  paragraphs: {
    night: [
      'The night by the lake',
      'It is the night of 2 November in Pátzcuaro. You walk round the shops on the shore and trade what you have for what is missing. With your cards you build an altar for those you remember.',
    ],
    goal: [
      'How to win',
      'The player with the most points wins. Points come from [the levels of your altar](level-points) and from the three objectives of the night.',
    ],
    cards: [
      'What a card shows',
      'Each card has a colour and two to five items. The same item may appear on it more than once. You can also tell the colour by its sign: flower, vase, cross or hummingbird.',
    ],
    size: ['How many items it has', 'Every item shown counts, repeats included. Two candles and a bottle are three items.'],
    deck: [
      'The deck',
      'There are 57 cards: 15 pink, 15 green, 15 purple and 12 yellow. Pink, green and purple ones have 2 to 4 items and often repeat them. Yellow ones have 4 or 5, of many kinds. No two cards are the same.',
    ],
    'player-card': [
      'Your player card',
      'It starts with its altar side up. You may [flip it once](flip) in the whole match. Flipped, it costs you 5 points at the end.',
    ],
    row: [
      'The row',
      'The Pátzcuaro tile is on the left and the shops are to its right. The shops are shuffled: their order, their side and their orientation are random. With 3 or 4 players there are four shops; with 2, three. Each tile has a space on the way out and one on the way back.',
    ],
    deal: [
      'The first cards',
      'Everybody gets 6 cards, hidden from the others. One card is revealed on each shop space and starts its pile. There are never any cards on Pátzcuaro.',
    ],
    start: [
      'Where you start',
      'All tokens start together on Pátzcuaro’s way out. The first player is chosen at random. From then on you take turns, always in the same order.',
    ],
    'three-objectives': [
      'The objectives of the night',
      'Three are revealed: one of one petal, one of two and one of three. They count for everybody at the table.',
    ],
    'turn-parts': [
      'Move, then use',
      'Your turn has two parts. First you [move](move), then you [use the space](act) you have come to.',
    ],
    move: [
      'Moving',
      'Move 1, 2 or 3 free spaces clockwise. Spaces with somebody else’s token are passed over and do not count. You cannot stay where you are, nor stop on an occupied space. You can always go to three spaces: they are lit.\nThe way goes round: the way out leads into the way back, and that leads to Pátzcuaro again.',
    ],
    'move-example': [
      'passing tokens',
      'In front of you stands a token, then come two free spaces. With 1 step you pass the token and reach the first. With 2 steps you reach the second.',
    ],
    act: [
      'Using the space',
      'Carry out all actions of the space, [in their order](order). You can use it only if you can do them all. A space you cannot use is dimmed and tells you why.',
    ],
    flip: [
      'Flipping your card',
      'Once per match you may give up using the space, even if you could use it. Go to any of the three spaces, flip your card and draw 2 cards. The pile of that space stays as it is. At the end you lose 5 points.',
    ],
    'must-flip': [
      'When nothing can be used',
      'If you can use none of the three spaces and your card is still unflipped, you have to [flip it](flip).',
    ],
    'draw-one': [
      'Drawing a single card',
      'If you cannot use any of the three spaces and have already flipped, go to any and draw 1 card. As long as you can use one, or flip, this is not allowed.',
    ],
    order: [
      'All of them, in order',
      'Actions are carried out from left to right. You cannot leave one out, nor make a choice that makes a later one impossible.',
    ],
    choose: [
      'Choosing',
      '{choose} Where it says “or”, choose just one of the options. It has to be one that you can do in full.',
    ],
    trade: [
      'Trading',
      '{trade} Leave one card from your hand face up for each requirement, no more and no fewer. Then take all the cards that were in the pile before. The cards you have just left stay there for the next player.',
    ],
    'trade-example': [
      'the Flower stall',
      'The space asks for a pink card and a green one. There are three cards in the pile. You leave the two and take the three. The next player here will find your two cards.',
    ],
    top: [
      'The top card',
      'It is the one that was left or revealed last. The cards of a trade are left in the order of the requirements.',
    ],
    place: [
      'Placing on the altar',
      '{altar} Place a card from your hand on your altar. As an action of your space it is not optional. As a [gift](others) or [last offering](last) it is.',
    ],
    draw: ['Drawing', '{draw} Take that many cards from the deck. Only you see them. If fewer are left, take those.'],
    reveal: [
      'Revealing',
      '{reveal} The deck’s top card goes to the pile the arrow points at. That is the next space, the one before, or the one opposite. If that is Pátzcuaro, no card is revealed and the action counts as done. Tokens do not matter.',
    ],
    'reveal-example': [
      'the end of the row',
      'On the last shop of the way out, a forward arrow leads to that shop’s space on the way back. The two are neighbours.',
    ],
    others: [
      'For the others',
      '{others} The other players get what the sign shows; you do not. The player after you goes first. Cards are drawn automatically. Placing is a gift: everybody decides whether to place a card.',
    ],
    'one-card-each': [
      'A card for each requirement',
      'Each card meets a single requirement, and each requirement takes one card. There are six kinds.',
    ],
    'other-color': [
      'A different colour from the top card',
      'It is compared with [the top card](top) as it is before your trade. A card of the same colour will not do.',
    ],
    levels: [
      'The three levels',
      'An altar holds nine cards: four at the bottom, three in the middle and two on top. When a level is complete, its candles are lit.',
    ],
    support: [
      'What a card rests on',
      'The first level is filled freely. Each card of the others rests on two neighbouring cards of the level below.',
    ],
    'support-example': [
      'an altar half built',
      'You have three cards at the bottom and one in the middle. You may place the fourth at the bottom or the second in the middle. A third in the middle, or one on top, has to wait.',
    ],
    'stays-put': ['What is placed stays', 'A card on the altar is neither moved nor taken away.'],
    full: [
      'A complete altar',
      'With nine cards your altar is complete. If the space has you place yet another, that action does nothing and counts as done.',
    ],
    trigger: [
      'When it ends',
      'The night ends when an altar is complete or the deck runs out. It does not matter who drew the last card: the player whose turn it is has ended the night.',
    ],
    'finish-turn': [
      'The turn is played to its end',
      'The player whose turn it is carries out the remaining actions, including those for the others. The round is not completed.',
    ],
    last: [
      'The last offering',
      'Then everybody may place one more card, one after the other. Players who have completed their altar may not. If the deck ran out, the player whose turn it was may not either. A gift in the same turn does not replace the offering.',
    ],
    'level-points': [
      'The levels',
      '- **Level 1:** the three most frequent kinds of item, 1 point for each item.\n- **Level 2:** the two most frequent kinds, 2 points each.\n- **Level 3:** the most frequent kind, 3 points each.\nA kind may count on several levels. The points are counted for you, always in the best way.',
    ],
    'one-petal': [
      'One petal',
      'It brings 5 points for each set of the three items it shows. All items on your altar count, each of them once.',
    ],
    'two-petals': [
      'Two petals',
      'These look at the colours of the cards on your altar. Some bring points for each set of colours. One takes 3 points for each yellow card. Another brings 8 points if you have none, even on a half-built altar.',
    ],
    'three-petals': [
      'Three petals',
      'Count the levels that show both the colour and the item, on one card or on different ones. The level need not be complete. One level brings 4 points, two bring 7, all three bring 12.',
    ],
    'flip-points': [
      'What costs points, what brings none',
      'Your flipped card costs 5 points. Cards left in your hand are worth nothing.',
    ],
    'points-example': [
      'a night of 69 points',
      'On top there are five portraits: 15 points. In the middle five lollipops and two panes de muerto: 14. At the bottom four candles, three bottles and three marigolds: 10.\nCandle, lollipop and portrait make four sets: 20. Pink, green and purple, once: 6. Pink with a sugar skull, on one level only: 4. That makes 69.',
    ],
    winner: [
      'Who wins',
      'The player with the most points wins. A tie goes to the player with fewer items on their altar, then to the one later in turn order.',
    ],
    open: [
      'What everybody sees',
      'Everybody sees the altars, tokens, player cards and objectives. They also see how many cards are left in the deck and in each hand. You may look through any pile whenever you like.',
    ],
    secret: [
      'What is secret',
      'Nobody else sees your hand or what you draw. Nobody knows the order of the deck. There is no hand limit.',
    ],
    absence: [
      'If somebody leaves',
      'The match can go on without them: a bot plays in their place, optional placements included.',
    ],
    side: [
      'The side of Pátzcuaro',
      'The Pátzcuaro tile has two sides. With 2 or 3 players you play with side A; with 4, with side B, which gives fewer cards. You can choose it when opening a table.',
    ],
    keys: [
      'With the keyboard',
      '- **Arrows:** go round the spaces or through your hand.\n- **1, 2, 3:** choose where to go.\n- **Home:** back to your token.\n- **Escape:** cancel.\n- **Question mark:** explains what has the focus, or opens these rules.',
    ],
    mistakes: [
      'When something is not possible',
      'The board tells you why, and the book icon beside the message takes you to the rule. If a move did not arrive properly, reload the page: nothing is lost.',
    ],
    'space-names': ['All spaces', 'A match uses only one side of each shop. These are the spaces of all sides.'],
  },
  hints: {
    travel: 'The lit spaces are the three you can go to. Choose one to see what it asks before you go.',
    travelFlip:
      'It is time to flip: you draw 2 cards and lose 5 points at the end. Choose the space with your next turn in mind.',
    travelDraw: 'Any of the three spaces will do. Think about where you want to be next turn.',
    choose: 'Only one of the options is done, but that one in full.',
    trade: 'The next player here takes what you leave. Look at the pile: all of it will be yours.',
    place: 'Higher up, repeated items are worth more. At the bottom there is room for more kinds.',
    gift: 'It is a gift from the player whose turn it is. It costs you nothing, and you may decline.',
    last: 'This is your last card of the night. Look for the one that brings you most.',
  },
};
export default texts;
