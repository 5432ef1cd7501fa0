import { use, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadHidden } from '../../games/load.ts';
import { createGameText } from '../../i18n/gameText.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Hands as SeatViews } from '../host/model.ts';
import type { Reader } from '../reader.ts';
import type { Source } from '../source.ts';
import styles from './Hands.module.css';

interface HandsProps {
  source: Source;
  /** In seat order. */
  names: readonly string[];
  at: number;
}

/** The cards that each player holds at this moment and that no other player sees. */
export function Hands({ source: { reader, head }, names, at }: HandsProps) {
  const t = useTranslations('replay.hands');
  const language = useLocale();
  const game = use(loadHidden(head.game, language));
  const views = useHands(reader, at);
  if (game === null) return <p className={styles.none}>{t('none')}</p>;
  const { hidden, box, messages } = game;
  const pieces = new Map(
    box(createGameText(language, messages, [], null)).flatMap((kind) => kind.pieces.map((each) => [each.id, each])),
  );
  return (
    <div className={styles.hands}>
      {views?.map((view, seat) => {
        const cards = hidden(view, String(seat)).flatMap((id) => pieces.get(id) ?? []);
        const name = names[seat] ?? '';
        return (
          // Seats keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={seat} aria-label={t('of', { name })}>
            <h2>
              <SeatToken seat={seat} name={name} size={22} />
              {name}
            </h2>
            {cards.length === 0 ? (
              <p>{t('empty')}</p>
            ) : (
              <ul>
                {cards.map((card, i) => (
                  // A hand may hold equal cards.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={i}>
                    <span className={styles.picture} aria-hidden="true">
                      {card.picture}
                    </span>
                    <span>{card.name}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The view of each seat. While those of another version load, the last ones stay. */
function useHands(reader: Reader, at: number): SeatViews | null {
  const [views, setViews] = useState<SeatViews | null>(null);
  useEffect(() => {
    let isWanted = true;
    reader.handsAt(at).then(
      (now) => isWanted && setViews(now),
      // The replay itself reports a reader that has failed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [reader, at]);
  return views;
}
