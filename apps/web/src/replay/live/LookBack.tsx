import { useCallback, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../../connection/current.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { TopBar } from '../../layout/TopBar.tsx';
import { useFailureText } from '../../lib/failure.ts';
import { useGameName } from '../../lobby/names.ts';
import { useParty } from '../../table/play/context.ts';
import { HouseContext, type House } from '../../table/play/house.ts';
import type { LookBackProps } from '../../table/play/lookBack.ts';
import { PlayProvider } from '../../table/play/PlayProvider.tsx';
import { TableContext } from '../../table/session.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Reading } from '../Reading.tsx';
import { ReplayFrame } from '../ReplayFrame.tsx';
import { ReplayTable, type SeenFrom } from '../ReplayTable.ts';
import { replayTexts } from '../texts.ts';
import { useSide } from '../useSide.ts';
import { useSteps } from '../useSteps.ts';
import styles from './LookBack.module.css';
import { LookBackSide } from './LookBackSide.tsx';
import { useCall, type Call } from './useCall.ts';
import { usePast } from './usePast.ts';

/**
 * The running match on the table, again from its start, in its reader's view. The table stays open:
 * the match goes on, and calls its reader.
 */
export default function LookBack(props: LookBackProps) {
  return (
    <MoreTexts part="replay" texts={replayTexts}>
      <Past {...props} />
    </MoreTexts>
  );
}

function Past({ onClose }: LookBackProps) {
  const t = useTranslations('replay');
  const failureText = useFailureText();
  const call = useCall();
  const past = usePast();
  if (past !== null && 'moments' in past) return <Stage key={past.seat} seen={past} call={call} onClose={onClose} />;
  const back = <Button onClick={onClose}>{t('lookBack.back')}</Button>;
  if (past === null) return <Reading>{back}</Reading>;
  const { problem } = past;
  return (
    <>
      <TopBar />
      <main>
        <Notice title={t('gone.not')} text={problem === 'otherRules' ? t('problems.otherRules') : failureText(problem)}>
          {back}
        </Notice>
      </main>
    </>
  );
}

interface StageProps extends LookBackProps {
  seen: SeenFrom;
  call: Call;
}

const house: House = { tabs: ['log'] };

/** The past in place of the table, for the board and the texts around it. */
function Stage({ seen, call, onClose }: StageProps) {
  const connection = useConnection();
  const { game, players, view } = useParty();
  const length = seen.moments.length - 1;
  const [at, setAt] = useState(length);
  const [table] = useState(() => {
    const past = { ...view, status: 'running', paused: false, vote: null, wish: null } as const;
    const fresh = new ReplayTable(connection, () => past);
    fresh.show(seen, at);
    return fresh;
  });
  useLayoutEffect(() => table.show(seen, at), [table, seen, at]);
  // A version that the match does not have would be an error of this page.
  const goTo = useCallback((to: number) => setAt(Math.min(Math.max(to, 0), length)), [length]);
  return (
    <TableContext value={table}>
      <PlayProvider game={game} players={players}>
        <HouseContext value={house}>
          <Frame seen={seen} at={at} call={call} onAt={goTo} onClose={onClose} />
        </HouseContext>
      </PlayProvider>
    </TableContext>
  );
}

interface FrameProps extends StageProps {
  at: number;
  onAt: (at: number) => void;
}

function Frame({ seen, at, call, onAt, onClose }: FrameProps) {
  const t = useTranslations('replay.lookBack');
  const gameName = useGameName();
  const { view } = useParty();
  const side = useSide();
  const steps = useSteps(seen, at, onAt, onlyOne);
  return (
    <ReplayFrame
      title={`${t('title')}: ${gameName(view.game)}`}
      seen={seen}
      at={at}
      steps={steps}
      notice={
        <section aria-label={t('title')} className={classes(styles.notice, call !== null && styles.calling)}>
          <p>{t(call ?? 'past')}</p>
          <Button look={call === null ? 'plain' : 'primary'} onClick={onClose}>
            {t('back')}
          </Button>
        </section>
      }
      side={side}
      panel={<LookBackSide seen={seen} at={at} onAt={steps.go} onClose={side.close} />}
    />
  );
}

/** The reader has one view. */
const onlyOne = () => {};
