import { groupNameFrom, type TableView } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Problem } from '../ui/Problem.tsx';
import { GroupsTexts } from './GroupsTexts.tsx';
import { keepSettings, settingsOf } from './nextTable.ts';

interface GroupAfterMatchProps {
  /** The table, whose settings are kept for the group's next one. */
  view: TableView;
  /** The names of the people with a seat. */
  people: readonly string[];
}

/** After a match: leads to the table's group, or makes one of its players. */
export default function GroupAfterMatch(props: GroupAfterMatchProps) {
  return (
    <GroupsTexts>
      <Step {...props} />
    </GroupsTexts>
  );
}

function Step({ view, people }: GroupAfterMatchProps) {
  const t = useTranslations('groups.after');
  const format = useFormatter();
  const failureText = useFailureText();
  const connection = useConnection();
  const me = useConnectionState((s) => s.me?.name ?? '');
  const [, navigate] = useLocation();
  const { id: table, game, group } = view;
  const ofGroup = group?.id;
  useEffect(() => {
    if (ofGroup !== undefined) keepSettings(ofGroup, game, settingsOf(view));
  }, [ofGroup, game, view]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make() {
    setBusy(true);
    // Long names do not all fit. The members can rename the group.
    const name = groupNameFrom(format.list(people)) ?? groupNameFrom(t('of', { name: me })) ?? me;
    const answer = await connection.request('group:create', { name, table });
    setBusy(false);
    if (answer.ok) {
      keepSettings(answer.group, game, settingsOf(view));
      return navigate(`/group/${answer.group}`);
    }
    const text = failureText(answer.error.code);
    setProblem(text);
    return announce(text, true);
  }

  if (group !== null) return <LinkButton href={`/group/${group.id}`}>{t('page', { name: group.name })}</LinkButton>;
  return (
    <>
      <Button busy={busy} title={t('hint')} onClick={() => void make()}>
        {t('make')}
      </Button>
      <Problem text={problem} />
    </>
  );
}
