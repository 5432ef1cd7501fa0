import type { BotLevel } from '@sobremesa/protocol';
import { create } from 'zustand';
import type { Language } from '../i18n/languages.ts';
import { languages, pickLanguage } from '../i18n/spoken.ts';
import { remember, remembered } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const sounds = ['off', 'mine', 'all'] as const;
/** How fast the page shows what bots do. */
export const paces = ['calm', 'brisk', 'atOnce'] as const;
/** With how many bots somebody plays who plays now, and how well these play. */
export const botCounts = ['3', '2', '1', '0'] as const;
export const botLevels = ['easy', 'sound', 'strong'] as const satisfies readonly BotLevel[];
export type Theme = (typeof themes)[number];
export type Sound = (typeof sounds)[number];
export type BotCount = (typeof botCounts)[number];
export type Pace = (typeof paces)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: Sound;
  pace: Pace;
  bots: BotCount;
  level: BotLevel;
}

function choice<T extends string>(name: string, known: readonly T[], fallback: T): T {
  const value = remembered(`sobremesa.${name}`);
  return known.find((k) => k === value) ?? fallback;
}

/** What the link says is spoken for as long as the page stands; what was chosen stays chosen. */
const ofLink = languages.find((known) => known === new URLSearchParams(location.search).get('lang'));

export const usePreferences = create<Preferences>(() => ({
  language: ofLink ?? choice('language', languages, pickLanguage(navigator.languages)),
  theme: choice('theme', themes, 'system'),
  sound: choice('sound', sounds, 'mine'),
  pace: choice('pace', paces, 'brisk'),
  bots: choice('bots', botCounts, '3'),
  level: choice('level', botLevels, 'easy'),
}));

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  remember(`sobremesa.${name}`, value);
  usePreferences.setState({ [name]: value });
}
