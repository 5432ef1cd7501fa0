import { inMuseum, missionOf, missionProgress, type MissionId, type PaintingId } from '@sobremesa/games/prado';
import { classes } from '../../../ui/classes.ts';
import { TableIcon } from '../../../ui/TableIcon.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './MissionRow.module.css';
import { MissionSign } from './MissionSign.tsx';

/** A mission: its condition, its points, and optionally a player's progress. */
export function MissionRow({
  mission,
  photos,
  common = false,
}: {
  mission: MissionId;
  /** The photos of the player whose progress to show; undefined for the card alone. */
  photos?: readonly PaintingId[];
  common?: boolean;
}) {
  const words = useTableWords();
  const alone = useTable(({ G }) => G.mode.solo !== null);
  const { t } = words;
  const { needed, points } = missionOf(mission);
  const progress = photos && missionProgress(mission, photos);
  // In solo play the own missions must be fulfilled and give no points.
  const worth = !alone || common;
  return (
    <span className={classes(css.mission, progress?.done && css.done)}>
      <MissionSign mission={mission} />
      <span className={css.words}>
        <span className={css.name}>
          {common ? t('mission.commonName', { mission: words.mission(mission) }) : words.mission(mission)}
        </span>
        <span className={css.small}>
          {t('mission.card', { needed, museum: inMuseum(missionOf(mission)) })}
          {worth && ` · ${t('mission.points', { points })}`}
        </span>
      </span>
      {progress && (
        <span className={css.progress}>
          <span className="visually-hidden">
            {t('mission.progress', { count: progress.count, needed, done: progress.done ? 'yes' : 'other' })}
          </span>
          <span aria-hidden="true">{progress.done ? <TableIcon name="check" size={20} /> : `${progress.count}/${needed}`}</span>
        </span>
      )}
    </span>
  );
}
