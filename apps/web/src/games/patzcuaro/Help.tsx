import { colors, items, type Requirement } from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { Chapter, HelpDialog, Legend, Steps } from '../frame/Help.tsx';
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
    <HelpDialog title={t('board.help')} className={css.help} onClose={onClose}>
      <p>{t('help.intro')}</p>
      <Steps title={t('help.turnTitle')} steps={['move', 'act', 'flip', 'draw'].map((step) => t(`help.${step}`))} />
      {['altar', 'end', 'score', 'petals', 'keys'].map((chapter) => (
        <Chapter key={chapter} title={t(`help.${chapter}Title`)}>
          <p>{t(`help.${chapter}`)}</p>
        </Chapter>
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
    </HelpDialog>
  );
}
