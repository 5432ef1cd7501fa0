/**
 * The rules sheet: its section numbers, and the topic of each. The sheet is this project's reading
 * of the printed rulebook. The paragraphs of the rulebook name these numbers, and a test lists the
 * numbers that no paragraph covers.
 */
export const sheet = {
  '1.1': 'cards, items, sizes, player cards',
  '1.2': 'setup',
  '1.3': 'the ring of spaces',
  '1.4': 'the turn: destinations, acting, flipping, drawing one card',
  '1.5': 'the actions',
  '1.6': 'requirements, and when a space can be used',
  '1.7': 'the altar',
  '1.8': 'the end',
  '1.9': 'scoring and ties',
  '1.10': 'what is hidden and what is open',
  '2': 'the 57 cards',
  '3': 'the tiles and their spaces',
  '4': 'the 15 objectives',
  '7': 'worked cases',
  '8': 'worked scores',
  S1: 'all tokens start on the first space',
  S2: 'unflipped with nothing playable',
  S3: 'flipping at a playable space',
  S4: 'a flip takes no action of the space',
  S5: 'all actions, or none',
  S6: 'an altar action with no place left',
  S7: 'when placing is optional',
  S8: 'how many cards are traded',
  S9: 'which card is on top',
  S10: 'onto which space a card is revealed',
  S11: 'drawing or revealing from an empty deck',
  S12: 'to whom the end by the deck belongs',
  S13: 'two causes of the end at once',
  S14: 'a gift that completes an altar',
  S15: 'the rest of the turn after the cause',
  S16: 'which items score',
  S17: 'what one-petal sets are made of',
  S18: 'colour and item on a level',
  S19: 'no yellow card on an unfinished altar',
  S20: 'the tie-break by items',
  S21: 'who begins',
  S22: 'looking through piles',
  S23: 'the side of the Pátzcuaro tile',
  S24: 'the tile left out with two players',
  S25: 'somebody leaves',
};

/** Terms that are parts of sentences and not pieces: the options of a space. */
export const noPiece = /-[12]$/;
