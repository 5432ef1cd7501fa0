import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { ConnectionContext } from '../../connection/current.ts';
import { TopBar } from '../../layout/TopBar.tsx';
import { HouseContext, type House } from '../../table/play/house.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { localConnection, type HostOf } from '../client/connection.ts';
import { seatedView } from '../client/session.ts';
import type { KeptMatch } from '../host/match.ts';
import { branchOf, deleteBranch, saveCourse, saveState, type Branch, type BranchCourse } from './branches.ts';
import styles from './Local.module.css';
import { LocalMenu } from './LocalMenu.tsx';
import { PassOn, Place } from './Place.tsx';

/** Delay between the moves of a match among bots, in milliseconds. */
const BOTS_MS = 700;

interface BranchPageProps {
  id: string;
  /** Starts the host of the match; in a worker by default. */
  hostOf?: HostOf;
}

/** A branch of a finished match, which is stored on this device. */
export function BranchPage({ id, hostOf }: BranchPageProps) {
  const t = useTranslations('here');
  const [found] = useState(() => branchOf(id));
  const [, navigate] = useLocation();
  const [lost, setLost] = useState(found === null);
  const back = found === null ? '/replay' : replayOf(found.branch);
  const discard = useCallback(() => {
    deleteBranch(id);
    navigate(back);
  }, [id, back, navigate]);
  const lose = useCallback(() => setLost(true), []);
  if (found !== null && !lost) {
    return <BranchTable {...found} back={back} onDiscard={discard} onLost={lose} hostOf={hostOf} />;
  }
  return (
    <>
      <TopBar />
      <main>
        <Notice
          title={found === null ? t('branch.unknown') : t('branch.lost')}
          text={found === null ? t('branch.unknownText') : t('branch.lostText')}
        >
          <LinkButton href={back} look="primary">
            {t('branch.back')}
          </LinkButton>
          {found !== null && <Button onClick={discard}>{t('branch.delete')}</Button>}
        </Notice>
      </main>
    </>
  );
}

interface BranchTableProps {
  branch: Branch;
  course: BranchCourse;
  /** The path of the replay. */
  back: string;
  onDiscard: () => void;
  /** The rules have changed since. */
  onLost: () => void;
  hostOf: HostOf | undefined;
}

/** The table of a branch. All hands are known, so nothing hides them between two turns. */
function BranchTable({ branch, course, back, onDiscard, onLost, hostOf }: BranchTableProps) {
  const t = useTranslations('here');
  const { seats, you, game } = branch;
  const people = useMemo(() => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])), [seats]);
  /** The people who have to move; null when the match is over. */
  const [asked, setAsked] = useState<readonly number[] | null>([]);
  const [looking, look] = useState<number | null>(people.length === 1 ? (people[0] ?? null) : null);
  const id = `branch-${branch.id}`;
  const [local] = useState(() => {
    const { options, seed, before, match } = course;
    const view = { ...seatedView(game, seats, options), id, hints: true, you: looking ?? you };
    const keep = (now: KeptMatch | null) => {
      if (now === null) onLost();
      else saveCourse(branch.id, { ...course, match: now });
    };
    const ask = (people: readonly number[] | null, winners: readonly number[]) => {
      saveState(branch.id, people === null ? { winners } : { asked: people });
      setAsked(people);
    };
    const settings = {
      view,
      deal: { seats: seats.length, options, seed, before },
      script: [],
      ...(match && { kept: match }),
      ...(people.length === 0 && { standsMs: BOTS_MS }),
    };
    return localConnection(settings, keep, hostOf, ask);
  });
  useEffect(() => local.open(), [local]);

  const next = asked?.[0];
  // After a move its player stays, so that they can undo it.
  if (looking === null && next !== undefined) look(next);
  const pass = useCallback(() => look(next ?? null), [next]);
  const house = useMemo<House>(() => {
    const name = next === undefined ? '' : (seats[next]?.name ?? '');
    return {
      menu: (
        <LocalMenu onAway={onDiscard}>
          <LinkButton href={back} look="quiet">
            <Icon name="back" />
            {t('branch.back')}
          </LinkButton>
        </LocalMenu>
      ),
      next: (
        <p className={styles.next}>
          <LinkButton href={back} look="primary">
            {t('branch.back')}
          </LinkButton>
        </p>
      ),
      notice: people.length > 1 && next !== undefined && (
        <PassOn name={name} label={t('branch.playAs', { name })} onPass={pass} />
      ),
      shared: true,
      tabs: ['log', 'scores'],
    };
  }, [back, next, onDiscard, pass, people, seats, t]);
  const seat = people.length === 0 ? null : (looking ?? you ?? people[0] ?? null);
  return (
    <ConnectionContext value={local.connection}>
      <HouseContext value={house}>
        <Place key={seat} local={local} id={id} seat={seat} />
      </HouseContext>
    </ConnectionContext>
  );
}

/** The path of the replay at the moment where a branch began. */
function replayOf({ table, at, you }: Branch): string {
  return `/replay${table === null ? '' : `/${table}`}?at=${at}${you === null ? '' : `&seat=${you}`}`;
}
