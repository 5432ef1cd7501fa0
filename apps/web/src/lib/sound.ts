import { instrument } from './instrument.ts';
import { defaultVolume, usePreferences } from './preferences.ts';

/**
 * Two soft wooden notes for the reader's turn, one low knock for anything else. Frequencies in
 * hertz, times in seconds.
 */
const tunes = {
  turn: [
    { frequency: 523.25, at: 0, gain: 0.11 },
    { frequency: 783.99, at: 0.16, gain: 0.09 },
  ],
  move: [{ frequency: 196, at: 0, gain: 0.06 }],
} as const;

export type Tune = keyof typeof tunes;

/** Plays a tune unless the reader has turned sounds off. */
export function play(tune: Tune): void {
  const { sound, volume } = usePreferences.getState();
  const audio = instrument();
  if (audio === null || sound === 'off' || (sound === 'mine' && tune !== 'turn')) return;
  // Loudness is perceived as a ratio, so a square makes the steps of the volume sound equal.
  const share = (volume / defaultVolume) ** 2;
  for (const { frequency, at, gain } of tunes[tune]) strike(audio, frequency, audio.currentTime + at, gain * share);
}

/** A struck bar: a sine with a sharp attack that fades, with a shorter, softer overtone. */
function strike(audio: AudioContext, frequency: number, start: number, loudness: number): void {
  for (const [partial, share, seconds] of [
    [1, 1, 0.7],
    [3.9, 0.18, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency * partial;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness * share, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
