import { kinds, type ReasonKey } from '@sobremesa/games/newgame';
import { under } from '../../../rulebook/rulebook.ts';
import type { ParagraphId, PromptKey } from './outline.ts';

const reasons: Readonly<Record<ReasonKey, ParagraphId>> = {
  gameOver: 'over',
  notYourTurn: 'take',
  unknownMove: 'mistakes',
  badArguments: 'mistakes',
  noPiece: 'take',
  notAtEnd: 'take',
  guessFirst: 'guess',
  takeFirst: 'guess',
  ownLetter: 'letters',
  letterHidden: 'letters',
};

const prompts: Readonly<Record<PromptKey, ParagraphId>> = { over: 'over', take: 'take', guess: 'guess' };

const terms = Object.fromEntries(
  kinds.flatMap((kind) => [
    [kind, `thing-${kind}`],
    [`all-${kind}`, `thing-${kind}`],
  ]),
);

/** The paragraphs that explain the catalogue's reasons, prompts and terms. */
export const topics = { ...under('reasons', reasons), ...under('prompt', prompts), ...under('terms', terms) };
