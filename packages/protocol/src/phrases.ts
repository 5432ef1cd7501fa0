/**
 * What can be said without typing. It travels as a key, and each reader has it in their language.
 */
export const phrases = [
  'hello',
  'goodLuck',
  'yourTurn',
  'oneMoment',
  'back',
  'wellPlayed',
  'whatAFind',
  'beautiful',
  'sorry',
  'thanks',
  'rematch',
  'goodNight',
] as const;

export type Phrase = (typeof phrases)[number];
