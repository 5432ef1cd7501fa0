import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useAct } from '../table/session.ts';
import { Problem } from '../ui/Problem.tsx';
import css from './Pace.module.css';
import { Fields } from './PaceFields.tsx';
import { hasClock } from './presets.ts';
import { paceTexts } from './texts.ts';
import { usePaceText } from './words.ts';

/** At what pace the match will be played; whoever opened the table may still change it. */
export default function PaceHere(props: { view: TableView; isHost: boolean }) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      <Here {...props} />
    </MoreTexts>
  );
}

function Here({ view, isHost }: { view: TableView; isHost: boolean }) {
  const t = useTranslations('pace');
  const paceText = usePaceText();
  const { ask, problem } = useAct();
  const { id: table, pace, timeout } = view;
  return (
    <div className={css.here}>
      <p>
        {paceText(pace)} {hasClock(pace) && t(`as.${timeout}`)}
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
