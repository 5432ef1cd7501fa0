import type { PlayerID, Reason, Sentence, SentenceValue } from '@sobremesa/games/kit';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { createTranslator, useLocale } from 'use-intl';
import { formatLocale, type Language } from './languages.ts';
import type { Messages } from './shape.ts';

type Values = Readonly<Record<string, string | number>>;

/** A game's texts in the reader's language. */
export interface GameText {
  /**
   * The sentence in words: players become names, terms the catalogue's `terms.<key>`, lists are
   * joined as the language joins them. The text may also use `you`: `yes` when `values.player` is
   * the reader, `other` for anybody else.
   */
  sentence: (sentence: Sentence) => string;
  /**
   * The sentence cut at the terms that `pictured` says yes to: its texts, and the terms that stand
   * between them.
   */
  cut: (sentence: Sentence, pictured: (term: string) => boolean) => readonly (string | { term: string })[];
  /**
   * Why something is not allowed: the catalogue's `reasons.<key>`. `player` and `players` become
   * names, a term its words.
   */
  reason: (reason: { key: string; values?: Reason['values'] | undefined }) => string;
  /** The key of the reason that was put into these words; undefined when none was. */
  reasonIn: (words: string) => string | undefined;
  /** The catalogue's `terms.<key>`. */
  term: (key: string) => string;
  /** These parts as the language lists them. */
  list: (parts: readonly string[]) => string;
  /** Any text of the catalogue, by its whole key. */
  t: (key: string, values?: Record<string, string | number>) => string;
}

export interface GameTextPlayer {
  id: PlayerID;
  name: string;
}

const unknownPlayer = '?';
/** Texts kept, of some hundred characters at most. */
const MOST_SAID = 2000;

/** Stands on both sides of a term that is cut out; in no text of ours and in no name. */
const CUT = '\uE000';

/** The keys of a game's catalogue are its own affair, so they are not typed here. */
interface Translate {
  (key: string, values?: Values): string;
  has(key: string): boolean;
}

/**
 * Outside React, for tests and for whoever has a catalogue at hand. `playerID` is the reader; null
 * for a watcher.
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

  function say({ key, values }: Sentence, termText: (key: string) => string): string {
    const { player } = values;
    const you = playerID !== null && typeof player === 'object' && 'player' in player && player.player === playerID;
    const texts = Object.fromEntries(Object.entries(values).map(([k, value]) => [k, text(value, termText)]));
    return t(key, { you: you ? 'yes' : 'other', ...texts });
  }

  return {
    t,
    term,
    list,
    sentence: (sentence) => say(sentence, term),
    cut(sentence, pictured) {
      const marked = say(sentence, (key) => (pictured(key) ? `${CUT}${key}${CUT}` : term(key)));
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

/** A board says the same many times over, and to put a text together takes a while. */
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
  /** Who reads; null for a watcher. */
  playerID: PlayerID | null;
  children: ReactNode;
}

export function GameTextProvider({ messages, players, playerID, children }: GameTextProviderProps) {
  const language = useLocale();
  const text = useMemo(() => createGameText(language, messages, players, playerID), [language, messages, players, playerID]);
  return <GameTextContext value={text}>{children}</GameTextContext>;
}

/** The texts of the game at whose table we are. */
export function useGameText(): GameText {
  const text = use(GameTextContext);
  if (text === null) throw new Error('useGameText() needs a <GameTextProvider> around it');
  return text;
}
