import type { TableView } from '@sobremesa/protocol';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { lazy } from '../lib/lazy.ts';
import { useAct } from '../table/session.ts';
import { Problem } from '../ui/Problem.tsx';
import css from './TimeControl.module.css';
import { hasClock } from './hasClock.ts';
import { timeControlTexts } from './texts.ts';
import { useTimeControlText } from './words.ts';

/** Only the host can change the settings. */
const TimeControlFields = lazy(() => import('./TimeControlFields.tsx'));

/** The clock of the match, and for the host the settings of the time control. */
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
      {hasClock(pace) && (
        <p>
          {timeControlText(pace)} {t(`as.${timeout}`)}
        </p>
      )}
      {isHost && (
        <details>
          <summary>{t('title')}</summary>
          <Suspense>
            <TimeControlFields
              pace={pace}
              timeout={timeout}
              onChange={(change) => void ask('table:settings', { table, ...change })}
            />
          </Suspense>
          <Problem text={problem} />
        </details>
      )}
    </div>
  );
}
