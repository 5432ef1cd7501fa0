import { destinationsOf, spaceAt, unreachable, type Destination, type TravelMode } from '@sobremesa/games/patzcuaro';
import { useEffect, useRef } from 'react';
import { Why } from '../../../rulebook/Why.tsx';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTable, type Table } from '../table.tsx';
import css from './Panel.module.css';

/**
 * The details of a space: its actions in signs and words, and buttons to go there, or the reason
 * why the reader cannot.
 */
export function SpacePanel({ position }: { position: number }) {
  const table = useTable();
  const { G, words, clear } = table;
  const { actions } = spaceAt(G, position);
  const goal = goalAt(table, position);
  const reason = goal === undefined ? whyNot(table, position) : undefined;

  useEffect(() => {
    if (reason !== undefined) announce(reason);
  }, [reason]);

  return (
    <section className={css.panel} data-asks="" aria-labelledby="patzcuaro-looked">
      <header className={css.header}>
        <h2 id="patzcuaro-looked">{words.space(G, position)}</h2>
        <Button look="quiet" square className={css.close} aria-label={words.t('board.cancel')} onClick={clear}>
          <Icon name="close" />
        </Button>
      </header>
      <p>{sentenceCase(words.actions(actions))}</p>
      {reason !== undefined && <Why className={css.reason}>{reason}</Why>}
      {goal !== undefined && (
        <div className={css.buttons}>
          <Ways goal={goal} />
        </div>
      )}
    </section>
  );
}

/** The reader's legal move to this space, if there is one. */
function goalAt({ G, playerID, legal }: Table, position: number): Destination | undefined {
  if (playerID === null || !legal.some(({ move }) => move === 'travel')) return undefined;
  return destinationsOf(G, playerID).find((goal) => goal.position === position);
}

/** Why the reader cannot move here, in words. A spectator gets no reason. */
function whyNot({ G, playerID, legal, why, words }: Table, position: number): string | undefined {
  if (playerID === null) return undefined;
  if (!legal.some(({ move }) => move === 'travel')) return why('travel', 1, 'flip');
  const reason = unreachable(G, playerID, position);
  return reason === null ? undefined : words.reason(reason);
}

/** Buttons for each way to end the move on this space, with the outcomes. */
function Ways({ goal: { steps, position, act, flip, draw1 } }: { goal: Destination }) {
  const { words, selection, send } = useTable();
  const { t } = words;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const blocked = act === null ? undefined : words.reason(act);
  const proposed = selection.way ?? (blocked === undefined ? 'act' : draw1 === null ? 'draw1' : 'flip');
  const lookOf = (mode: TravelMode) => (mode === proposed ? 'primary' : 'plain');
  return (
    <>
      {blocked !== undefined && <Why className={css.reason}>{blocked}</Why>}
      <Button
        ref={first}
        data-piece={`act-${position}`}
        look={lookOf('act')}
        unavailable={blocked}
        onClick={() => send('travel', steps, 'act')}
      >
        {t('board.act')}
      </Button>
      {flip === null && (
        <Button
          data-piece={`flip-${position}`}
          look={lookOf('flip')}
          className={css.outcome}
          onClick={() => send('travel', steps, 'flip')}
        >
          <span>{t('board.flip')}</span>
          <small>{t('board.flipOutcome')}</small>
        </Button>
      )}
      {draw1 === null && (
        <Button data-piece={`draw1-${position}`} look={lookOf('draw1')} onClick={() => send('travel', steps, 'draw1')}>
          {t('board.draw1')}
        </Button>
      )}
    </>
  );
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}
