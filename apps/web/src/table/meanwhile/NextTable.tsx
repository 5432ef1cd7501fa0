import { LobbyFeed } from '@sobremesa/client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { setBadge } from '../../lib/badge.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useConnection } from '../../connection/current.ts';
import { lobbyLists, ownDue } from '../../lobby/seats.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { useHere, useParty } from '../play/context.ts';
import { meanwhileTexts } from './texts.ts';

/** Leads on to another table that waits for the reader, once this one does not. The mark on the installed app counts all that do. */
export default function NextTable() {
  const connection = useConnection();
  const { id } = useParty().view;
  const asked = useHere((here) => here.asked);
  const [feed] = useState(() => new LobbyFeed(connection, id));
  useEffect(() => feed.start(), [feed]);
  const tables = useStore(feed.store, (state) => state.tables);
  const waiting = lobbyLists(tables?.values() ?? []).mine.filter(({ yourTurn }) => yourTurn);
  const count = waiting.length + Number(asked);
  const isKnown = tables !== null;
  useEffect(() => {
    if (isKnown) setBadge(count);
  }, [isKnown, count]);
  // Where one's time runs out first; otherwise the oldest, so that one comes round to each of them.
  const next = waiting.find((table) => ownDue(table) !== null) ?? waiting.at(-1);
  if (asked || next === undefined) return null;
  return (
    <MoreTexts part="meanwhile" texts={meanwhileTexts}>
      <Lead to={next.id} count={waiting.length} />
    </MoreTexts>
  );
}

function Lead({ to, count }: { to: string; count: number }) {
  const t = useTranslations('meanwhile');
  return <LinkButton href={`/t/${to}`}>{t('nextTable', { count })}</LinkButton>;
}
