import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { labelLink } from '../../lib/base.ts';
import { Button } from '../../ui/Button.tsx';
import type { Piece } from '../pieces.ts';
import styles from './LabelPage.module.css';

/** Shares and prints a label. */
export function Tools({ piece: { game, id, name } }: { piece: Piece }) {
  const t = useTranslations('gallery.label');
  const [done, setDone] = useState<'copied' | 'notCopied' | null>(null);

  async function share() {
    const url = labelLink(game, id);
    setDone(null);
    try {
      if ('canShare' in navigator) return await navigator.share({ title: name, url });
      await (navigator as Navigator).clipboard.writeText(url);
      setDone('copied');
    } catch (error) {
      // The reader has closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('notCopied');
    }
  }

  return (
    <p className={styles.tools}>
      <Button onClick={() => void share()}>{t('share')}</Button>
      <Button onClick={() => print()}>{t('print')}</Button>
      <output>{done !== null && t(done)}</output>
    </p>
  );
}
