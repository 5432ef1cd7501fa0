import type { Outline, ParagraphOf, RulebookTexts } from '../../../rulebook/rulebook.ts';
import type es from '../messages/es.ts';

/** What the rulebook says, in which order, and what of the sheet of rules each paragraph tells. */
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

/** Prompts at which there is something to decide. */
export type HintKey = Exclude<PromptKey, 'over'>;
export type Texts = RulebookTexts<keyof typeof outline, ParagraphId, HintKey>;
