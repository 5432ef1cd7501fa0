import type { ViewCtx } from '@sobremesa/games/kit';
import { botCharacters, botNames, type Bot, type BotLevel } from '@sobremesa/protocol';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useLevels } from '../../bots/levels.ts';
import type { Made } from '../../local/host/match.ts';
import { addBranch, branches, MOST_BRANCHES, newBranchId } from '../../local/page/branches.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Line } from '../../ui/Icon.tsx';
import { Problem } from '../../ui/Problem.tsx';
import type { MovesTo } from '../host/model.ts';
import type { SeenFrom } from '../ReplayTable.ts';
import type { Source } from '../source.ts';
import styles from './Branch.module.css';

/** A path that leaves another one. */
const branchIcon = 'M6 4.5v15M6 13.5c0-4 3-5 6-5h6M14.5 5l3.5 3.5-3.5 3.5';

interface PlayOnProps {
  source: Source;
  /** In seat order. */
  names: readonly string[];
  seen: SeenFrom;
  at: number;
  /** Shows only an icon. */
  isShort?: boolean;
}

/** The button that opens a new match from this moment. It asks who plays for each seat. */
export function PlayOn({ source, names, seen, at, isShort = false }: PlayOnProps) {
  const t = useTranslations('replay.playOn');
  const [open, setOpen] = useState(false);
  const isOver = (seen.moments[at]?.state.ctx as ViewCtx | undefined)?.gameover !== undefined;
  return (
    <>
      <Button
        look={isShort ? 'quiet' : 'primary'}
        square={isShort}
        tip={isShort}
        aria-label={isShort ? t('open') : undefined}
        unavailable={isOver ? t('over') : undefined}
        onClick={() => setOpen(true)}
      >
        {isShort ? <Line d={branchIcon} /> : t('open')}
      </Button>
      {open && (
        <Dialog title={t('open')} onClose={() => setOpen(false)}>
          <Seats source={source} names={names} seen={seen} at={at} />
        </Dialog>
      )}
    </>
  );
}

/** Who plays for a seat. */
type Plays = 'hand' | BotLevel;

function Seats({ source: { reader, head, table }, names, seen, at }: PlayOnProps) {
  const t = useTranslations('replay.playOn');
  const tProblems = useTranslations('replay.problems');
  const levels = useLevels();
  const id = useId();
  const [, navigate] = useLocation();
  const [plays, setPlays] = useState(() => usualPlayers(head.seats, seen, at));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (branches().length >= MOST_BRANCHES) return report(t('full', { most: MOST_BRANCHES }));
    setBusy(true);
    const moves = await reader.movesTo(at).catch(() => null);
    setBusy(false);
    if (moves === null) return report(tProblems('unreadable'));
    const branch = newBranchId();
    const seats = seatsOf(head.seats, names, plays);
    const looks = seen.seat !== null && plays[seen.seat] === 'hand' ? seen.seat : plays.indexOf('hand');
    addBranch(
      {
        id: branch,
        game: head.game,
        of: head.id,
        table: table ?? null,
        at,
        seats,
        you: looks === -1 ? null : looks,
        state: { asked: [] },
      },
      {
        options: head.options,
        seed: head.seed,
        before: { rules: head.rules, moves: madeMoves(moves, head.startedAt) },
        match: null,
      },
    );
    navigate(`/here/${head.game}?branch=${branch}`);
  }

  function report(text: string) {
    setProblem(text);
    announce(text, true);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void begin(event)}>
      <p>{t('about', { at })}</p>
      {names.map((name, seat) => (
        // Names need not differ.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={seat} className={styles.seat}>
          <label htmlFor={`${id}-${seat}`}>{t('seat', { name })}</label>
          <select
            id={`${id}-${seat}`}
            value={plays[seat]}
            onChange={({ target }) => setPlays(plays.with(seat, target.value as Plays))}
          >
            <option value="hand">{t('byHand')}</option>
            {levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {t('bot', { level: label })}
              </option>
            ))}
          </select>
        </div>
      ))}
      <p className={styles.luck}>{t('luck')}</p>
      <Problem text={problem} />
      <Button type="submit" look="primary" busy={busy}>
        {t('begin')}
      </Button>
    </form>
  );
}

/** The seat that is seen, or else the one whose turn it is, plays by hand. */
function usualPlayers(seats: Source['head']['seats'], seen: SeenFrom, at: number): Plays[] {
  const ctx = seen.moments[at]?.state.ctx as ViewCtx;
  const own = seen.seat ?? Number(ctx.currentPlayer);
  return seats.map(({ bot }, seat) => (seat === own ? 'hand' : (bot?.level ?? 'sound')));
}

/** A bot keeps its character. Other bots get characters that nobody has. */
function seatsOf(seats: Source['head']['seats'], names: readonly string[], plays: readonly Plays[]) {
  const taken = new Set(seats.map(({ bot }) => bot?.character));
  const free = botCharacters.filter((character) => !taken.has(character));
  return plays.map((level, seat): { name: string; bot: Bot | null } => {
    if (level === 'hand') return { name: names[seat] ?? '', bot: null };
    const character = seats[seat]?.bot?.character ?? free.shift() ?? botCharacters[0];
    return { name: botNames[character], bot: { character, level } };
  });
}

function madeMoves(moves: NonNullable<MovesTo>, startedAt: number): Made[] {
  return moves.map(({ seat, move, args, at, by }) => {
    const made: Made = { player: String(seat), move, args, at: startedAt + at };
    if (by === 'table') made.byTable = true;
    if (by === 'standIn') made.standIn = true;
    return made;
  });
}
