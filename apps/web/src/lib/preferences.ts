import { botLevels, type BotLevel } from '@sobremesa/protocol';
import { create } from 'zustand';
import type { Language } from '../i18n/languages.ts';
import { languages, pickLanguage } from '../i18n/spoken.ts';
import { remember, remembered } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const sounds = ['off', 'mine', 'all'] as const;
/** The default volume of sounds. The range begins at 1. */
export const defaultVolume = 5;
export const mostVolume = 10;
/** How fast the page shows bots' moves. */
export const playbackSpeeds = ['calm', 'brisk', 'atOnce'] as const;
/** Number of bots for "play now". */
export const botCounts = ['3', '2', '1', '0'] as const;
export type Theme = (typeof themes)[number];
export type Sound = (typeof sounds)[number];
export type BotCount = (typeof botCounts)[number];
export type PlaybackSpeed = (typeof playbackSpeeds)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: Sound;
  volume: number;
  playbackSpeed: PlaybackSpeed;
  bots: BotCount;
  level: BotLevel;
}

/**
 * A preference's key in the storage. The playback speed keeps its first name, under which devices
 * have stored it.
 */
const keyOf = (name: keyof Preferences) => `sobremesa.${name === 'playbackSpeed' ? 'pace' : name}`;

function choice<T extends string>(name: keyof Preferences, known: readonly T[], fallback: T): T {
  const value = remembered(keyOf(name));
  return known.find((k) => k === value) ?? fallback;
}

function volume(): number {
  const value = Number(remembered(keyOf('volume')));
  return Number.isInteger(value) && value >= 1 && value <= mostVolume ? value : defaultVolume;
}

/**
 * A language in the page's address applies until the page is closed, without changing the stored
 * one.
 */
const ofLink = languages.find((known) => known === new URLSearchParams(location.search).get('lang'));

export const usePreferences = create<Preferences>(() => ({
  language: ofLink ?? choice('language', languages, pickLanguage(navigator.languages)),
  theme: choice('theme', themes, 'system'),
  sound: choice('sound', sounds, 'mine'),
  volume: volume(),
  playbackSpeed: choice('playbackSpeed', playbackSpeeds, 'brisk'),
  bots: choice('bots', botCounts, '3'),
  level: choice('level', botLevels, 'easy'),
}));

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  remember(keyOf(name), String(value));
  usePreferences.setState({ [name]: value });
}
