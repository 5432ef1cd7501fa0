import { createRoot } from 'react-dom/client';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/App.tsx';
import { readyForSound } from './app/instrument.ts';
import { usePreferences } from './app/preferences.ts';
import { followTheme } from './app/theme.ts';
import { connect } from './connection/current.ts';
import { houseMessages } from './i18n/I18n.tsx';

// Who needs them is told if they do not come.
houseMessages(usePreferences.getState().language).catch(() => undefined);
followTheme();
readyForSound();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App connection={connect()} />);
