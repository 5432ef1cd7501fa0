import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { App, firstNeeds } from './shell/App.tsx';
import { readyForSound } from './lib/instrument.ts';
import { followTheme } from './lib/theme.ts';
import { connect } from './connection/current.ts';

followTheme();
readyForSound();

const connection = connect();
const root = document.getElementById('root');
// What is here already is not waited for again, as it would be outside of a transition.
const show = () => root && startTransition(() => createRoot(root).render(<App connection={connection} />));
// Whoever misses something says so.
void firstNeeds().then(show, show);
// Of a page that is left meanwhile it does not come any more; the next one has it come again.
if (import.meta.env.PROD) addEventListener('load', () => void installLater().catch(() => undefined));

/** What nobody waits for comes when all else is there. */
async function installLater(): Promise<void> {
  await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
  const { install } = await import('./pwa/install.ts');
  await install(connection);
}
