import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadHinting, type Hinting } from '../../games/load.ts';
import { GameTextProvider, useGameText } from '../../i18n/gameText.tsx';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { usePlay } from '../play/context.ts';
import { kept } from './decisions.ts';
import styles from './Review.module.css';
import { useMoment } from './useMoment.ts';
import { useReview, type Regret } from './useReview.ts';

/**
 * After a match with bots: the reader's costliest moves, with better ones and the reasons. Computed
 * on request.
 */
export default function Review() {
  const { view, match, players } = usePlay();
  const hinting = use(loadHinting(view.game, useLocale()));
  return (
    <GameTextProvider messages={hinting.messages} players={players} playerID={match.playerID}>
      <ReviewOf hinting={hinting} />
    </GameTextProvider>
  );
}

function ReviewOf({ hinting: { ui } }: { hinting: Hinting }) {
  const t = useTranslations('table.review');
  const { view } = usePlay();
  const [decisions] = useState(() => kept(view.id));
  const [begun, begin] = useState(false);
  const { done, total, regrets } = useReview(ui, decisions, begun);

  const tell = useEffectEvent((count: number) => announce(count === 0 ? t('nothing') : t('found', { count })));
  useEffect(() => {
    if (regrets !== null) tell(regrets.length);
  }, [regrets]);

  if (decisions.length === 0) return null;
  return (
    <section className={styles.review} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {!begun && (
        <Button className={styles.begin} onClick={() => begin(true)}>
          {t('begin')}
        </Button>
      )}
      {begun && regrets === null && (
        <label className={styles.progress}>
          {t('progress', { done: String(done), total: String(total) })}
          <progress value={done} max={total} />
        </label>
      )}
      {regrets?.length === 0 && <p>{t('nothing')}</p>}
      {regrets !== null && regrets.length > 0 && (
        <>
          <ol className={styles.list}>
            {regrets.map((regret) => (
              <li key={regret.decision.line}>
                <Mistake regret={regret} />
              </li>
            ))}
          </ol>
          <p className={styles.known}>{t('known')}</p>
        </>
      )}
    </section>
  );
}

function Mistake({ regret: { made, better, cost, decision } }: { regret: Regret }) {
  const t = useTranslations('table.review');
  const text = useGameText();
  const { button, busy, show } = useMoment(decision);
  return (
    <>
      <p>{t('made', { move: text.sentence(made.what) })}</p>
      <p>
        <strong>{t('better', { move: text.sentence(better.what) })}</strong>{' '}
        {better.why.map((why) => text.sentence(why)).join(' ')}
      </p>
      <p className={styles.known}>{t('cost', { count: Math.round(cost * 100) })}</p>
      <Button ref={button} look="quiet" busy={busy} onClick={() => void show()}>
        {t('moment')}
      </Button>
    </>
  );
}
