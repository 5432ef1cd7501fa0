import type { ViewCtx } from '@sobremesa/games/kit';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import type { Branch } from '../../local/page/branches.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { SeenFrom } from '../ReplayTable.ts';
import type { Source } from '../source.ts';
import styles from './Branch.module.css';
import { PlayOn } from './PlayOn.tsx';
import type { useBranches } from './useBranches.ts';

interface BranchListProps {
  source: Source;
  names: readonly string[];
  seen: SeenFrom;
  at: number;
  branches: ReturnType<typeof useBranches>;
  onAt: (at: number) => void;
}

/** The branches of the match, and the way to a new one. */
export function BranchList({ source, names, seen, at, branches, onAt }: BranchListProps) {
  const t = useTranslations('replay');
  const place = useRef<HTMLDivElement>(null);

  function remove(id: string) {
    branches.remove(id);
    announce(t('branches.deleted'));
    place.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={place} className={styles.branches}>
      <PlayOn source={source} names={names} seen={seen} at={at} />
      {branches.list.length === 0 ? (
        <p className={styles.none}>{t('branches.none')}</p>
      ) : (
        <ul>
          {branches.list.map((branch) => (
            <Item
              key={branch.id}
              branch={branch}
              turn={turnAt(seen, branch.at, names)}
              isHere={branch.at === at}
              onAt={onAt}
              onRemove={() => remove(branch.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  branch: Branch;
  /** The player whose turn it was where the branch began. */
  turn: string;
  /** Whether it began at the present moment. */
  isHere: boolean;
  onAt: (at: number) => void;
  onRemove: () => void;
}

function Item({ branch, turn, isHere, onAt, onRemove }: ItemProps) {
  const t = useTranslations('replay.branches');
  const format = useFormatter();
  const { at, state, seats } = branch;
  const title = t('title', { at });
  const when = format.dateTime(branch.begunAt, { dateStyle: 'medium', timeStyle: 'short' });
  const named = (numbers: readonly number[]) => format.list(numbers.map((seat) => seats[seat]?.name ?? ''));
  const result = () => {
    if ('winners' in state) return t('won', { count: state.winners.length, names: named(state.winners) });
    return state.asked.length === 0 ? t('running') : t('next', { names: named(state.asked) });
  };
  return (
    <li>
      <button type="button" className={styles.moment} aria-current={isHere ? 'step' : undefined} onClick={() => onAt(at)}>
        <strong>{title}</strong>, {t('turn', { name: turn })}
      </button>
      <p>
        {when}, {result()}
      </p>
      <div className={styles.ways}>
        <LinkButton href={`/here/${branch.game}?branch=${branch.id}`} aria-label={t('openOne', { title, when })}>
          {t('open')}
        </LinkButton>
        <Button look="quiet" aria-label={t('deleteOne', { title, when })} onClick={onRemove}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}

function turnAt({ moments }: SeenFrom, at: number, names: readonly string[]): string {
  const ctx = moments[at]?.state.ctx as ViewCtx | undefined;
  return names[Number(ctx?.currentPlayer)] ?? '';
}
