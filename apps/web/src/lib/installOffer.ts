import { create } from 'zustand';

/** The browser's event, which TypeScript's library lacks. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the page; null while there is none. It can be used once. */
export const useInstallOffer = create<{ offer: (() => Promise<unknown>) | null }>(() => ({ offer: null }));

/** Keeps the browser's offer for `InstallButton`. Browsers make it once, early. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's banner, since the page has its own button.
    event.preventDefault();
    useInstallOffer.setState({ offer: () => (event as InstallEvent).prompt() });
  });
  addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}
