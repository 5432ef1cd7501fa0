import type { Outline, ParagraphOf, RulebookTexts } from '../../../rulebook/rulebook.ts';
import type es from '../messages/es.ts';

/**
 * The order of the rulebook's paragraphs, and the sections of the rules sheet that each one covers.
 */
export const outline = {
  aim: {
    night: { sheet: ['1.1'] },
    goal: { sheet: ['1.9'] },
  },
  things: {
    cards: { sheet: ['1.1', '2'] },
    size: { sheet: ['1.1'] },
    deck: { sheet: ['2', '1.10'] },
    'player-card': { sheet: ['1.1', '1.2'] },
  },
  setup: {
    row: { sheet: ['1.2', '1.3', '3', 'S23', 'S24'] },
    deal: { sheet: ['1.2'] },
    start: { sheet: ['1.2', 'S1', 'S21'] },
    'three-objectives': { sheet: ['1.2', '4'] },
  },
  turn: {
    'turn-parts': { sheet: ['1.4'] },
    move: { sheet: ['1.3', '1.4', 'S1'] },
    'move-example': { sheet: ['7'], example: true, playable: true },
    act: { sheet: ['1.4', '1.6', 'S5'] },
    flip: { sheet: ['1.4', 'S3', 'S4'] },
    'must-flip': { sheet: ['1.4', 'S2'] },
    'draw-one': { sheet: ['1.4'] },
  },
  actions: {
    order: { sheet: ['1.5', 'S5'] },
    choose: { sheet: ['1.5'] },
    trade: { sheet: ['1.5', 'S8'] },
    'trade-example': { sheet: ['7'], example: true },
    top: { sheet: ['1.5', 'S9'] },
    place: { sheet: ['1.5', 'S7'] },
    draw: { sheet: ['1.5', 'S11'] },
    reveal: { sheet: ['1.5', '1.3', 'S10', 'S11'] },
    'reveal-example': { sheet: ['7'], example: true },
    others: { sheet: ['1.5', 'S7'] },
  },
  requirements: {
    'one-card-each': { sheet: ['1.6', 'S8'] },
    'other-color': { sheet: ['1.6'] },
  },
  altar: {
    levels: { sheet: ['1.7'] },
    support: { sheet: ['1.7'] },
    'support-example': { sheet: ['1.7'], example: true, playable: true },
    'stays-put': { sheet: ['1.7'] },
    full: { sheet: ['1.6', 'S6'] },
  },
  end: {
    trigger: { sheet: ['1.8', 'S12'] },
    'finish-turn': { sheet: ['1.8', 'S15'] },
    last: { sheet: ['1.8', 'S13', 'S14'] },
  },
  points: {
    'level-points': { sheet: ['1.9', 'S16'] },
    'one-petal': { sheet: ['1.9', '4', 'S17'] },
    'two-petals': { sheet: ['1.9', '4', 'S19'] },
    'three-petals': { sheet: ['1.9', '4', 'S18'] },
    'flip-points': { sheet: ['1.9'] },
    'points-example': { sheet: ['8'], example: true, playable: true },
    winner: { sheet: ['1.9', 'S20'] },
  },
  table: {
    open: { sheet: ['1.10', 'S22'] },
    secret: { sheet: ['1.10'] },
    absence: { sheet: ['S25'] },
    side: { sheet: ['3', 'S23'] },
    keys: { sheet: [] },
    mistakes: { sheet: [] },
  },
  signs: {},
  spaces: { 'space-names': { sheet: ['3'] } },
  goals: {},
  items: {},
} as const satisfies Outline;

export type ParagraphId = ParagraphOf<typeof outline>;
export type PromptKey = keyof (typeof es)['prompt'];

/** Prompts that ask for a decision. */
export type HintKey = Exclude<PromptKey, 'over' | 'lastEnded'>;
export type Texts = RulebookTexts<keyof typeof outline, ParagraphId, HintKey>;
