import type { PlayerID, Reason, Sentence, SentenceValue } from '@sobremesa/games/kit';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { formatLocale, type Language } from './languages.ts';
import type { Messages } from './shape.ts';

type Values = Readonly<Record<string, string | number>>;

/** A game's texts in the reader's language. */
export interface GameText {
  /**
   * The sentence in words. Players become names, terms become the catalogue's `terms.<key>`, and
   * lists are joined as in the language. The text may use `you`: `yes` when `values.player` is the
   * reader, `other` otherwise.
   *
   * @param byBot whether a bot acted for the player: then the reader is named like any other player
   */
  sentence: (sentence: Sentence, byBot?: boolean) => string;
  /**
   * The sentence split at the terms for which `pictured` returns true: its texts, and those terms
   * between them.
   */
  cut: (sentence: Sentence, pictured: (term: string) => boolean, byBot?: boolean) => readonly (string | { term: string })[];
  /**
   * Why something is illegal: the catalogue's `reasons.<key>`. `player` and `players` become names,
   * a term becomes its words.
   */
  reason: (reason: { key: string; values?: Reason['values'] | undefined }) => string;
  /** The key of the reason whose text this is; undefined for any other text. */
  reasonIn: (words: string) => string | undefined;
  /** Whether this player is the reader. */
  isReader: (id: PlayerID) => boolean;
  /** The catalogue's `terms.<key>`. */
  term: (key: string) => string;
  /** Joins the parts as the language joins lists. */
  list: (parts: readonly string[]) => string;
  /** Any text of the catalogue, by its full key. */
  t: (key: string, values?: Record<string, string | number>) => string;
}

export interface GameTextPlayer {
  id: PlayerID;
  name: string;
}

const unknownPlayer = '?';
/** Maximum number of cached texts. Each has a few hundred characters at most. */
const MOST_SAID = 2000;

/** Marks both ends of a cut term: a private-use character, which occurs in no text and no name. */
const CUT = '\uE000';

/** Each game has its own keys, so these are not typed. */
interface Translate {
  (key: string, values?: Values): string;
  has(key: string): boolean;
}

/**
 * For tests and other code outside React that has a catalogue. `playerID` is the reader; null for a
 * spectator.
 */
export function createGameText(
  language: Language,
  messages: Messages,
  players: readonly GameTextPlayer[],
  playerID: PlayerID | null,
): GameText {
  const translate = createTranslator({ locale: language, messages, timeZone: 'UTC' }) as unknown as Translate;
  const conjunction = new Intl.ListFormat(formatLocale(language), { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(formatLocale(language), { type: 'disjunction' });
  const list = saidOnce((parts: readonly string[]) => conjunction.format(parts));
  const t = saidOnce((key: string, values?: Record<string, string | number>) => translate(key, values));
  const term = (key: string) => t(`terms.${key}`);
  const reasons = new Map<string, string>();
  const name = (id: PlayerID) => players.find((p) => p.id === id)?.name ?? unknownPlayer;

  function text(value: SentenceValue, termText: (key: string) => string): string | number {
    if (typeof value !== 'object') return value;
    if ('player' in value) return name(value.player);
    if ('players' in value) return list(value.players.map(name));
    if ('term' in value) return termText(value.term);
    if ('choices' in value) return disjunction.format(value.choices.map(termText));
    return list(value.terms.map(termText));
  }

  function say({ key, values }: Sentence, termText: (key: string) => string, byBot: boolean): string {
    const { player } = values;
    const you = !byBot && playerID !== null && typeof player === 'object' && 'player' in player && player.player === playerID;
    const texts = Object.fromEntries(Object.entries(values).map(([k, value]) => [k, text(value, termText)]));
    return t(key, { you: you ? 'yes' : 'other', ...texts });
  }

  return {
    t,
    term,
    list,
    isReader: (id) => id === playerID,
    sentence: (sentence, byBot = false) => say(sentence, term, byBot),
    cut(sentence, pictured, byBot = false) {
      const marked = say(sentence, (key) => (pictured(key) ? `${CUT}${key}${CUT}` : term(key)), byBot);
      return marked
        .split(CUT)
        .map((piece, i) => (i % 2 === 0 ? piece : { term: piece }))
        .filter((piece) => piece !== '');
    },
    reason({ key, values = {} }) {
      const texts = Object.entries(values).map(([k, value]) => {
        if (typeof value === 'number') return [k, value];
        if (typeof value !== 'string') return [k, list(value.map(name))];
        if (k === 'player') return [k, name(value)];
        return [k, translate.has(`terms.${value}`) ? term(value) : value];
      });
      const words = t(`reasons.${key}`, Object.fromEntries(texts));
      if (reasons.size >= MOST_SAID) reasons.clear();
      reasons.set(words, key);
      return words;
    },
    reasonIn: (words) => reasons.get(words),
  };
}

/** Caches texts: a board asks for the same ones often, and formatting one is slow. */
function saidOnce<Asked extends readonly unknown[]>(say: (...asked: Asked) => string): (...asked: Asked) => string {
  const said = new Map<string, string>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const before = said.get(key);
    if (before !== undefined) return before;
    if (said.size >= MOST_SAID) said.clear();
    const text = say(...asked);
    said.set(key, text);
    return text;
  };
}

const GameTextContext = createContext<GameText | null>(null);

export interface GameTextProviderProps {
  /** The game's catalogue in the reader's language. */
  messages: Messages;
  players: readonly GameTextPlayer[];
  /** The reader's seat; null for a spectator. */
  playerID: PlayerID | null;
  children: ReactNode;
}

export function GameTextProvider({ messages, players, playerID, children }: GameTextProviderProps) {
  const language = useLocale();
  const text = useMemo(() => createGameText(language, messages, players, playerID), [language, messages, players, playerID]);
  return <GameTextContext value={text}>{children}</GameTextContext>;
}

/** The texts of the game on this page. */
export function useGameText(): GameText {
  const text = use(GameTextContext);
  if (text === null) throw new Error('useGameText() needs a <GameTextProvider> around it');
  return text;
}
