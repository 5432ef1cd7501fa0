import type { GroupSummary } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useFormatter } from '../i18n/formatter.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './GroupsInLobby.module.css';
import { GroupsTexts } from './GroupsTexts.tsx';
import { useOwnGroups } from './useOwnGroups.ts';
import { usePlayAgain } from './usePlayAgain.ts';

interface GroupsInLobbyProps {
  /** Shows the form for a new group. */
  onCreate: () => void;
}

/** The reader's groups on the start page, each with a button that opens its next table. */
export default function GroupsInLobby(props: GroupsInLobbyProps) {
  return (
    <GroupsTexts>
      <Groups {...props} />
    </GroupsTexts>
  );
}

function Groups({ onCreate }: GroupsInLobbyProps) {
  const t = useTranslations('groups.home');
  const id = useId();
  const groups = useOwnGroups();
  if (groups === null) return null;
  const create = (
    <Button look="quiet" onClick={onCreate}>
      <Icon name="plus" />
      {t('create')}
    </Button>
  );
  return (
    <section className={styles.groups} aria-labelledby={groups.length > 0 ? id : undefined}>
      {groups.length > 0 ? (
        <>
          <div className={styles.head}>
            <h2 id={id}>{t('title')}</h2>
            {create}
          </div>
          <ul>
            {groups.map((group) => (
              <Row key={group.id} group={group} />
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>
          {t('about')} {create}
        </p>
      )}
    </section>
  );
}

function Row({ group: { id, name, members, tables, lastPlayedAt } }: { group: GroupSummary }) {
  const t = useTranslations('groups.home');
  const format = useFormatter();
  const { busy, problem, playAgain } = usePlayAgain(id);
  const [now] = useState(() => Date.now());
  const facts = [
    t('facts', { members }),
    tables > 0 && t('tables', { tables }),
    lastPlayedAt === null ? t('never') : t('last', { when: format.relativeTime(Math.min(lastPlayedAt, now), now) }),
  ];
  return (
    <li className={styles.row}>
      <div>
        <Link href={`/group/${id}`} className={styles.name}>
          {name}
        </Link>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <Problem text={problem} />
      </div>
      {lastPlayedAt !== null && (
        <Button busy={busy} aria-label={t('againWith', { name })} onClick={() => void playAgain()}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
