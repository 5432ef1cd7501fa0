import { TableSession } from '@sobremesa/client';
import type { ChatMessage, MatchComment } from '@sobremesa/protocol';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useConnection, useConnectionState } from '../../connection/current.ts';
import { isHidden, useHidden } from '../../table/side/hidden.ts';

export interface Comments {
  /** In the order of their moments, without those of hidden speakers. */
  list: readonly MatchComment[];
  /** The table to which the reader sends comments; null for readers without a seat there. */
  writesTo: string | null;
}

const never = () => () => undefined;

/**
 * The comments on a match, up to date while its table exists. Those that a group keeps come from
 * the server alone: the chat of the table also has comments of people who are not in the group.
 *
 * @param table undefined for a file, which has no comments
 * @param group the group that keeps the match; null without one
 * @param onNew called with each comment of another player that arrives
 */
export function useComments(table: string | undefined, group: string | null, onNew: (comment: MatchComment) => void): Comments {
  const connection = useConnection();
  const isOnline = useConnectionState(({ status }) => status === 'online');
  const session = useMemo(() => (table === undefined ? null : new TableSession(connection, table)), [connection, table]);
  const store = session?.store;
  const chat = useSyncExternalStore(store?.subscribe ?? never, () => store?.getState().chat);
  const you = useSyncExternalStore(store?.subscribe ?? never, () => store?.getState().view?.you ?? null);
  const hidden = useHidden();
  const [stored, setStored] = useState<readonly MatchComment[]>([]);
  const arrived = useEffectEvent(onNew);
  useEffect(() => session?.start(), [session]);
  useEffect(() => {
    if (table === undefined || !isOnline) return undefined;
    let isWanted = true;
    const load = async (others: readonly MatchComment[]) => {
      const answer = await (group === null
        ? connection.request('match:comments', { table })
        : connection.request('group:comments', { group, table }));
      if (!isWanted || !answer.ok) return;
      setStored(answer.comments);
      for (const comment of answer.comments) if (others.some(({ seq }) => seq === comment.seq)) arrived(comment);
    };
    void load([]);
    const stop = session?.store.subscribe((now, before) => {
      if (before.view === null || now.chat === before.chat) return;
      const last = before.chat.at(-1)?.seq ?? -1;
      const fresh = now.chat.filter(({ seq }) => seq > last).flatMap(commentIn);
      const others = fresh.filter(({ seat, speaker }) => seat !== now.view?.you && !isHidden(useHidden.getState(), speaker));
      if (group === null) for (const comment of others) arrived(comment);
      else if (fresh.length > 0) void load(others);
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [connection, session, table, group, isOnline]);
  const list = useMemo(() => {
    const live = group === null ? (chat ?? []).flatMap(commentIn) : [];
    const all = new Map([...stored, ...live].map((comment) => [comment.seq, comment]));
    return [...all.values()]
      .filter(({ speaker }) => !isHidden(hidden, speaker))
      .toSorted((a, b) => a.moment - b.moment || a.seq - b.seq);
  }, [stored, chat, group, hidden]);
  return { list, writesTo: you === null || table === undefined ? null : table };
}

/** The comment in a message; none in any other message. */
function commentIn(message: ChatMessage): MatchComment[] {
  if (!('text' in message) || message.moment === undefined || message.seat === null) return [];
  const { seq, at, moment, seat, speaker, name, text } = message;
  return [{ seq, at, moment, seat, speaker, name, text }];
}
