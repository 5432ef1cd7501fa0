import { roomAt, roomNumbers, whereIs, type Action, type RoomNumber } from '@sobremesa/games/prado';
import { useEffect, useRef } from 'react';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon as HouseIcon } from '../../../ui/Icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import { actionTypes, begin, chosenCards, draftedAction, payment, targetsOf, touchRoom, whyNo } from './draft.ts';
import { Outcome } from './Outcome.tsx';
import css from './Panel.module.css';

/**
 * Composes an action, paid with a card, a Joker or nothing: its type, its target, and its outcome.
 */
export function ActionPanel() {
  const table = useTable();
  const { selection, words, clear, may } = table;
  const { t } = words;
  const action = draftedAction(table);
  const cards = chosenCards(table);
  const picked = selection.type !== null || cards.length > 0;
  const paid = may('act') ? 'basic' : cards.length === 1 && cards[0] === selection.type ? 'card' : 'joker';

  return (
    <section className={css.panel} data-asks={picked ? '' : undefined} aria-label={t('tray.action')}>
      {picked && (
        <header className={css.header}>
          <h2>
            {selection.type === null
              ? t(cards.length > 1 ? 'tray.joker' : 'tray.oneCard', { card: words.list(cards.map(words.card)) })
              : t(`tray.title.${paid}`, { action: t(`action.name.${selection.type}`), count: table.G.effects.jokerCost })}
          </h2>
          {(selection.type === 'move' || selection.type === 'change') && <Targets type={selection.type} />}
          <Button look="quiet" square className={css.close} aria-label={t('tray.cancel')} onClick={clear}>
            <HouseIcon name="close" />
          </Button>
        </header>
      )}
      {selection.type === null && (
        <div className={css.buttons}>
          <Types />
          {may('endVisit') && !picked && <End move="endVisit" sign="photo" />}
          {may('endTurn') && <End move="endTurn" sign="move" />}
        </div>
      )}
      {action !== null && <Confirm key={JSON.stringify(action)} action={action} />}
    </section>
  );
}

/** The button that ends the visit or the turn. */
function End({ move, sign }: { move: 'endVisit' | 'endTurn'; sign: IconName }) {
  const { words, send } = useTable();
  return (
    <button type="button" className={classes(css.type, css.end)} data-piece={move} onClick={() => send(move)}>
      <Icon name={sign} />
      {words.t(`tray.${move}`)}
    </button>
  );
}

/** The three types of actions. Pressing one that is illegal now shows why. */
function Types() {
  const table = useTable();
  return actionTypes.map((type) => {
    const reason = whyNo(table, type);
    return (
      <button
        key={type}
        type="button"
        className={classes(css.type, reason === undefined && css.possible)}
        data-piece={`action-${type}`}
        aria-disabled={reason !== undefined}
        title={reason}
        onClick={() => begin(table, type)}
      >
        <Icon name={type} />
        {table.words.t(`action.short.${type}`)}
      </button>
    );
  });
}

/**
 * The targets of the action, within the thumb's reach. A press does the same as a press on the
 * room.
 */
function Targets({ type }: { type: 'move' | 'change' }) {
  const table = useTable();
  const { G, playerID, words, selection } = table;
  const targets = targetsOf(table, type);
  const here = playerID === null ? null : whereIs(G, playerID);
  const rooms = roomNumbers.filter((n) => roomAt(G, n).state === 'open' && n !== here?.n);
  return (
    <fieldset className={css.targets}>
      <legend className="visually-hidden">{words.t(`tray.where.${type}`)}</legend>
      {type === 'move' && here !== null && here.queue[0] !== playerID && (
        <Target to="closer" possible={targets.includes('closer')} chosen={selection.to === 'closer'} at={here.n} />
      )}
      {rooms.map((n) => (
        <Target key={n} to={n} possible={targets.includes(n)} chosen={selection.to === n} at={n} />
      ))}
    </fieldset>
  );
}

function Target({ to, at, possible, chosen }: { to: RoomNumber | 'closer'; at: RoomNumber; possible: boolean; chosen: boolean }) {
  const table = useTable();
  const { words } = table;
  return (
    <button
      type="button"
      className={classes(css.target, possible && css.possible, chosen && css.chosen)}
      data-piece={`to-${to}`}
      aria-label={words.t(to === 'closer' ? 'tray.closer' : 'museum.room', { room: at })}
      aria-pressed={chosen}
      aria-disabled={!possible}
      onClick={() => touchRoom(table, at)}
    >
      {to === 'closer' ? (
        <>
          <Icon name="closer" size={20} /> <span className={css.word}>{words.t('tray.closerShort')}</span>
        </>
      ) : (
        to
      )}
    </button>
  );
}

/** The outcome of the action, and the button that sends it. */
function Confirm({ action }: { action: Action }) {
  const table = useTable();
  const { playerID, why, send, words } = table;
  const { move, args } = payment(table, action);
  const first = useRef<HTMLButtonElement>(null);
  const reason = why(move, ...args);
  const possible = reason === undefined;
  useEffect(() => {
    if (possible) first.current?.focus({ preventScroll: true });
  }, [possible]);
  return (
    <div className={css.confirm}>
      <div>
        <Outcome player={playerID ?? '0'} action={action} />
        {reason !== undefined && <Why className={css.reason}>{reason}</Why>}
      </div>
      <Button ref={first} look="primary" data-piece="do" unavailable={reason} onClick={() => send(move, ...args)}>
        {words.t(`tray.do.${move}`)}
      </Button>
    </div>
  );
}
