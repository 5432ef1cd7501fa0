import type { Seen } from '@sobremesa/protocol';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewCtx } from '@sobremesa/games/kit';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { usePlay } from '../play/context.ts';
import type { PastMove } from '../playback/pastMove.ts';
import { useAct, useOpenTable, useTable } from '../session.ts';
import { LogSentence, nameIn } from '../side/LogSentence.tsx';
import styles from './RecapDialog.module.css';
import { recapTexts } from './texts.ts';
import { turnsSince, type Turn } from './turns.ts';
import { usePastMoves } from './usePastMoves.ts';

/** Maximum number of listed turns; older ones are left out. */
const MOST_TURNS = 12;

export interface RecapDialogProps {
  since: Seen;
  /** Called when the reader closes the recap. */
  onClose: () => void;
}

/** Shows what a player missed: turn by turn, in points, and as a replay on the board. */
export default function RecapDialog(props: RecapDialogProps) {
  return (
    <MoreTexts part="recap" texts={recapTexts}>
      <RecapText {...props} />
    </MoreTexts>
  );
}

function RecapText({ since, onClose }: RecapDialogProps) {
  const t = useTranslations('recap');
  const table = useOpenTable();
  const { session } = table;
  const { asked, view, mine } = usePlay();
  const tPlay = useTranslations('table.play');
  const { ask, busy, problem } = useAct();
  const past = usePastMoves(since);
  const log = useTable((s) => s.log);
  const more = useTable((s) => s.moreLog);
  const first = log[0]?.seq ?? 0;
  useEffect(() => {
    if (more && first > since.line + 1) void session.olderLog();
  }, [more, first, since.line, session]);
  const turns = turnsSince(log, since.line);
  const shown = turns.slice(-MOST_TURNS);
  const earlier = turns.length - shown.length;
  const over = view.status === 'finished';

  function play() {
    onClose();
    if (past !== null) table.replay(past, !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      {earlier > 0 && <p className={styles.earlier}>{t('earlier', { count: earlier })}</p>}
      <ol className={styles.turns} aria-label={t('turns')}>
        {shown.map((turn) => (
          <li key={turn.headline.seq}>
            <OneTurn turn={turn} />
          </li>
        ))}
      </ol>
      {past?.[0] !== undefined && <Points then={past[0]} />}
      {(over || asked) && <p className={styles.now}>{over ? t('over') : t('yourTurn')}</p>}
      {mine?.standIn === 'away' && view.status === 'running' && (
        <div className={styles.seat}>
          <p>{tPlay('playedForYou')}</p>
          <Button
            look="primary"
            busy={busy}
            onClick={() => void ask('table:return', { table: view.id }).then((isBack) => isBack && onClose())}
          >
            {tPlay('return')}
          </Button>
          <Problem text={problem} />
        </div>
      )}
      <div className={styles.ways}>
        {past !== null && past.length > 1 && (
          <Button onClick={play}>
            <TableIcon name="eye" />
            {t('replay')}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {t('goOn')}
        </Button>
      </div>
    </Dialog>
  );
}

/** A turn's main event, with the others in a disclosure. */
function OneTurn({ turn: { headline, rest } }: { turn: Turn }) {
  const t = useTranslations('recap');
  const { view, game } = usePlay();
  const sentence = <LogSentence entry={headline} game={game} name={nameIn(headline, view.seats)} />;
  if (rest.length === 0) return sentence;
  return (
    <details className={styles.turn}>
      <summary>
        {sentence} <span className={styles.more}>{t('more', { count: rest.length })}</span>
      </summary>
      <ul>
        {rest.map((entry) => (
          <li key={entry.seq}>
            <LogSentence entry={entry} game={game} name={nameIn(entry, view.seats)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The scores then and now. Hidden scores are left out. */
function Points({ then }: { then: PastMove }) {
  const t = useTranslations('recap');
  const { match, players, game, ctx } = usePlay();
  const { state } = then.match;
  const before = new Map(game.rules.score(state.G, state.ctx as ViewCtx).map(({ playerID, total }) => [playerID, total]));
  const now = game.rules.score(match.state.G, ctx);
  return (
    <table className={styles.points}>
      <caption className="visually-hidden">{t('points')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('player')}</span>
          </th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {now.map(({ playerID, total }) => {
          const name = players.find(({ id }) => id === playerID)?.name ?? '';
          return (
            <tr key={playerID}>
              <th scope="row">
                <SeatToken seat={Number(playerID)} name={name} size={20} />
                <span>{name}</span>
              </th>
              <td>{before.get(playerID) ?? total}</td>
              <td>{total}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
