import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rulesLink } from '../app/base.ts';
import { remember, remembered } from '../app/storage.ts';
import { games } from '../games/index.ts';
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
        {games[game]?.rulebook && (
          <a href={rulesLink(game)} target="_blank" rel="noreferrer">
            {tRules('whole')}
          </a>
        )}
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

/** The three lines by themselves, the first time that the reader is asked for something in a game. @param asked now */
export function FirstTurn({ game, asked }: { game: string; asked: boolean }) {
  const [known, setKnown] = useState(() => remembered(knownKey(game)) !== null);
  const [begun, setBegun] = useState(false);
  if (asked && !begun) setBegun(true);
  return begun && !known && <HowTo game={game} onClose={() => setKnown(true)} />;
}
