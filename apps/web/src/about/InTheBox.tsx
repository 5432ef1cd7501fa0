import { use, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadBox } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import styles from './InTheBox.module.css';
import type { Kind } from './box.ts';

/** All cards of the game by kind. A kind is drawn when the reader opens it. */
export function InTheBox({ game }: { game: string }) {
  const language = useLocale();
  const { box, messages } = use(loadBox(game, language));
  return box(createGameText(language, messages, [], null)).map((kind) => <Pieces key={kind.name} {...kind} />);
}

function Pieces({ name: kind, width, pieces }: Kind) {
  const t = useTranslations('about');
  const [open, setOpen] = useState(false);
  const count = pieces.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return (
    <details className={styles.kind} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {kind} <span>{t('pieces', { count })}</span>
      </summary>
      {open && (
        <ul className={styles.pieces} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}rem, 1fr))` }}>
          {pieces.map(({ id, name, picture, copies = 1 }) => (
            <li key={id}>
              <span className={styles.picture} style={{ maxWidth: `${width}rem` }} aria-hidden="true">
                {picture}
              </span>
              <span className={styles.name}>{copies === 1 ? name : t('copies', { name, copies })}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
