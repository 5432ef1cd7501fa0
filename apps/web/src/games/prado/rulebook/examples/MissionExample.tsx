import { missionOf, missionProgress, paintingOf, type MissionId, type PaintingId } from '@sobremesa/games/prado';
import { useState } from 'react';
import { Example, people } from '../../../../rulebook/Example.tsx';
import { classes } from '../../../../ui/classes.ts';
import board from '../../Board.module.css';
import { frameOf } from '../../art/frames.tsx';
import { Icon } from '../../art/icons.tsx';
import { Painting } from '../../art/Painting.tsx';
import { SchoolSign } from '../../museum/signs.tsx';
import { useWords } from '../../words.ts';
import css from './examples.module.css';

const paintings: readonly PaintingId[] = ['meninas', 'carlos-iii', 'carlos-v', 'juana-loca', 'capitulaciones', 'ciego-zanfonia'];
const missions: readonly MissionId[] = ['school-fr', 'theme-royalty', 'theme-history'];
const beginning: readonly PaintingId[] = ['meninas', 'carlos-v'];

/** Counts the points of photos that the reader chooses, on their own and for missions. */
export function MissionExample() {
  const words = useWords(people);
  const { t } = words;
  const [photos, setPhotos] = useState(beginning);
  const worth = photos.reduce((sum, id) => sum + paintingOf(id).points, 0);
  const states = missions.map((mission) => {
    const { count, needed, done } = missionProgress(mission, photos);
    return { mission, count, needed, done, points: done ? missionOf(mission).points : 0 };
  });
  const total = states.reduce((sum, { points }) => sum + points, worth);

  return (
    <Example
      ask={t('tried.mission.ask')}
      look={board.board}
      result={[
        [t('tried.mission.photos', { count: photos.length }), String(worth)],
        ...states.map(({ mission, count, needed, done, points }) => {
          const progress = t('mission.progress', { count, needed, done: done ? 'yes' : 'other' });
          return [`${words.mission(mission)}. ${progress}`, String(points)] as const;
        }),
        [t('tried.mission.total'), String(total)],
      ]}
      onAgain={() => setPhotos(beginning)}
    >
      <ul className={css.paintings} aria-label={t('tried.mission.paintings')}>
        {paintings.map((id) => {
          const taken = photos.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={classes(css.painting, taken && css.taken)}
                aria-pressed={taken}
                aria-label={words.label(id)}
                onClick={() => setPhotos(taken ? photos.filter((other) => other !== id) : [...photos, id])}
              >
                <Painting id={id} frame={frameOf(paintingOf(id).century)} />
                <span className={css.points} aria-hidden="true">
                  {paintingOf(id).points}
                </span>
              </button>
              <div className={css.signs} aria-hidden="true">
                <SchoolSign school={paintingOf(id).school} />
                {paintingOf(id).themes.map((theme) => (
                  <Icon key={theme} name={theme} size={24} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Example>
  );
}
