import type { BotLevel } from '@sobremesa/protocol';
import { create } from 'zustand';
import type { Language } from '../i18n/languages.ts';
import { languages, pickLanguage } from '../i18n/spoken.ts';
import { remember, remembered } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const sounds = ['off', 'mine', 'all'] as const;
/** How fast the page shows bots' moves. */
export const playbackSpeeds = ['calm', 'brisk', 'atOnce'] as const;
/** With how many bots somebody plays who plays now, and how well these play. */
export const botCounts = ['3', '2', '1', '0'] as const;
export const botLevels = ['easy', 'sound', 'strong'] as const satisfies readonly BotLevel[];
export type Theme = (typeof themes)[number];
export type Sound = (typeof sounds)[number];
export type BotCount = (typeof botCounts)[number];
export type PlaybackSpeed = (typeof playbackSpeeds)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: Sound;
  playbackSpeed: PlaybackSpeed;
  bots: BotCount;
  level: BotLevel;
}

/** Where a preference is stored. The playback speed is under its first name, which devices know. */
const keyOf = (name: keyof Preferences) => `sobremesa.${name === 'playbackSpeed' ? 'pace' : name}`;

function choice<T extends string>(name: keyof Preferences, known: readonly T[], fallback: T): T {
  const value = remembered(keyOf(name));
  return known.find((k) => k === value) ?? fallback;
}

/** What the link says is spoken for as long as the page stands; what was chosen stays chosen. */
const ofLink = languages.find((known) => known === new URLSearchParams(location.search).get('lang'));

export const usePreferences = create<Preferences>(() => ({
  language: ofLink ?? choice('language', languages, pickLanguage(navigator.languages)),
  theme: choice('theme', themes, 'system'),
  sound: choice('sound', sounds, 'mine'),
  playbackSpeed: choice('playbackSpeed', playbackSpeeds, 'brisk'),
  bots: choice('bots', botCounts, '3'),
  level: choice('level', botLevels, 'easy'),
}));

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  remember(keyOf(name), value);
  usePreferences.setState({ [name]: value });
}
