import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { play } from '../../lib/sound.ts';
import { useTab } from '../../lib/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { isAsked, useParty } from '../../table/play/context.ts';
import { useOpenTable } from '../../table/session.ts';
import { announce } from '../../ui/announce.tsx';

/** Why the reader should go back to the match; null if nothing calls them. */
export type Call = 'turn' | 'agree' | 'over' | null;

/**
 * Calls the reader from the past to the match on the table, by the tab's title and icon, a sound
 * and an announcement, as soon as the page knows.
 */
export function useCall(): Call {
  const t = useTranslations('replay.lookBack');
  const tPlay = useTranslations('table.play');
  const { store } = useOpenTable();
  const { view } = useParty();
  const gameName = useGameName();
  const call = useStore(store, ({ newest }): Call => {
    if (newest.view?.status === 'finished') return 'over';
    if (isAsked({ view: newest.view, match: newest.match, replay: null })) return 'turn';
    return newest.view?.you !== null && (newest.view?.vote || newest.view?.wish) ? 'agree' : null;
  });
  const game = gameName(view.game);
  useTab(call === 'turn' ? tPlay('tabYourTurn', { game }) : game, call === 'turn');
  const last = useRef(call);
  useEffect(() => {
    if (call === last.current) return;
    last.current = call;
    if (call === 'turn') play('turn');
    if (call !== null) announce(t(call));
  }, [call, t]);
  return call;
}
