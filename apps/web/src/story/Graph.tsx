import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGameText } from '../i18n/gameText.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Chart, Sample, type Mark } from './Chart.tsx';
import type { Stop, TurningPoint } from './host/model.ts';
import { chanceLines, heightAt, pointLines, sourceLines, stopAt, type GraphLine, type Knowledge } from './lines.ts';
import type { StorySoFar } from './story.ts';
import styles from './Story.module.css';

interface GraphProps extends Pick<StorySoFar, 'stops' | 'chances' | 'turningPoints'> {
  /** The players' names, in seat order. */
  names: readonly string[];
  /** The version on the board. */
  at: number;
  onAt: (version: number) => void;
}

type Shown = 'points' | 'chances';

/**
 * The lines of a match, with the choice of what they show, and the same as a table. Memoized, so
 * that the progress of the work does not draw them again.
 */
export const Graph = memo(function Graph({ stops, chances, turningPoints, names, at, onAt }: GraphProps) {
  const t = useTranslations('story');
  const text = useGameText();
  const [shown, setShown] = useState<Shown>('points');
  const [knowledge, setKnowledge] = useState<Knowledge>('seen');
  const [whose, setWhose] = useState<number | null>(null);
  const [hasTable, setHasTable] = useState(false);

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
    <>
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
      <figure className={styles.figure}>
        <Chart
          lines={lines}
          versions={versions}
          marks={shown === 'chances' ? marksOf(stops, turningPoints, lines) : []}
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
      {shown === 'chances' && <p className={styles.note}>{t('estimate')}</p>}
      <details className={styles.table} onToggle={({ currentTarget }) => setHasTable(currentTarget.open)}>
        <summary>{t('table')}</summary>
        {hasTable && (
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
        )}
      </details>
    </>
  );
});

function number(value: number): string {
  return String(Math.round(value));
}

/** The turning points on the lines of their players, numbered as in their list. */
function marksOf(stops: readonly Stop[], turningPoints: readonly TurningPoint[], lines: readonly GraphLine[]): Mark[] {
  const versions = stops.map(({ version }) => version);
  return turningPoints.flatMap(({ version, seat }, index) => {
    const value = lines[seat] === undefined ? null : heightAt(lines[seat], versions, version);
    return value === null ? [] : [{ number: index + 1, version, look: seat, value }];
  });
}
