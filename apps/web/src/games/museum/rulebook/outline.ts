import type { Outline, ParagraphOf, RulebookTexts } from '../../../rulebook/rulebook.ts';
import type { rules } from '../messages/es/rules.ts';

/**
 * The order of the rulebook's paragraphs, and the sections of the rules sheet that each one covers.
 */
export const outline = {
  aim: {
    directors: { sheet: ['1.1'] },
    goal: { sheet: ['1.12', '1.13'] },
  },
  things: {
    'object-card': { sheet: ['1.2', '3.4', '4'] },
    masterpiece: { sheet: ['1.2', '1.6', '3.4'] },
    continents: { sheet: ['3.1', '3.2', '3.3'] },
    store: { sheet: ['1.6', 'A9'] },
    prestige: { sheet: ['1.10', 'A4', 'A11'] },
  },
  setup: {
    showcases: { sheet: ['1.3'] },
    'first-hand': { sheet: ['1.4', '1.5'] },
    mulligan: { sheet: ['1.4'] },
    'choose-patron': { sheet: ['1.4', '8'] },
  },
  turn: {
    'turn-parts': { sheet: ['1.6', 'A14'] },
    'turn-end': { sheet: ['1.6', 'A12'] },
    refill: { sheet: ['1.6', 'A17', 'A18'] },
  },
  exploration: {
    explore: { sheet: ['1.6', 'A2'] },
    'others-explore': { sheet: ['1.6', 'A3', 'A12'] },
    embargo: { sheet: ['1.9'] },
    customs: { sheet: ['1.9'] },
  },
  furbish: {
    exhibit: { sheet: ['1.6'] },
    pay: { sheet: ['1.6', 'A9', 'A23'] },
    'pay-example': { sheet: ['1.6'], example: true, playable: true },
    together: { sheet: ['1.6', 'A5', 'A22'] },
    later: { sheet: ['1.6', 'A10'] },
    foreign: { sheet: ['1.6', 'A6', 'A7', 'A8'] },
    hire: { sheet: ['1.6', '7'] },
    'exhibit-points': { sheet: ['1.6'] },
  },
  inventory: {
    'take-back': { sheet: ['1.6', 'A12', 'A14'] },
  },
  favours: {
    'play-favour': { sheet: ['1.6', '5', 'A13'] },
    'favour-use': { sheet: ['5', 'A24'] },
  },
  plan: {
    cells: { sheet: ['1.11', 'A21'] },
    boards: { sheet: ['8', '1.11'] },
  },
  opinion: {
    tokens: { sheet: ['1.7', 'A1'] },
    penalty: { sheet: ['1.7'] },
    'penalty-example': { sheet: ['1.13'], example: true, playable: true },
  },
  news: {
    headline: { sheet: ['1.8', '6', 'A19'] },
  },
  end: {
    'last-round': { sheet: ['1.12'] },
    arrangement: { sheet: ['1.12', 'A21'] },
    'civilisation-collection': { sheet: ['1.13'] },
    'domain-collection': { sheet: ['1.13'] },
    'collection-example': { sheet: ['1.13'], example: true, playable: true },
    gallery: { sheet: ['1.13', '1.11'] },
    'patron-points': { sheet: ['8', '1.13', 'A15', 'A16'] },
    'other-points': { sheet: ['1.13', '1.10'] },
    winner: { sheet: ['1.13'] },
  },
  table: {
    open: { sheet: ['A20'] },
    secret: { sheet: ['A20'] },
    variants: { sheet: ['A1', 'A12', 'A15', 'A18', '1.7', '8'] },
    absence: { sheet: [] },
    keys: { sheet: [] },
    mistakes: { sheet: [] },
  },
  'favour-cards': {},
  headlines: {},
  experts: { 'expert-row': { sheet: ['7'] } },
  patrons: {},
  signs: {},
} as const satisfies Outline;

export type ParagraphId = ParagraphOf<typeof outline>;
export type PromptKey = keyof (typeof rules)['prompt'];

/** Prompts that ask for a decision. */
export type HintKey =
  | 'mulligan'
  | 'patron'
  | 'headline'
  | 'draw'
  | 'drawOptional'
  | 'drawForPrestige'
  | 'action'
  | 'furbish'
  | 'favours'
  | 'hand'
  | 'arrangement';
export type Texts = RulebookTexts<keyof typeof outline, ParagraphId, HintKey>;
