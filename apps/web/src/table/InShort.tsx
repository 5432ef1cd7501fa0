import { useTranslations } from 'use-intl';
import { rulesLink } from '../lib/base.ts';
import { WaitingTexts } from '../i18n/I18n.tsx';
import { IntroductionTexts, useInShort } from '../lobby/introduction.tsx';
import { useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './InShort.module.css';
import { setKnown } from './known.ts';

/** A game in three lines. Closing it marks the game as known on this device. */
export default function InShort(props: { game: string; onClose: () => void }) {
  return (
    <WaitingTexts>
      <IntroductionTexts game={props.game}>
        <Lines {...props} />
      </IntroductionTexts>
    </WaitingTexts>
  );
}

function Lines({ game, onClose }: { game: string; onClose: () => void }) {
  const t = useTranslations('table.howTo');
  const tRules = useTranslations('table.rules');
  const gameName = useGameName();
  const inShort = useInShort();
  const close = () => {
    setKnown(game);
    onClose();
  };
  return (
    <Dialog title={t('title', { game: gameName(game) })} onClose={close}>
      <ol className={styles.lines}>
        {inShort.map((line) => (
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
