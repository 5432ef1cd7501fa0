import type { Outline, ParagraphOf, RulebookTexts } from '../../../rulebook/rulebook.ts';
import type es from '../messages/es.ts';

/**
 * The order of the rulebook's paragraphs, and the sections of the rules sheet that each one covers.
 */
export const outline = {
  aim: {
    story: { sheet: [] },
    goal: { sheet: ['5'] },
  },
  setup: {
    cabinet: { sheet: ['1'] },
    letters: { sheet: ['2'] },
  },
  turn: {
    take: { sheet: ['3'] },
    behind: { sheet: ['3'], example: true },
  },
  end: {
    guess: { sheet: ['4'] },
    over: { sheet: ['4'] },
  },
  points: {
    majorities: { sheet: ['5'] },
    promised: { sheet: ['5'] },
    'letter-example': { sheet: ['5'], example: true, playable: true },
    'right-guess': { sheet: ['5'] },
    ties: { sheet: ['5'] },
  },
  table: {
    mistakes: { sheet: [] },
  },
  pieces: {},
} as const satisfies Outline;

export type ParagraphId = ParagraphOf<typeof outline>;
export type PromptKey = keyof (typeof es)['prompt'];

/** Prompts that ask for a decision. */
export type HintKey = Exclude<PromptKey, 'over'>;
export type Texts = RulebookTexts<keyof typeof outline, ParagraphId, HintKey>;
