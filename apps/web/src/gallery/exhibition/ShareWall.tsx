import { useTranslations } from 'use-intl';
import { useShareFile } from '../../lib/useShareFile.ts';
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
  const { busy, done, share } = useShareFile(async () => {
    const wall = pieces[0]?.gallery.wall ?? '';
    const works = pieces.map(({ id, name, text, label, gallery }) => ({
      name,
      maker: text.maker,
      date: dateText(label.date, tDate),
      drawing: gallery.drawing(id),
    }));
    const picture = await wallPicture({ title, foot: `${gameName(game)} · Sobremesa`, works, wall });
    return { file: new File([picture], `sobremesa-${game}-wall.png`, { type: 'image/png' }), title };
  });

  return (
    <p className={styles.share}>
      <Button busy={busy} onClick={() => void share()}>
        {t('share')}
      </Button>
      <output>{done !== null && t(done === 'saved' ? 'saved' : 'notSaved')}</output>
    </p>
  );
}
