/**
 * Ready-made chat messages. They are sent as keys, and each reader sees them in their own language.
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
