import { isActive, type GameOver, type GameRules, type GameSettings, type Sentence, type ViewCtx } from '@sobremesa/games/kit';
import type { BoardProps, GameUi } from '../src/games/game.ts';
import type { GameManifest, GameLoaders } from '../src/games/manifest.ts';
import { usePicked } from '../src/lib/usePicked.ts';
import type { Messages } from '../src/i18n/shape.ts';
import { texts, type Texts } from '../src/i18n/texts.ts';
import type { Rulebook, RulebookTexts } from '../src/rulebook/rulebook.ts';

/** A game with one move, to test the page around a board. */
function Board({ match, play }: BoardProps) {
  const asked = usePicked(match, ({ ctx, playerID }) => playerID !== null && isActive(ctx, playerID));
  const over = usePicked(match, ({ ctx }) => ctx.gameover !== undefined);
  return (
    <button type="button" data-asked={asked} data-over={over} onClick={() => play('knock', 3)}>
      knock
    </button>
  );
}

const ui: GameUi = {
  Board,
  picture: (term) => <b>({term})</b>,
  prompt: (_G, ctx, playerID): Sentence =>
    ctx.gameover === undefined
      ? { key: 'prompt', values: { player: { player: playerID ?? ctx.currentPlayer } } }
      : { key: 'over', values: { players: { players: (ctx.gameover as GameOver).winners } } },
};

const settings = {
  players: { min: 2, max: 4 },
  optionFields: [{ name: 'loud', values: [false, true], default: false }],
} satisfies GameSettings;

const rules = {
  why: (_G: unknown, ctx: ViewCtx, playerID: string) => (isActive(ctx, playerID) ? null : { key: 'notYourTurn' }),
  score: () => [
    { playerID: '0', total: 7, rank: 1, parts: [{ source: 'score.knocks', points: 7, values: { count: 7 } }] },
    { playerID: '1', total: 2, rank: 2, parts: [{ source: 'score.knocks', points: 2, values: { count: 2 } }] },
  ],
  rivals: (G: { clock?: boolean }) => (G.clock ? [{ term: 'clock', total: 12, rank: 1, parts: [] }] : []),
  sentence: (event: { player: string }) => ({
    key: 'log.knocked',
    values: { player: { player: event.player }, thing: { term: 'table' } },
  }),
} as unknown as GameRules;

const messages = {
  prompt: '{you, select, yes {Knock on the table} other {{player} knocks}}',
  over: 'The table rests, thanks to {players}.',
  log: { knocked: '{you, select, yes {You knock} other {{player} knocks}} on the {thing}.' },
  terms: { table: 'table', clock: 'the clock' },
  reasons: { tooLoud: 'Not so loud: {times} knocks are too many.' },
  score: { knocks: '{count, plural, one {# knock} other {# knocks}}' },
  sources: { knocks: 'Knocks' },
} satisfies Messages;

const options = {
  options: { loud: { label: 'Loudness', help: 'How hard to knock.', values: { false: 'Soft', true: 'Loud' } } },
};

const rulebook: Rulebook = {
  outline: { playing: { turns: { sheet: [] }, knocks: { sheet: [] } } },
  signs: {},
  figures: {},
  entries: () => ({}),
  topics: { 'reasons.tooLoud': 'knocks', 'prompt.prompt': 'knocks' },
};

const rulebookTexts: RulebookTexts = {
  chapters: { playing: 'Playing' },
  paragraphs: { turns: ['Turns', 'One after the other.'], knocks: ['Knocks', 'Two knocks at most, see [turns](turns).'] },
  hints: { prompt: 'Softly does it.' },
};

/** Texts that are the same in each language. */
export function toyTexts<T>(file: string, said: T): Texts<T> {
  return texts(`toy-${file}`, { es: () => Promise.resolve(said), en: () => Promise.resolve(said) });
}

export const toyLoaders: GameLoaders = {
  settings: () => Promise.resolve(settings),
  settingsTexts: toyTexts<Messages>('options', options),
  rules: () => Promise.resolve(rules),
  ui: () => Promise.resolve(ui),
  messages: toyTexts<Messages>('messages', messages),
  box: () => Promise.resolve(() => []),
  lesson: {
    script: () => Promise.reject(new Error('the toy game has no lesson')),
    texts: toyTexts('lesson', { steps: {}, not: {} }),
  },
  rulebook: {
    of: () => Promise.resolve(rulebook),
    texts: toyTexts('rules', rulebookTexts),
    examples: { of: () => Promise.resolve({}), texts: toyTexts<Messages>('examples', {}) },
  },
};

const shelf = { name: 'Pátzcuaro', box: '2 players', about: 'Knock on the table.' };

export const toyGame: GameManifest = {
  texts: { es: shelf, en: shelf },
  introduction: toyTexts('intro', {
    goal: 'Knock the most.',
    turn: 'You knock once a turn.',
    remember: 'Not too loud.',
    place: 'The table is old.',
    custom: 'People knock on it.',
    game: 'Nobody made it.',
  }),
  givesHints: false,
  hasGallery: false,
  loaders: () => Promise.resolve(toyLoaders),
};

/** A context in which the match waits for `currentPlayer`. */
export function toyCtx(currentPlayer: string, gameover?: { winners: string[] }): ViewCtx {
  return {
    numPlayers: 2,
    turn: 1,
    currentPlayer,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    phase: 'main',
    activePlayers: null,
    ...(gameover ? { gameover } : {}),
  };
}
