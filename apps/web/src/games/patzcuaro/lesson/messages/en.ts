import type { Shape } from '../../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  steps: {
    welcome:
      'It is the night of 2 November, and this is your altar, still bare. It will hold nine cards; the altar with the most points wins.',
    hand: 'These are your cards, each with a colour and a few items on it. What pays is having the same item many times, and you hold plenty of sugar skulls.',
    steps: 'On your turn your token walks one, two or three free spaces. The numbers show you which ones those are.',
    blocked: 'The sugar-skull maker is dimmed: you cannot use it right now. Choose it to find out why.',
    florist: 'No yellow card, that is why. The flower stall, two steps away, asks for just one marigold: choose it and use it.',
    trade:
      'Leave the card with the candle and the marigold, and trade. You take what lies there, and yours waits for the next player.',
    place:
      'The flower stall also lets you place a card on your altar. Pick the three skulls and place them at the bottom, on level 1.',
    others: 'Your first offering! Inés the heron is next: watch where she goes and what she leaves behind.',
    points: 'That makes three points: on level 1 each item is worth one. Only the three kinds you have most of count there.',
    hop: 'Your turn, and Inés stands in the way: you hop over her for free. So the other flower stall is only two steps away; go and use it.',
    pair: 'Two cards are left here: a pink one and a green one. Choose these two and trade; you will draw a card as well.',
    drawn:
      'You took the card that lay there and drew one that nobody else sees. Inés plays again: see how she turns up a card for another shop.',
    objectives:
      'These three objectives are for everybody tonight. One pays 6 points for every two purple cards, another 4 for a level with a purple card and a bottle.',
    lake: 'Let us go for those. Pátzcuaro is two steps away and asks for nothing in return: go there and use it.',
    choose: 'Some spaces give you a choice. Choose to place two cards on your altar.',
    second: 'This purple card first, with two more skulls and a portrait: place it on level 1.',
    above:
      'Two cards side by side carry one above, and on level 2 everything counts double. Place the purple card with the bottle there.',
    count:
      'What a leap! More items, a pair of purple cards, and a level with purple and a bottle: choose your name to see where each point comes from.',
    flip: 'No space that suits you? Once in a match you may flip your player card: you draw two cards instead of using the space, and it costs 5 points at the end.',
    end: 'The night is over when somebody completes an altar or the deck runs out. Everyone else may still place one last card.',
    onwards: 'That is all you need. Play on against Inés; the rules are behind the “?” button.',
  },
  not: {
    florist: 'You could, but today I would like to show you the flower stall: walk two steps and use the space.',
    trade: 'That one has a marigold too, but you will want its skull and its bottle. Leave the one with the candle.',
    place: 'You could, but three equal skulls bring more points than any other card you have.',
    hop: 'Another time: today we go to the flower stall, two steps away, right over Inés’s token.',
    lake: 'A good idea for another day. Pátzcuaro, two steps away, lets you place two cards now.',
    choose: 'Two more cards would help, but you hold good ones already: they belong on the altar.',
    second: 'Wait: keep the one with the bottle for level 2, and place the purple one with two skulls on level 1.',
    above: 'That fits as well, but the purple card with the bottle on level 2 meets two objectives at once.',
  },
} satisfies Shape<typeof es>;
