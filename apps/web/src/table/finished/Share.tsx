import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useShareFile } from '../../lib/useShareFile.ts';
import { useGameName } from '../../lobby/names.ts';
import { addressOf, boxes } from '../../shelf/covers/drawings.tsx?drawings';
import { Button } from '../../ui/Button.tsx';
import { useParty } from '../play/context.ts';
import { useOpenTable } from '../session.ts';
import type { Standing } from '../standings.ts';
import styles from './FinalScore.module.css';
import { looksOf, resultPicture } from './resultPicture.ts';

/** Shares the result as a picture drawn on this device; saves it where sharing is unavailable. */
export default function Share({ standings }: { standings: readonly Standing[] }) {
  const t = useTranslations('table.finished');
  const format = useFormatter();
  const language = useLocale();
  const gameName = useGameName();
  const table = useOpenTable();
  const { view } = useParty();
  const { busy, done, share } = useShareFile(async () => {
    const endedAt = table.store.getState().newest.log.at(-1)?.at ?? Date.now();
    const title = gameName(view.game);
    const picture = await resultPicture({
      title,
      date: format.dateTime(endedAt, { dateStyle: 'long' }),
      places: standings.toSorted((a, b) => a.rank - b.rank),
      cover: boxes[view.game] === undefined ? null : addressOf(view.game),
      looks: looksOf(document.querySelector('[data-board]')),
      language,
    });
    return { file: new File([picture], `sobremesa-${view.game}.png`, { type: 'image/png' }), title };
  });

  return (
    <p className={styles.share}>
      <Button busy={busy} onClick={() => void share()}>
        {t('share')}
      </Button>{' '}
      <output>{done !== null && t(done === 'saved' ? 'shared' : 'notShared')}</output>
    </p>
  );
}
