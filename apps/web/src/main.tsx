import { createRoot } from 'react-dom/client';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/App.tsx';
import { readyForSound } from './app/instrument.ts';
import { usePreferences } from './app/preferences.ts';
import { followTheme } from './app/theme.ts';
import { connect } from './connection/current.ts';
import { houseTexts } from './i18n/house.ts';

// Who needs them is told if they do not come.
houseTexts(usePreferences.getState().language).catch(() => undefined);
followTheme();
readyForSound();

const connection = connect();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App connection={connection} />);
if (import.meta.env.PROD) addEventListener('load', () => void installLater());

/** What nobody waits for comes when all else is there. */
async function installLater(): Promise<void> {
  await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
  const { install } = await import('./installed/install.ts');
  await install(connection);
}
