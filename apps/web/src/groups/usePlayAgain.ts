import type { GroupMatch } from '@sobremesa/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { nextTable } from './nextTable.ts';

/** Opens a table of a group with the game and the settings of its last match. */
export function usePlayAgain(group: string) {
  const failureText = useFailureText();
  const connection = useConnection();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @param last the last match; undefined if it has to be loaded */
  async function playAgain(last?: GroupMatch) {
    setBusy(true);
    setProblem(null);
    const code = await open(last);
    setBusy(false);
    if (code === null) return;
    const text = failureText(code);
    setProblem(text);
    announce(text, true);
  }

  async function open(known: GroupMatch | undefined) {
    let last = known;
    if (last === undefined) {
      const found = await connection.request('group:matches', { group, limit: 1 });
      if (!found.ok) return found.error.code;
      [last] = found.matches;
    }
    if (last === undefined) {
      navigate(`/group/${group}`);
      return null;
    }
    const answer = await connection.request('table:open', nextTable(group, last));
    if (!answer.ok) return answer.error.code;
    navigate(`/t/${answer.table}`);
    return null;
  }

  return { busy, problem, playAgain };
}
