import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGameText } from '../i18n/gameText.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Chart, palette, Sample, type Mark } from './Chart.tsx';
import { StoryDocument } from './document.ts';
import { chanceLines, heightAt, pointLines, sourceLines, stopAt, type GraphLine, type Knowledge } from './lines.ts';
import type { StorySoFar } from './story.ts';
import styles from './Story.module.css';
import { storyTexts } from './texts.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useStory, type StoryHost } from './useStory.ts';

export interface StoryProps {
  game: string;
  /** The players' names, in seat order. */
  names: readonly string[];
  /** The version on the board. */
  at: number;
  onAt: (version: number) => void;
  /** Goes to a version, and brings the board into sight. */
  onShow: (version: number) => void;
  onClose: () => void;
  /** Where the story is worked out; in a worker by default. */
  hostOf?: StoryHost;
}

/** A finished match as a graph: points, chances to win, and its turning points. */
export default function Story(props: StoryProps) {
  const document = use(StoryDocument);
  if (document === null) return null;
  return (
    <MoreTexts part="story" texts={storyTexts}>
      <Told {...props} document={document} />
    </MoreTexts>
  );
}

type Shown = 'points' | 'chances';

function Told({ game, names, at, onAt, onShow, onClose, document, hostOf }: StoryProps & { document: string }) {
  const t = useTranslations('story');
  const text = useGameText();
  const { story, setWorks } = useStory(document, hostOf);
  const [shown, setShown] = useState<Shown>('points');
  const [knowledge, setKnowledge] = useState<Knowledge>('seen');
  const [whose, setWhose] = useState<number | null>(null);
  const { stops, chances, state } = story;
  useSpoken(state, story.turningPoints.length);

  const lines =
    shown === 'chances'
      ? chanceLines(stops, chances, knowledge, names)
      : whose === null
        ? pointLines(stops, names, text.term)
        : sourceLines(stops, whose, (source) => text.t(source.replace('score.', 'sources.')));
  const format = (value: number) => (shown === 'chances' ? t('percent', { value: number(value) }) : number(value));
  const values = (stop: number) =>
    lines.map(({ key, label, values }) => {
      const value = values[stop] ?? null;
      return { key, label, value: value === null ? t('unknown') : format(value) };
    });
  const when = (stop: number) => (stop === stops.length - 1 ? t('end') : t('turn', { turn: String(stops[stop]?.turn ?? 1) }));
  const versions = stops.map(({ version }) => version);
  const now = stopAt(versions, at);
  const spoken = t('spoken', {
    at: String(at),
    when: when(now),
    values: text.list(values(now).map(({ label, value }) => t('value', { name: label, value }))),
  });

  return (
    <section id="story" className={classes(styles.story, palette)} aria-label={t('title')}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        <Button look="quiet" square tip aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.choices}>
        <Choice<Shown>
          legend={t('show')}
          options={[
            { value: 'points', label: t('points') },
            { value: 'chances', label: t('chances') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'points' ? (
          <label className={styles.whose}>
            {t('whose')}
            <select value={whose ?? ''} onChange={({ target }) => setWhose(target.value === '' ? null : Number(target.value))}>
              <option value="">{t('everyone')}</option>
              {names.map((name, seat) => (
                // Names need not differ.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={seat} value={seat}>
                  {t('ofPlayer', { name })}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <Choice<Knowledge>
            legend={t('knowledge')}
            hint={t(knowledge === 'whole' ? 'wholeHint' : 'seenHint')}
            options={[
              { value: 'seen', label: t('seen') },
              { value: 'whole', label: t('whole') },
            ]}
            value={knowledge}
            onChange={setKnowledge}
          />
        )}
      </div>
      <Problem text={state === 'failed' ? t('failed') : null} />
      {stops.length > 0 && (
        <figure className={styles.figure}>
          <Chart
            lines={lines}
            versions={versions}
            marks={shown === 'chances' ? marksOf(story, lines) : []}
            top={shown === 'chances' ? 100 : null}
            format={format}
            axis={t('axis')}
            at={at}
            onAt={onAt}
            label={t('moment')}
            spoken={spoken}
          />
          <figcaption className={styles.legend}>
            <strong>{when(now)}</strong>
            <ul>
              {values(now).map(({ key, label, value }, index) => (
                <li key={key}>
                  <Sample look={lines[index]?.look ?? 0} />
                  <span>{label}</span>
                  <b>{value}</b>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      )}
      <Work story={story} setWorks={setWorks} />
      {shown === 'chances' && state === 'done' && <p className={styles.note}>{t('estimate')}</p>}
      {stops.length > 0 && (
        <details className={styles.table}>
          <summary>{t('table')}</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('when')}</th>
                  <th scope="col">{t('axis')}</th>
                  {lines.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {stops.map(({ version }, stop) => (
                  <tr key={version} aria-current={stop === now ? 'true' : undefined}>
                    <th scope="row">{when(stop)}</th>
                    <td>{version}</td>
                    {values(stop).map(({ key, value }) => (
                      <td key={key}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      <TurningPoints game={game} names={names} story={story} at={at} onShow={onShow} />
    </section>
  );
}

function number(value: number): string {
  return String(Math.round(value));
}

/** The progress of the estimates, with a button that stops them or goes on. */
function Work({ story: { state, progress }, setWorks }: { story: StorySoFar; setWorks: (works: boolean) => void }) {
  const t = useTranslations('story');
  if (state === 'done' || state === 'failed') return null;
  const share = progress.done / Math.max(1, progress.total);
  const percent = String(Math.floor(share * 100));
  return (
    <div className={styles.work}>
      <label>
        {state === 'stopped' ? t('stopped') : t('progress', { percent })}
        <progress value={share} max={1} />
      </label>
      <Button onClick={() => setWorks(state === 'stopped')}>{t(state === 'stopped' ? 'goOn' : 'stop')}</Button>
    </div>
  );
}

/** The turning points on the lines of their players, numbered as in their list. */
function marksOf({ stops, turningPoints }: StorySoFar, lines: readonly GraphLine[]): Mark[] {
  const versions = stops.map(({ version }) => version);
  return turningPoints.flatMap(({ version, seat }, index) => {
    const value = lines[seat] === undefined ? null : heightAt(lines[seat], versions, version);
    return value === null ? [] : [{ number: index + 1, version, look: seat, value }];
  });
}

/** Announces the end of the work. */
function useSpoken(state: StorySoFar['state'], found: number): void {
  const t = useTranslations('story');
  const speak = useEffectEvent((now: StorySoFar['state']) => {
    if (now === 'failed') announce(t('failed'), true);
    if (now === 'done') announce(`${t('done')} ${found === 0 ? t('none') : t('found', { count: found })}`);
  });
  useEffect(() => speak(state), [state]);
}
