import type { Outline, ParagraphOf, RulebookTexts } from '../../../rulebook/rulebook.ts';
import type es from '../messages/es.ts';

/**
 * The order of the rulebook's paragraphs, and the sections of the rules sheet that each one covers.
 */
export const outline = {
  aim: {
    photographers: { sheet: ['1'] },
    goal: { sheet: ['14'] },
  },
  museum: {
    rooms: { sheet: ['3', 'R1', 'R21'] },
    neighbours: { sheet: ['3', 'R1'] },
    visitors: { sheet: ['3', '10', 'R9', 'R10'] },
    queue: { sheet: ['3', '6', 'R3', 'R5'] },
    hall: { sheet: ['3'] },
    'entrance-exit': { sheet: ['3', '6', 'R18'] },
  },
  setup: {
    'first-rooms': { sheet: ['4'] },
    hands: { sheet: ['4', '10'] },
    piles: { sheet: ['4', 'R20'] },
    'choose-missions': { sheet: ['4', '9'] },
  },
  hours: {
    ticket: { sheet: ['5', 'R28'] },
    slot: { sheet: ['5', '11', 'R27', 'R29'] },
    'slot-order': { sheet: ['11', 'R26', 'R47'] },
  },
  turn: {
    visit: { sheet: ['5', 'R16', 'R46'] },
    photography: { sheet: ['5', 'R44'] },
    discard: { sheet: ['5', 'R17'] },
  },
  actions: {
    possible: { sheet: ['6', 'R11'] },
    move: { sheet: ['6', 'R2', 'R21'] },
    closer: { sheet: ['6', 'R4'] },
    help: { sheet: ['6', 'R9'] },
    change: { sheet: ['6', 'R10'] },
    joker: { sheet: ['6', 'R12'] },
    'actions-example': { sheet: ['16'], example: true, playable: true },
  },
  security: {
    block: { sheet: ['6', 'R13', 'R45'] },
    window: { sheet: ['6', '15', 'R14'] },
    orders: { sheet: ['15'], playable: true },
    'no-block': { sheet: ['6', 'R15'] },
  },
  photos: {
    photo: { sheet: ['7', 'R8'] },
    'after-photo': { sheet: ['7', 'R6'] },
    'photo-example': { sheet: ['16'], example: true },
    'several-photos': { sheet: ['7', 'R7'] },
    'no-paintings': { sheet: ['7', 'R19', 'R48'] },
  },
  missions: {
    mission: { sheet: ['9', 'R31', 'R32', 'R33'], playable: true },
    common: { sheet: ['9'] },
  },
  guard: {
    walk: { sheet: ['12', 'R22', 'R23'] },
    'pass-guard': { sheet: ['12', 'R24', 'R25'] },
    untouched: { sheet: ['11', '12', 'R26', 'R47'] },
  },
  solo: {
    'solo-setup': { sheet: ['13'] },
    'solo-hour': { sheet: ['13', 'R40', 'R53'] },
    'guard-cards': { sheet: ['13', 'R37', 'R38'] },
    expel: { sheet: ['13', 'R34', 'R35', 'R39', 'R52'] },
    'guard-photo': { sheet: ['13', 'R36', 'R42', 'R48', 'R51'] },
    'own-photo': { sheet: ['13', 'R41', 'R50'] },
    'solo-end': { sheet: ['13', 'R43', 'R49'] },
  },
  end: {
    scoring: { sheet: ['14', '8'] },
    winner: { sheet: ['14', 'R30'] },
  },
  table: {
    open: { sheet: ['15'] },
    secret: { sheet: ['15'] },
    variants: { sheet: ['4', '13', '15'] },
    absence: { sheet: ['15'] },
    keys: { sheet: [] },
    mistakes: { sheet: [] },
  },
  cards: { 'card-counts': { sheet: ['10'] } },
  slots: { 'slot-signs': { sheet: ['11'] } },
  goals: {},
  symbols: {},
  paintings: { 'painting-signs': { sheet: ['8'] } },
} as const satisfies Outline;

export type ParagraphId = ParagraphOf<typeof outline>;
export type PromptKey = keyof (typeof es)['prompt'];

/** Prompts that ask for a decision. */
export type HintKey = Exclude<PromptKey, 'over' | 'lost' | 'missionsOthers' | 'layOthers' | 'ordered' | 'blockNot' | 'asked'>;
export type Texts = RulebookTexts<keyof typeof outline, ParagraphId, HintKey>;
