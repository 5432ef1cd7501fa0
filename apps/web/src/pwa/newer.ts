import { create } from 'zustand';

/** The build of this page; null in development. */
export const ownBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

interface Newer {
  /** Whether a newer build is ready. */
  ready: boolean;
  /** Switches to it now. */
  take: () => void;
}

/** The state of updates. `install.ts` sets it. */
export const useNewer = create<Newer>(() => ({ ready: false, take: () => location.reload() }));
