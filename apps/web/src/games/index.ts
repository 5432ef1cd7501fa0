import type { GameRules, GameSettings } from '@sobremesa/games/kit';
import type { Box } from '../about/box.ts';
import type { Messages } from '../i18n/shape.ts';
import { texts, type Texts } from '../i18n/texts.ts';
import type { Examples, Rulebook, RulebookTexts } from '../rulebook/rulebook.ts';
import type { GameUi, HintsUi } from './game.ts';
import type { GameId } from '../lib/gameIds.ts';

/** Where the parts of a game are found. Each is loaded when it is needed, and only then. */
export interface GameEntry {
  settings: () => Promise<GameSettings>;
  /** The catalogue's `options`. */
  settingsTexts: Texts<Messages>;
  rules: () => Promise<GameRules>;
  ui: () => Promise<GameUi>;
  messages: Texts<Messages>;
  /** A game without them gives no hints. The texts are the catalogue's `hints`. */
  hints?: { ui: () => Promise<HintsUi>; texts: Texts<Messages> };
  /** A look at every card. */
  box: () => Promise<Box>;
  rulebook: {
    of: () => Promise<Rulebook>;
    texts: Texts<RulebookTexts>;
    /** What can be tried, and what is said there beside the catalogue. */
    examples: { of: () => Promise<Examples>; texts: Texts<Messages> };
  };
}

const entries: Readonly<Record<GameId, GameEntry>> = {
  patzcuaro: {
    settings: () => import('@sobremesa/games/patzcuaro/options'),
    settingsTexts: texts<Messages>('patzcuaro-options', {
      es: () => import('./patzcuaro/messages/options.es.ts'),
      en: () => import('./patzcuaro/messages/options.en.ts'),
    }),
    rules: async () => (await import('./patzcuaro/rules.ts')).rules,
    ui: async () => (await import('./patzcuaro/index.ts')).default,
    messages: texts<Messages>('patzcuaro', {
      es: async () => (await import('./patzcuaro/messages/es.ts')).default,
      en: async () => (await import('./patzcuaro/messages/en.ts')).default,
    }),
    hints: {
      ui: async () => (await import('./patzcuaro/hints.ts')).default,
      texts: texts<Messages>('patzcuaro-hints', {
        es: async () => (await import('./patzcuaro/messages/hints.es.ts')).default,
        en: async () => (await import('./patzcuaro/messages/hints.en.ts')).default,
      }),
    },
    box: async () => (await import('./patzcuaro/box.tsx')).default,
    rulebook: {
      of: async () => (await import('./patzcuaro/rulebook/index.tsx')).default,
      texts: texts<RulebookTexts>('patzcuaro-rules', {
        es: async () => (await import('./patzcuaro/rulebook/es.ts')).default,
        en: async () => (await import('./patzcuaro/rulebook/en.ts')).default,
      }),
      examples: {
        of: async () => (await import('./patzcuaro/rulebook/examples/index.ts')).examples,
        texts: texts<Messages>('patzcuaro-examples', {
          es: async () => (await import('./patzcuaro/rulebook/examples/messages/es.ts')).default,
          en: async () => (await import('./patzcuaro/rulebook/examples/messages/en.ts')).default,
        }),
      },
    },
  },
  prado: {
    settings: () => import('@sobremesa/games/prado/options'),
    settingsTexts: texts<Messages>('prado-options', {
      es: () => import('./prado/messages/options.es.ts'),
      en: () => import('./prado/messages/options.en.ts'),
    }),
    rules: async () => (await import('./prado/rules.ts')).rules,
    ui: async () => (await import('./prado/index.ts')).default,
    messages: texts<Messages>('prado', {
      es: async () => (await import('./prado/messages/es.ts')).default,
      en: async () => (await import('./prado/messages/en.ts')).default,
    }),
    hints: {
      ui: async () => (await import('./prado/hints.ts')).default,
      texts: texts<Messages>('prado-hints', {
        es: async () => (await import('./prado/messages/hints.es.ts')).default,
        en: async () => (await import('./prado/messages/hints.en.ts')).default,
      }),
    },
    box: async () => (await import('./prado/box.tsx')).default,
    rulebook: {
      of: async () => (await import('./prado/rulebook/index.tsx')).default,
      texts: texts<RulebookTexts>('prado-rules', {
        es: async () => (await import('./prado/rulebook/es.ts')).default,
        en: async () => (await import('./prado/rulebook/en.ts')).default,
      }),
      examples: {
        of: async () => (await import('./prado/rulebook/examples/index.ts')).examples,
        texts: texts<Messages>('prado-examples', {
          es: async () => (await import('./prado/rulebook/examples/messages/es.ts')).default,
          en: async () => (await import('./prado/rulebook/examples/messages/en.ts')).default,
        }),
      },
    },
  },
  museum: {
    settings: () => import('@sobremesa/games/museum/options'),
    settingsTexts: texts<Messages>('museum-options', {
      es: () => import('./museum/messages/options.es.ts'),
      en: () => import('./museum/messages/options.en.ts'),
    }),
    rules: async () => (await import('./museum/rules.ts')).rules,
    ui: async () => (await import('./museum/index.ts')).default,
    messages: texts<Messages>('museum', {
      es: async () => (await import('./museum/messages/es.ts')).default,
      en: async () => (await import('./museum/messages/en.ts')).default,
    }),
    hints: {
      ui: async () => (await import('./museum/hints.ts')).default,
      texts: texts<Messages>('museum-hints', {
        es: async () => (await import('./museum/messages/hints.es.ts')).default,
        en: async () => (await import('./museum/messages/hints.en.ts')).default,
      }),
    },
    box: async () => (await import('./museum/box.tsx')).default,
    rulebook: {
      of: async () => (await import('./museum/rulebook/index.tsx')).default,
      texts: texts<RulebookTexts>('museum-rules', {
        es: async () => (await import('./museum/rulebook/es.ts')).default,
        en: async () => (await import('./museum/rulebook/en.ts')).default,
      }),
      examples: {
        of: async () => (await import('./museum/rulebook/examples/index.ts')).examples,
        texts: texts<Messages>('museum-examples', {
          es: async () => (await import('./museum/rulebook/examples/messages/es.ts')).default,
          en: async () => (await import('./museum/rulebook/examples/messages/en.ts')).default,
        }),
      },
    },
  },
};

/** The games that this page can show, by id. */
export const games: Readonly<Record<string, GameEntry>> = entries;
