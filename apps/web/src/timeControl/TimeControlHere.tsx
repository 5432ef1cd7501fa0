import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useAct } from '../table/session.ts';
import { Problem } from '../ui/Problem.tsx';
import css from './TimeControl.module.css';
import { Fields } from './TimeControlFields.tsx';
import { hasClock } from './presets.ts';
import { timeControlTexts } from './texts.ts';
import { useTimeControlText } from './words.ts';

/** The time control of the match, which the host can still change. */
export default function TimeControlHere(props: { view: TableView; isHost: boolean }) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <Here {...props} />
    </MoreTexts>
  );
}

function Here({ view, isHost }: { view: TableView; isHost: boolean }) {
  const t = useTranslations('pace');
  const timeControlText = useTimeControlText();
  const { ask, problem } = useAct();
  const { id: table, pace, timeout } = view;
  return (
    <div className={css.here}>
      <p>
        {timeControlText(pace)} {hasClock(pace) && t(`as.${timeout}`)}
      </p>
      {isHost && (
        <details>
          <summary>{t('title')}</summary>
          <Fields pace={pace} timeout={timeout} onChange={(change) => void ask('table:settings', { table, ...change })} />
          <Problem text={problem} />
        </details>
      )}
    </div>
  );
}
