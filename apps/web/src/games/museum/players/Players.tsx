import type { PlayerID } from '@sobremesa/games/kit';
import { asked, exhibited, playerOf } from '@sobremesa/games/museum';
import { memo, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import frame from '../../frame/Players.module.css';
import { ChipName, fromReader, isAbsent, noteOn, PlayerChip, PlayerRow } from '../../frame/Players.tsx';
import { ExpertPortrait } from '../art/pictures.tsx';
import { Icon } from '../art/icons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Players.module.css';

/** All players. Pressing one opens their museum, store, Experts and points. */
export function Players({ onOpen }: { onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const seats = useTable(({ G, playerID }) => fromReader(G.order, playerID));
  return (
    <PlayerRow label={words.t('players.label')} className={css.players}>
      {seats.map((id) => (
        <Chip key={id} id={id} onOpen={onOpen} />
      ))}
    </PlayerRow>
  );
}

const Chip = memo(function Chip({ id, onOpen }: { id: PlayerID; onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const { score, prestige, hand, pool, favours, museum, experts, own, active, awaited, state, absent } = useTable(
    ({ G, playerID, players }) => {
      const { score, prestige, handSize, favourCount, pool, museum, experts } = playerOf(G, id);
      return {
        score,
        prestige,
        hand: handSize,
        pool: pool.length,
        favours: favourCount,
        museum: exhibited(museum).length,
        experts,
        own: id === playerID,
        active: G.active === id,
        awaited: asked(G).includes(id),
        state: noteOn(players, id),
        absent: isAbsent(players, id),
      };
    },
  );
  const { t } = words;
  const label = [
    t('players.summary', { player: words.name(id), points: score, prestige }),
    t('players.things', { hand, pool, favours, museum }),
    experts.length > 0 && t('players.experts', { experts: words.list(experts.map(words.expert)) }),
    awaited && t('players.onTurn'),
    state && `(${state})`,
  ];
  return (
    <PlayerChip
      className={classes(css.player, active && css.active, awaited && css.awaited)}
      label={label}
      onOpen={() => onOpen(id)}
      seat={id}
      data-player={id}
      data-piece={`player-${id}`}
    >
      <SeatToken seat={Number(id)} name={words.name(id)} size="var(--token)" absent={absent} className={css.token} />
      <ChipName name={own ? t('players.you') : words.name(id)} className={css.name}>
        {state && <i className={css.state}> {state}</i>}
      </ChipName>
      <span className={classes(frame.points, css.points)}>{score}</span>
      <span className={classes(frame.things, css.things)}>
        <Count icon="prestige">{prestige}</Count>
        <Count icon="hand">{hand}</Count>
        <Count icon="pool" storeOf={id}>
          {pool}
        </Count>
        <Count icon="favour" className={css.more}>
          {favours}
        </Count>
      </span>
      <span className={css.experts}>
        {experts.map((expert) => (
          <ExpertPortrait key={expert} expert={expert} className={css.expert} />
        ))}
      </span>
    </PlayerChip>
  );
});

const Count = memo(function Count({
  icon,
  storeOf,
  className,
  children,
}: {
  icon: 'prestige' | 'hand' | 'pool' | 'favour';
  /** The player whose store this counts; cards fly there. */
  storeOf?: PlayerID;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classes(frame.count, css.count, className)} data-store-of={storeOf}>
      <Icon name={icon} size="1.125em" />
      {children}
    </span>
  );
});
