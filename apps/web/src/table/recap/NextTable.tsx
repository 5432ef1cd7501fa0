import { LobbyFeed } from '@sobremesa/client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { setBadge } from '../../lib/badge.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useConnection } from '../../connection/current.ts';
import { lobbyLists, ownDue } from '../../lobby/seats.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { useMatch, useParty } from '../play/context.ts';
import { recapTexts } from './texts.ts';

/**
 * Links to another table that waits for the reader, once this one does not. The badge of the
 * installed app counts all of them.
 */
export default function NextTable() {
  const connection = useConnection();
  const { id } = useParty().view;
  const asked = useMatch((here) => here.asked);
  const [feed] = useState(() => new LobbyFeed(connection, id));
  useEffect(() => feed.start(), [feed]);
  const tables = useStore(feed.store, (state) => state.tables);
  const waiting = lobbyLists(tables?.values() ?? []).mine.filter(({ yourTurn }) => yourTurn);
  const count = waiting.length + Number(asked);
  const isKnown = tables !== null;
  useEffect(() => {
    if (isKnown) setBadge(count);
  }, [isKnown, count]);
  // The table whose time runs out first. Without clocks, the oldest, so that each one gets its
  // turn.
  const next = waiting.find((table) => ownDue(table) !== null) ?? waiting.at(-1);
  if (asked || next === undefined) return null;
  return (
    <MoreTexts part="recap" texts={recapTexts}>
      <Lead to={next.id} count={waiting.length} />
    </MoreTexts>
  );
}

function Lead({ to, count }: { to: string; count: number }) {
  const t = useTranslations('recap');
  return (
    <LinkButton href={`/t/${to}`} look="quiet" aria-label={t('nextTable', { count })}>
      <TableIcon name="forward" />
      <span aria-hidden="true">{count}</span>
    </LinkButton>
  );
}
