import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shareFile } from '../../lib/shareFile.ts';
import { useGameName } from '../../lobby/names.ts';
import { Button } from '../../ui/Button.tsx';
import { dateText } from '../dates.ts';
import type { Piece } from '../pieces.ts';
import styles from './Exhibition.module.css';
import { wallPicture } from './wallPicture.ts';

interface ShareWallProps {
  game: string;
  title: string;
  pieces: readonly Piece[];
}

/** Shares a wall as a picture drawn on this device; saves it where sharing is unavailable. */
export function ShareWall({ game, title, pieces }: ShareWallProps) {
  const t = useTranslations('gallery.exhibition');
  const tDate = useTranslations('gallery.date');
  const gameName = useGameName();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<'saved' | 'notSaved' | null>(null);

  async function share() {
    setBusy(true);
    setDone(null);
    try {
      const wall = pieces[0]?.gallery.wall ?? '';
      const works = pieces.map(({ id, name, text, label, gallery }) => ({
        name,
        maker: text.maker,
        date: dateText(label.date, tDate),
        drawing: gallery.drawing(id),
      }));
      const picture = await wallPicture({ title, foot: `${gameName(game)} · Sobremesa`, works, wall });
      const file = new File([picture], `sobremesa-${game}-wall.png`, { type: 'image/png' });
      setDone((await shareFile(file, title)) ? null : 'saved');
    } catch {
      setDone('notSaved');
    }
    setBusy(false);
  }

  return (
    <p className={styles.share}>
      <Button busy={busy} onClick={() => void share()}>
        {t('share')}
      </Button>
      <output>{done !== null && t(done)}</output>
    </p>
  );
}
