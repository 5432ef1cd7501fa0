import { missions, countsFor, paintingOf, roomNumbers, roomAt, type PaintingId } from '@sobremesa/games/prado';
import { Suspense } from 'react';
import { useRules } from '../../../rulebook/context.ts';
import { ratioOf } from '../art/Painting.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Framed } from './Frame.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import css from './PaintingDialog.module.css';
import { CenturySign, SchoolSign } from './signs.tsx';

/** A painting in a large view without visitors, with its label in both languages. */
export default function PaintingDialog({ painting, onClose }: { painting: PaintingId; onClose: () => void }) {
  const { G, words } = useTable();
  const { t, term } = words;
  const rules = useRules();
  const data = paintingOf(painting);
  const { title, century, school, themes, points, visitors } = data;
  const room = roomNumbers.find((n) => roomAt(G, n).painting === painting);
  const known = new Set([G.commonMission, ...G.players.flatMap(({ missions }) => missions ?? [])]);
  const helps = missions.filter((mission) => known.has(mission.id) && countsFor(mission, data));
  const other = words.painting(painting) === title.es ? title.en : title.es;
  return (
    <Dialog wide title={words.painting(painting)} onClose={onClose}>
      <div className={css.picture}>
        <span className={css.painting} style={{ aspectRatio: ratioOf(painting, true) }}>
          <Framed painting={painting} />
        </span>
      </div>
      <div className={css.label}>
        <p className={css.other} lang={other === title.en ? 'en' : 'es'}>
          {other}
        </p>
        <p className={css.painter}>
          {words.painter(painting)}, {words.year(painting)}
        </p>
        <ul className={css.facts}>
          <li>
            <CenturySign century={century} /> <span>{term(`century-${century}`)}</span>
          </li>
          <li>
            <SchoolSign school={school} /> <span>{term(`school-${school}`)}</span>
          </li>
          {themes.map((theme) => (
            <li key={theme}>
              <Icon name={theme} size={20} /> <span>{term(`theme-${theme}`)}</span>
            </li>
          ))}
        </ul>
        <p>
          {t('painting.worth', { points })} {t('painting.visitors', { count: visitors })}
          {room !== undefined && ` ${t('painting.hangs', { room, count: roomAt(G, room).visitors })}`}
        </p>
        {helps.length > 0 && (
          <ul className={css.facts}>
            {helps.map(({ id }) => (
              <li key={id}>
                <MissionSign mission={id} /> <span>{t('painting.counts', { mission: words.mission(id) })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {rules !== null && (
        <Suspense>
          <rules.Labels game={rules.game} topic={`terms.${painting}`} pictured={false} />
        </Suspense>
      )}
    </Dialog>
  );
}
