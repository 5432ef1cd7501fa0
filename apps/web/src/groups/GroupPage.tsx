import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../layout/TopBar.tsx';
import { lazy } from '../lib/lazy.ts';
import { useTab } from '../lib/tab.ts';
import { useFailureText } from '../lib/failure.ts';
import { useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Evening } from './results/Evening.tsx';
import { Export } from './export/Export.tsx';
import { GameFigures } from './results/GameFigures.tsx';
import { GroupName } from './GroupName.tsx';
import { GroupsTexts } from './GroupsTexts.tsx';
import { GroupTables } from './GroupTables.tsx';
import { InviteLink } from './members/InviteLink.tsx';
import { Members } from './members/Members.tsx';
import type { GroupState, OpenGroup } from './openGroup.ts';
import styles from './GroupPage.module.css';
import { Results } from './results/Results.tsx';
import { evenings } from './stats/evenings.ts';
import { useGroupNames } from './useGroupNames.ts';
import { useOpenGroup } from './useOpenGroup.ts';
import { usePlayAgain } from './usePlayAgain.ts';
import { YearInReview } from './results/YearInReview.tsx';

const OpenTable = lazy(() => import('../lobby/OpenTable.tsx'));

/** `/group/:id`: a group with its tables, results and members. Only members can see it. */
export default function GroupPage({ id }: { id: string }) {
  return (
    <>
      <TopBar />
      <Suspense fallback={<Loading />}>
        <GroupsTexts>
          <Group id={id} />
        </GroupsTexts>
      </Suspense>
    </>
  );
}

function Group({ id }: { id: string }) {
  const t = useTranslations('groups.absent');
  const failureText = useFailureText();
  const { group, state } = useOpenGroup(id);
  const { view, failure } = state;
  if (failure !== null) {
    // The server does not reveal whether the group exists.
    const isHidden = ['unknownGroup', 'notIdentified', 'badRequest'].includes(failure);
    return (
      <main>
        <Notice title={t('title')} text={isHidden ? t('text') : failureText(failure)}>
          <LinkButton href="/" look="primary">
            {t('home')}
          </LinkButton>
        </Notice>
      </main>
    );
  }
  return <main>{view === null ? <Loading /> : <Page view={view} state={state} group={group} />}</main>;
}

interface PageProps {
  view: NonNullable<GroupState['view']>;
  state: GroupState;
  group: OpenGroup;
}

function Page({ view, state, group }: PageProps) {
  const t = useTranslations('groups.page');
  const gameName = useGameName();
  const { matches, loaded } = state;
  const names = useGroupNames(view.members, matches);
  const [opening, setOpening] = useState(false);
  const { busy, problem, playAgain } = usePlayAgain(view.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => Date.now());
  const refresh = () => group.refresh();
  useTab(view.name);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [last] = matches;
  const [evening] = evenings(matches);

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <GroupName view={view} heading={heading} onRenamed={refresh} />
        <p className={styles.facts}>{t('facts', { members: view.members.length, matches: matches.length })}</p>
        <div className={styles.actions}>
          {last !== undefined && (
            <Button look="primary" size="big" busy={busy} onClick={() => void playAgain(last)}>
              {t('again', { game: gameName(last.game) })}
            </Button>
          )}
          <Button look={last === undefined ? 'primary' : 'plain'} size="big" onClick={() => setOpening(true)}>
            <Icon name="plus" />
            {t('openTable')}
          </Button>
        </div>
        <Problem text={problem} />
      </header>
      <div className={styles.main}>
        <GroupTables group={view.id} onChange={refresh} />
        {evening !== undefined && <Evening group={view.id} evening={evening} names={names} now={now} />}
        {loaded === 'no' && <p className={styles.note}>{t('loading')}</p>}
        {loaded === 'failed' && (
          <div className={styles.failed}>
            <Problem text={t('incomplete')} />
            <Button onClick={refresh}>{t('retry')}</Button>
          </div>
        )}
        {loaded === 'all' && matches.length === 0 && <p className={styles.empty}>{t('noMatches')}</p>}
        {matches.length > 0 && (
          <>
            <Results group={view.id} matches={matches} names={names} />
            <GameFigures group={view.id} matches={matches} names={names} />
            <YearInReview matches={matches} names={names} />
          </>
        )}
      </div>
      <aside className={styles.aside}>
        <InviteLink view={view} onReplaced={refresh} />
        <Members view={view} onChange={refresh} />
        {loaded === 'all' && matches.length > 0 && <Export name={view.name} matches={matches} />}
      </aside>
      {opening && (
        <Suspense>
          <OpenTable of={last?.game ?? null} group={view.id} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </div>
  );
}
