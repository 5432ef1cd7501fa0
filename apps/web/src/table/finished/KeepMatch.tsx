import { documentOf } from '@sobremesa/client';
import { Suspense, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnection } from '../../connection/current.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { useFailureText } from '../../lib/failure.ts';
import { lazy } from '../../lib/lazy.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { handOver, STORY_HASH } from '../../replay/handedOver.ts';
import { replayTexts } from '../../replay/texts.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useParty } from '../play/context.ts';
import { HouseContext } from '../play/house.ts';
import styles from './FinalScore.module.css';

const CheckButton = lazy(() => import('../../shuffle/CheckButton.tsx'));

/** Saves the finished match as a file, or shows it again from the start. */
export default function KeepMatch() {
  return (
    <MoreTexts part="replay" texts={replayTexts}>
      <Ways />
    </MoreTexts>
  );
}

function Ways() {
  const t = useTranslations('replay');
  const failureText = useFailureText();
  const connection = useConnection();
  const [, navigate] = useLocation();
  const { view } = useParty();
  const isLocal = use(HouseContext).menu !== undefined;
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function withText(act: (text: string) => void) {
    setBusy(true);
    setProblem(null);
    const answer = await documentOf(connection, view.id);
    setBusy(false);
    if (answer.ok) return act(answer.text);
    const text = answer.code === 'otherRules' ? t('notSaved') : failureText(answer.code);
    setProblem(text);
    announce(text, true);
  }

  function save(text: string) {
    saveFile(new File([text], fileName(text), { type: 'application/json' }));
    setSaved(true);
  }

  function watch(text: string, hash: '' | typeof STORY_HASH = '') {
    handOver(text);
    navigate(`/replay${hash}`);
  }

  return (
    <div className={styles.next}>
      <Button busy={busy} onClick={() => void withText(save)}>
        {t('save')}
      </Button>
      {isLocal ? (
        <Button busy={busy} onClick={() => void withText((text) => watch(text))}>
          {t('watch')}
        </Button>
      ) : (
        <LinkButton href={`/replay/${view.id}`}>{t('watch')}</LinkButton>
      )}
      {isLocal ? (
        <Button busy={busy} onClick={() => void withText((text) => watch(text, STORY_HASH))}>
          {t('story')}
        </Button>
      ) : (
        <LinkButton href={`/replay/${view.id}${STORY_HASH}`}>{t('story')}</LinkButton>
      )}
      {view.shuffle !== undefined && (
        <Suspense>
          <CheckButton
            table={view.id}
            names={view.seats.map(({ name }) => name ?? '')}
            load={() => documentOf(connection, view.id)}
          />
        </Suspense>
      )}
      <output>{saved && t('saved')}</output>
      <Problem text={problem} />
    </div>
  );
}

/** Such as `prado-2026-11-28.sobremesa.json`. */
function fileName(text: string): string {
  const { game, startedAt } = JSON.parse(text) as { game: string; startedAt: number };
  return `${game}-${new Date(startedAt).toISOString().slice(0, 10)}.sobremesa.json`;
}
