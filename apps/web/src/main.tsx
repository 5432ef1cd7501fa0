import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { App, firstNeeds } from './shell/App.tsx';
import { readyForSound } from './lib/instrument.ts';
import { followInstallOffer } from './lib/installOffer.ts';
import { followTheme } from './lib/theme.ts';
import { connect } from './connection/current.ts';
import { unconnected } from './connection/unconnected.ts';
import { hasServer } from './lib/hasServer.ts';

followTheme();
followInstallOffer();
readyForSound();

const connection = hasServer ? connect() : unconnected();
const root = document.getElementById('root');
// In a transition React shows no fallback for parts that are already loaded.
const show = () => root && startTransition(() => createRoot(root).render(<App connection={connection} />));
// Renders even after a failure: the part that lacks something shows the error.
void firstNeeds().then(show, show);
// Fails if the reader leaves the page first; the next page tries again.
if (import.meta.env.PROD) addEventListener('load', () => void installLater().catch(() => undefined));

/** Installs the service worker when the page is loaded and idle. */
async function installLater(): Promise<void> {
  await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
  const { install } = await import('./pwa/install.ts');
  await install(connection);
}
