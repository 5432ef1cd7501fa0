import { colors, items, type Requirement } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { DrawIcon, RevealIcon, SignIcon } from './art/actions.tsx';
import { EmblemIcon } from './art/emblems.tsx';
import { ItemIcon } from './art/items.tsx';
import { RequirementIcon } from './art/requirements.tsx';
import css from './Help.module.css';
import { useTableWords } from './table.tsx';

const size = 30;
const signs: Readonly<Record<string, ReactNode>> = {
  trade: <SignIcon sign="trade" size={size} />,
  altar: <SignIcon sign="altar" size={size} />,
  draw: <DrawIcon count={2} size={size} />,
  reveal: <RevealIcon arrow="" size={size} />,
  others: <SignIcon sign="others" size={size} />,
  choose: <SignIcon sign="choose" size={size} />,
};
const requirements: readonly Requirement[] = [
  { k: 'any' },
  { k: 'color', c: 'pink' },
  { k: 'has', i: 'candle' },
  { k: 'lacks', i: 'skull' },
  { k: 'exact', n: 3 },
  { k: 'diffTop' },
];

/** How a turn goes, what counts, and what the signs mean. */
export default function Help({ onClose }: { onClose: () => void }) {
  const words = useTableWords();
  const { t, term } = words;
  return (
    <Dialog title={t('board.help')} onClose={onClose}>
      <div className={css.help}>
        <p>{t('help.intro')}</p>
        <h3>{t('help.turnTitle')}</h3>
        <ol className={css.steps}>
          {['move', 'act', 'flip', 'draw'].map((step) => (
            <li key={step}>{t(`help.${step}`)}</li>
          ))}
        </ol>
        {['altar', 'end', 'score', 'petals', 'keys'].map((chapter) => (
          <section key={chapter}>
            <h3>{t(`help.${chapter}Title`)}</h3>
            <p>{t(`help.${chapter}`)}</p>
          </section>
        ))}
        <Legend
          title={t('help.legendTitle')}
          entries={Object.entries(signs).map(([key, sign]) => [t(`help.legend.${key}`), sign])}
        />
        <Legend
          title={t('help.requirementsTitle')}
          entries={requirements.map((requirement) => [
            words.requirement(requirement),
            <RequirementIcon key={requirement.k} requirement={requirement} size={38} />,
          ])}
        />
        <Legend
          title={t('help.itemsTitle')}
          entries={items.map((item) => [term(item), <ItemIcon key={item} item={item} size={36} />])}
        />
        <Legend
          title={t('help.colorsTitle')}
          entries={colors.map((color) => [term(color), <EmblemIcon key={color} color={color} size={size} />])}
        />
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
