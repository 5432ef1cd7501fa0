import { useTranslations } from 'use-intl';
import { labelLink } from '../../lib/base.ts';
import { useShareLink } from '../../lib/useShareLink.ts';
import { Button } from '../../ui/Button.tsx';
import type { Piece } from '../pieces.ts';
import styles from './LabelPage.module.css';

/** Shares and prints a label. */
export function Tools({ piece: { game, id, name } }: { piece: Piece }) {
  const t = useTranslations('gallery.label');
  const { done, share } = useShareLink();
  return (
    <p className={styles.tools}>
      <Button onClick={() => void share(name, labelLink(game, id))}>{t('share')}</Button>
      <Button onClick={() => print()}>{t('print')}</Button>
      <output>{done !== null && t(done)}</output>
    </p>
  );
}
