import type { TableSettings } from '@sobremesa/protocol';
import { Suspense, use } from 'react';
import { useLocale } from 'use-intl';
import { games } from '../games/index.ts';
import { loadForm } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import { unusual } from './variants.ts';
import styles from './Variants.module.css';

interface VariantsProps {
  game: string;
  options: TableSettings['options'];
}

/** The options of a table that differ from the defaults. Renders nothing if none do. */
export function Variants({ game, options }: VariantsProps) {
  if (Object.keys(options).length === 0 || !Object.hasOwn(games, game)) return null;
  return (
    <Suspense fallback={null}>
      <Chosen game={game} options={options} />
    </Suspense>
  );
}

function Chosen({ game, options }: VariantsProps) {
  const language = useLocale();
  const { settings, messages } = use(loadForm(game, language));
  const text = createGameText(language, messages, [], null);
  const chosen = unusual(settings, options, text);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.variants}>
      {chosen.map((variant) => (
        <li key={variant}>{variant}</li>
      ))}
    </ul>
  );
}
