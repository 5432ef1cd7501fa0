import type { GroupMatch, MemberView, ResultSeat } from '@sobremesa/protocol';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BOTS, FORMER, personNames } from './stats/players.ts';

export interface GroupNames {
  /** The name of a player of the statistics. */
  player: (player: string) => string;
  /** The name of the player on a seat of a match. */
  seat: (seat: ResultSeat) => string;
}

/** The names of the players. People are called as they are now. */
export function useGroupNames(members: readonly MemberView[], matches: readonly GroupMatch[]): GroupNames {
  const t = useTranslations('groups.players');
  const tBots = useTranslations('bots');
  return useMemo(() => {
    const people = personNames(members, matches);
    return {
      player(player) {
        if (player === BOTS) return t('bots');
        return player === FORMER ? t('former') : (people.get(player) ?? t('oneFormer'));
      },
      seat({ bot, member, name }) {
        if (bot !== null) return tBots('named', { name: name ?? tBots('bot') });
        return (member === null ? name : people.get(member)) ?? name ?? t('oneFormer');
      },
    };
  }, [members, matches, t, tBots]);
}
