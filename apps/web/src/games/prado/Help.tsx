import { centuries, schools, slots, themes } from '@sobremesa/games/prado';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './Help.module.css';
import { CenturySign, SchoolSign } from './museum/signs.tsx';
import { Ticket } from './art/gallery.tsx';
import { Icon } from './art/icons.tsx';
import { useTable } from './table.tsx';

const signs = ['move', 'closer', 'help', 'change', 'security', 'joker', 'photo', 'points', 'clockwise'] as const;

/** What is another for one who plays alone. */
const alone: Readonly<Record<string, string>> = { guard: 'help.solo', missions: 'help.missionsSolo' };

/** How a round goes, what counts, and what the signs mean. */
export default function Help({ onClose }: { onClose: () => void }) {
  const { G, words } = useTable();
  const { t, term } = words;
  const solo = G.mode.solo !== null;
  const chapters = ['round', 'queue', 'security', 'missions', 'guard', 'keys'].filter(
    (chapter) => !(solo && chapter === 'security') && (G.mode.guard || chapter !== 'guard'),
  );
  return (
    <Dialog wide title={t('board.help')} onClose={onClose}>
      <div className={css.help}>
        <p>{t('help.intro')}</p>
        <h3>{t('help.turnTitle')}</h3>
        <ol className={css.steps}>
          {['visit', 'photography', 'photo', 'limit'].map((step) => (
            <li key={step}>{t(`help.${step}`)}</li>
          ))}
        </ol>
        {chapters.map((chapter) => (
          <section key={chapter}>
            <h3>{t(`help.${chapter}Title`)}</h3>
            <p>{t((solo && alone[chapter]) || `help.${chapter}`)}</p>
          </section>
        ))}
        <Legend
          title={t('help.legendTitle')}
          entries={[
            ...signs.map((name) => [t(`help.legend.${name}`), <Icon key={name} name={name} size={28} />] as const),
            [t('help.legend.ticket'), <Ticket key="ticket" />],
          ]}
        />
        <Legend
          title={t('help.themesTitle')}
          entries={themes.map((theme) => [term(`theme-${theme}`), <Icon key={theme} name={theme} size={28} />])}
        />
        <Legend
          title={t('help.centuriesTitle')}
          entries={centuries.map((century) => [term(`century-${century}`), <CenturySign key={century} century={century} />])}
        />
        <Legend
          title={t('help.schoolsTitle')}
          entries={schools.map((school) => [term(`school-${school}`), <SchoolSign key={school} school={school} />])}
        />
        <details>
          <summary>{t('help.slotsTitle')}</summary>
          <dl className={css.slots}>
            {slots.map(({ id }) => (
              <div key={id}>
                <dt>{words.slot(id)}</dt>
                <dd>{t(`slots.${id}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Dialog>
  );
}

function Legend({ title, entries }: { title: string; entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.legend}>
        {entries.map(([text, picture]) => (
          <li key={text}>
            <span className={css.picture}>{picture}</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
