import { centuries, schools, slots, themes } from '@sobremesa/games/prado';
import { Chapter, HelpDialog, Legend, Steps } from '../frame/Help.tsx';
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
    <HelpDialog wide title={t('board.help')} className={css.help} onClose={onClose}>
      <p>{t('help.intro')}</p>
      <Steps title={t('help.turnTitle')} steps={['visit', 'photography', 'photo', 'limit'].map((step) => t(`help.${step}`))} />
      {chapters.map((chapter) => (
        <Chapter key={chapter} title={t(`help.${chapter}Title`)}>
          <p>{t((solo && alone[chapter]) || `help.${chapter}`)}</p>
        </Chapter>
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
    </HelpDialog>
  );
}
