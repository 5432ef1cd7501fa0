import { create } from 'zustand';

/** The browser's event; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the page; null while there is none. It can be used once. */
export const useInstallOffer = create<{ offer: (() => Promise<unknown>) | null }>(() => ({ offer: null }));

/** Keeps the browser's offer for `InstallButton`. Browsers make it early, and never again. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The page has a button of its own instead of the browser's banner.
    event.preventDefault();
    useInstallOffer.setState({ offer: () => (event as InstallEvent).prompt() });
  });
  addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}
