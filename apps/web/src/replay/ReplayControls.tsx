import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { Line } from '../ui/Icon.tsx';
import styles from './Replay.module.css';
import { stopAfter, stopBefore } from './steps.ts';
import { speeds, type Speed } from './usePlaying.ts';
import type { Steps } from './useSteps.ts';

/** In the style of `ui/Icon.tsx`: one, two and three steps, and play and pause. */
const paths = {
  back: 'M14.5 6L8.5 12l6 6',
  turnBack: 'M12.5 6L6.5 12l6 6M18 6l-6 6 6 6',
  roundBack: 'M14 6l-6 6 6 6M19 6l-6 6 6 6M5 6v12',
  next: 'M9.5 6l6 6-6 6',
  turnNext: 'M11.5 6l6 6-6 6M6 6l6 6-6 6',
  roundNext: 'M10 6l6 6-6 6M5 6l6 6-6 6M19 6v12',
  play: 'M8 5.5l10.5 6.5L8 18.5z',
  pause: 'M8.5 6v12M15.5 6v12',
} as const;

export interface ReplayControlsProps {
  at: number;
  steps: Pick<Steps, 'length' | 'stops' | 'playing' | 'go' | 'play'>;
  /** The choice of a view; left out where there is only one. */
  choice?: ReactNode;
  /** Marks along the slider. */
  marks?: ReactNode;
  /** The button that shares the moment. */
  share?: ReactNode;
}

/** A slider over all moves, buttons for steps, and the choice of speed and view. */
export function ReplayControls({ at, steps, choice, marks, share }: ReplayControlsProps) {
  const t = useTranslations('replay');
  const id = useId();
  const { length, stops, go, play } = steps;
  const { plays, speed, setSpeed } = steps.playing;
  const place = t('place', { at, of: String(length) });
  const step = (name: Exclude<keyof typeof paths, 'play' | 'pause'>, to: number, key?: string) => (
    <Button
      look="quiet"
      square
      tip
      aria-label={t(name)}
      aria-keyshortcuts={key}
      busy={name.endsWith('ack') ? at === 0 : at === length}
      onClick={() => go(to)}
    >
      <Line d={paths[name]} />
    </Button>
  );
  return (
    <section className={styles.controls} aria-label={t('controls')}>
      <div className={styles.track}>
        <div className={styles.rail}>
          <input
            type="range"
            className={styles.slider}
            aria-label={t('move')}
            aria-valuetext={place}
            min={0}
            max={length}
            value={at}
            onChange={({ target }) => go(Number(target.value))}
          />
          {marks}
        </div>
        <span className={styles.place}>{place}</span>
      </div>
      <div className={styles.buttons}>
        {step('roundBack', stopBefore(stops.rounds, at))}
        {step('turnBack', stopBefore(stops.turns, at))}
        {step('back', at - 1, 'ArrowLeft')}
        <Button look="primary" square tip aria-label={plays ? t('pause') : t('play')} aria-keyshortcuts="Space" onClick={play}>
          <Line d={plays ? paths.pause : paths.play} />
        </Button>
        {step('next', at + 1, 'ArrowRight')}
        {step('turnNext', stopAfter(stops.turns, at, length))}
        {step('roundNext', stopAfter(stops.rounds, at, length))}
      </div>
      <div className={styles.choices}>
        {choice}
        <label htmlFor={`${id}-speed`}>{t('speed')}</label>
        <select id={`${id}-speed`} value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {t(`speeds.${each}`)}
            </option>
          ))}
        </select>
        {share}
      </div>
    </section>
  );
}
