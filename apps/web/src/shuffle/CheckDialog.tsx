import { checkSteps, type CheckNews, type CheckResult, type CheckStep } from '@sobremesa/match/check';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useFailureText } from '../lib/failure.ts';
import { replayTexts } from '../replay/texts.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Problem } from '../ui/Problem.tsx';
import type { CheckProps } from './checkProps.ts';
import { startCheck, type CheckHost } from './checker.ts';
import { drawIn, keptAt, keptOfDraw } from './kept.ts';
import css from './Shuffle.module.css';

interface CheckDialogProps extends CheckProps {
  onClose: () => void;
  /** Where the check runs; in a worker by default. */
  hostOf?: CheckHost;
}

/** Plays the match again in the reader's browser, and shows each step with its result. */
export default function CheckDialog(props: CheckDialogProps) {
  return (
    <MoreTexts part="replay" texts={replayTexts}>
      <Check {...props} />
    </MoreTexts>
  );
}

type Phase = 'ready' | 'loading' | 'checking' | 'done' | 'cancelled';
type Results = Partial<Record<CheckStep, CheckResult>>;
const signs = { same: '✓', differs: '✗', unknown: '–', waiting: '·' } as const;

function Check({ table, names, load, onClose, hostOf }: CheckDialogProps) {
  const t = useTranslations('shuffle.check');
  const tReplay = useTranslations('replay');
  const failureText = useFailureText();
  const [phase, setPhase] = useState<Phase>('ready');
  const [results, setResults] = useState<Results>({});
  const [progress, setProgress] = useState({ checked: 0, of: 1 });
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function fail(text: string) {
    setPhase('ready');
    setProblem(text);
    announce(text, true);
  }

  async function check() {
    setPhase('loading');
    setResults({});
    setProgress({ checked: 0, of: 1 });
    setProblem(null);
    let isWanted = true;
    cancel.current = () => {
      isWanted = false;
    };
    const answer = await load();
    if (!isWanted) return;
    if (!answer.ok) return fail(answer.code === 'otherRules' ? tReplay('problems.otherRules') : failureText(answer.code));
    const found: Results = {};
    const hear = (news: CheckNews) => {
      if ('checked' in news) return setProgress(news);
      found[news.step] = news;
      setResults({ ...found });
    };
    const end = () => {
      setPhase('done');
      announce(t(verdictOf(found)));
    };
    setPhase('checking');
    const kept = table === undefined ? keptOfDraw(drawIn(answer.text)) : keptAt(table);
    cancel.current = startCheck(answer.text, kept, { onNews: hear, onDone: end, onFailed: () => fail(t('failed')) }, hostOf);
  }

  function stop() {
    cancel.current();
    setPhase('cancelled');
  }

  const isBusy = phase === 'loading' || phase === 'checking';
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={css.facts}>
        <p>{t('intro')}</p>
        <div className={css.buttons}>
          {isBusy ? (
            <Button onClick={stop}>{t('cancel')}</Button>
          ) : (
            <Button look="primary" onClick={() => void check()}>
              {t(phase === 'ready' ? 'start' : 'again')}
            </Button>
          )}
        </div>
        {isBusy && (
          <div>
            <progress className={css.progress} aria-label={t('progress')} max={progress.of} value={progress.checked} />
            <p>
              {phase === 'loading' ? t('loading') : t('moves', { checked: String(progress.checked), of: String(progress.of) })}
            </p>
          </div>
        )}
        <output>
          {phase === 'cancelled' && t('cancelled')}
          {phase === 'done' && t(verdictOf(results))}
        </output>
        <Problem text={problem} />
        {phase !== 'ready' && (
          <ol className={css.steps}>
            {checkSteps.map((step) => (
              <Step key={step} step={step} result={results[step]} names={names} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

function Step({ step, result, names }: { step: CheckStep; result: CheckResult | undefined; names: readonly string[] }) {
  const t = useTranslations('shuffle.check');
  const tShuffle = useTranslations('shuffle');
  const tReplay = useTranslations('replay');
  const { seat, version, error, reason } = result ?? {};
  const name = seat === undefined ? '' : (names[seat] ?? tShuffle('unnamed', { number: String(seat + 1) }));
  return (
    <li className={css.step} data-step={step} data-result={result?.result ?? 'waiting'}>
      <span className={css.sign} aria-hidden>
        {signs[result?.result ?? 'waiting']}
      </span>
      <span>
        {result !== undefined && <span className="visually-hidden">{t(`results.${result.result}`)}: </span>}
        {t(`steps.${step}`)}
        {reason !== undefined && <span className={css.note}>{t(`reasons.${reason}`)}</span>}
        {seat !== undefined && <span className={css.note}>{t('at.seat', { name })}</span>}
        {error !== undefined && version === undefined && (
          <span className={css.note}>{tReplay(`problems.${error}`, { version: 0 })}</span>
        )}
        {version !== undefined && version > 0 && (
          <span className={css.note}>{t('at.version', { version: String(version) })}</span>
        )}
      </span>
    </li>
  );
}

function verdictOf(results: Results): 'allSame' | 'sameSoFar' | 'different' {
  const all = new Set(Object.values(results).map(({ result }) => result));
  if (all.has('differs')) return 'different';
  return all.has('unknown') ? 'sameSoFar' : 'allSame';
}
