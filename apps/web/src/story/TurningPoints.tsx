import type { Sentence } from '@sobremesa/games/kit';
import { memo, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { givesHints, loadHinting } from '../games/load.ts';
import { GameTextProvider, useGameText } from '../i18n/gameText.tsx';
import { Button } from '../ui/Button.tsx';
import { SeatToken } from '../ui/SeatToken.tsx';
import type { TurningPoint } from './host/model.ts';
import type { StorySoFar } from './story.ts';
import styles from './Story.module.css';

interface TurningPointsProps extends Pick<StorySoFar, 'turningPoints' | 'state'> {
  game: string;
  names: readonly string[];
  at: number;
  onShow: (version: number) => void;
}

/**
 * The moves that changed their players' chances most. Games without hints cannot name them.
 * Memoized like the graph.
 */
export const TurningPoints = memo(function TurningPoints(props: TurningPointsProps) {
  if (!givesHints(props.game)) return null;
  return <InWords {...props} />;
});

function InWords({ game, names, turningPoints, state, at, onShow }: TurningPointsProps) {
  const t = useTranslations('story');
  const { messages } = use(loadHinting(game, useLocale()));
  const players = names.map((name, seat) => ({ id: String(seat), name }));
  return (
    <section className={styles.turning} aria-label={t('turningPoints')}>
      <h3>{t('turningPoints')}</h3>
      <p className={styles.note}>{t('explained')}</p>
      {turningPoints.length === 0 && state !== 'failed' && (
        <p>{state === 'done' ? t('none') : state === 'working' ? t('searching') : t('stopped')}</p>
      )}
      <GameTextProvider messages={messages} players={players} playerID={null}>
        <ol className={styles.list}>
          {turningPoints.map((point) => (
            <li key={point.version} aria-current={point.version === at ? 'step' : undefined}>
              <Turn point={point} name={names[point.seat] ?? ''} onShow={onShow} />
            </li>
          ))}
        </ol>
      </GameTextProvider>
    </section>
  );
}

/** Half the width of a 95 % interval, in standard errors. */
const ERRORS = 2;

function Turn({ point, name, onShow }: { point: TurningPoint; name: string; onShow: (version: number) => void }) {
  const t = useTranslations('story');
  const text = useGameText();
  const { version, seat, made, instead, why, chance, chanceInstead, error } = point;
  const [own, other] = [chance, chanceInstead].map((each) => Math.round(each * 100)) as [number, number];
  const isLoss = chance < chanceInstead;
  const inWords = (sentences: readonly Sentence[]) => sentences.map((each) => text.sentence(each)).join(' ');
  return (
    <>
      <p className={styles.size} data-loss={isLoss}>
        <SeatToken seat={seat} name={name} size={24} />
        <strong>
          {t(isLoss ? 'lost' : 'gained', {
            name,
            points: Math.abs(own - other),
            error: String(Math.max(1, Math.round(error * ERRORS * 100))),
            chance: String(own),
            other: String(other),
          })}
        </strong>
      </p>
      {made.length > 0 && <p>{t('made', { move: inWords(made) })}</p>}
      <p>{t(isLoss ? 'bot' : 'next', { name, advice: inWords(isLoss && why !== null ? [instead, why] : [instead]) })}</p>
      <Button look="quiet" onClick={() => onShow(version)}>
        {t('goTo', { at: String(version) })}
      </Button>
    </>
  );
}
