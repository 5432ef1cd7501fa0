import type { BotLevel } from '@sobremesa/protocol';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { Choice, type ChoiceProps } from '../ui/Choice.tsx';
import { useLevels } from './levels.ts';
import { levelTexts } from './texts.ts';

/** A choice of a level, with one line about the chosen one. */
export function LevelChoice(props: Pick<ChoiceProps<BotLevel>, 'legend' | 'value' | 'onChange'>) {
  const about = (
    <Suspense>
      <MoreTexts part="levels" texts={levelTexts}>
        <About level={props.value} />
      </MoreTexts>
    </Suspense>
  );
  return <Choice {...props} options={useLevels()} hint={about} />;
}

function About({ level }: { level: BotLevel }) {
  const t = useTranslations('levels');
  return t(level);
}
