import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadExamples } from '../games/load.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { people, READER } from './Example.tsx';
import styles from './Example.module.css';

/** The example of a paragraph, with its texts and its players. Suspends until they are loaded. */
export function PlayedExample({ game, paragraph }: { game: string; paragraph: string }) {
  const { examples, messages } = use(loadExamples(game, useLocale()));
  const Played = examples[paragraph];
  return (
    Played !== undefined && (
      <GameTextProvider messages={messages} players={people} playerID={READER}>
        <Played />
      </GameTextProvider>
    )
  );
}

/** Reserves the place of an example while it loads. */
export function Coming() {
  return <span className={styles.coming} />;
}
