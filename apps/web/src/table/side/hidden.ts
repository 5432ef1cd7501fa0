import { create } from 'zustand';
import { remember, remembered } from '../../lib/storage.ts';

const KEY = 'sobremesa.hidden';
/** Maximum number of hidden speakers; the oldest entries are dropped. */
const MOST = 200;

interface Hidden {
  /** Speaker ids. A person has a different id at each table. */
  speakers: readonly string[];
}

/** The speakers whose messages this device hides. The speakers are not informed. */
export const useHidden = create<Hidden>(() => ({ speakers: (remembered(KEY) ?? '').split(' ').filter((id) => id !== '') }));

export function hide(speaker: string): void {
  keep([...useHidden.getState().speakers.filter((id) => id !== speaker), speaker].slice(-MOST));
}

export function showAgain(speaker: string): void {
  keep(useHidden.getState().speakers.filter((id) => id !== speaker));
}

/** Whether this speaker's messages are hidden. */
export function isHidden({ speakers }: Hidden, speaker: string | null): boolean {
  return speaker !== null && speakers.includes(speaker);
}

function keep(speakers: readonly string[]): void {
  remember(KEY, speakers.join(' '));
  useHidden.setState({ speakers });
}
