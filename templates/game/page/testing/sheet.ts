/**
 * The sections of the rules. Paragraphs of the rulebook refer to them, and a test lists those that
 * no paragraph covers.
 */
export const sheet = {
  '1': 'the cabinet',
  '2': 'the letters',
  '3': 'the turn: taking a piece',
  '4': 'the guess and the end',
  '5': 'points and ties',
};
