import { create } from 'zustand';

/** Which build of the page this is; null while it is developed. */
export const ownBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

interface Newer {
  /** A newer page is at hand. */
  ready: boolean;
  /** Goes on with it, at this moment. */
  take: () => void;
}

/** Whether there is a newer page. `install.ts` finds out. */
export const useNewer = create<Newer>(() => ({ ready: false, take: () => location.reload() }));
