import { create } from 'zustand';
import { remember, remembered } from '../../lib/storage.ts';

const KEY = 'sobremesa.hidden';
/** People whose words this device hides; those hidden longest ago are shown again. */
const MOST = 200;

interface Hidden {
  /** Speakers, each of one table: nobody has the same id at two of them. */
  speakers: readonly string[];
}

/** Whose words this device does not show. Nobody is notified of it. */
export const useHidden = create<Hidden>(() => ({ speakers: (remembered(KEY) ?? '').split(' ').filter((id) => id !== '') }));

export function hide(speaker: string): void {
  keep([...useHidden.getState().speakers.filter((id) => id !== speaker), speaker].slice(-MOST));
}

export function showAgain(speaker: string): void {
  keep(useHidden.getState().speakers.filter((id) => id !== speaker));
}

/** Whether what this speaker says is hidden. */
export function isHidden({ speakers }: Hidden, speaker: string | null): boolean {
  return speaker !== null && speakers.includes(speaker);
}

function keep(speakers: readonly string[]): void {
  remember(KEY, speakers.join(' '));
  useHidden.setState({ speakers });
}
