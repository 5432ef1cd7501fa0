import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rulesLink } from '../app/base.ts';
import { LinkButton } from '../app/LinkButton.tsx';
import { remember, remembered } from '../app/storage.ts';
import { hasLesson } from '../learn/lessons.ts';
import { isLearnt } from '../learn/progress.ts';
import { useGameInShort, useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './HowTo.module.css';

const knownKey = (game: string) => `sobremesa.knows.${game}`;

/** A game in three lines. Who has closed it knows the game, as far as this device is concerned. */
function HowTo({ game, onClose }: { game: string; onClose: () => void }) {
  const t = useTranslations('table.howTo');
  const tRules = useTranslations('table.rules');
  const gameName = useGameName();
  const inShort = useGameInShort();
  const close = () => {
    remember(knownKey(game), 'yes');
    onClose();
  };
  return (
    <Dialog title={t('title', { game: gameName(game) })} onClose={close}>
      <ol className={styles.lines}>
        {inShort(game).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className={styles.more}>
        {t('more')}{' '}
        <a href={rulesLink(game)} target="_blank" rel="noreferrer">
          {tRules('whole')}
        </a>
      </p>
      <Button look="primary" onClick={close}>
        {t('done')}
      </Button>
    </Dialog>
  );
}

/** The way to the three lines while one waits. */
export function HowToButton({ game }: { game: string }) {
  const t = useTranslations('table.howTo');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <HowTo game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The way to a first match that teaches, for who has not played it to its end. One is at the table meanwhile. */
export function LearnLink({ game, table }: { game: string; table: string }) {
  const t = useTranslations('table.howTo');
  if (!hasLesson(game) || isLearnt(game)) return null;
  return <LinkButton href={`/learn/${game}?table=${table}`}>{t('learn')}</LinkButton>;
}

/** The three lines by themselves, the first time that the reader is asked for something in a game. @param asked now */
export function FirstTurn({ game, asked }: { game: string; asked: boolean }) {
  const [known, setKnown] = useState(() => remembered(knownKey(game)) !== null || isLearnt(game));
  const [begun, setBegun] = useState(false);
  if (asked && !begun) setBegun(true);
  return begun && !known && <HowTo game={game} onClose={() => setKnown(true)} />;
}
