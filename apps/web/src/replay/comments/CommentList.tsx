import { useTranslations } from 'use-intl';
import { Button } from '../../ui/Button.tsx';
import { Line } from '../../ui/Icon.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import styles from './Comments.module.css';
import type { Comments } from './useComments.ts';
import { WriteComment } from './WriteComment.tsx';

interface CommentListProps {
  at: number;
  comments: Comments;
  onAt: (at: number) => void;
}

/** The comments on the shown moment, the way to those on others, and a field for players. */
export function CommentList({ at, comments: { list, writesTo }, onAt }: CommentListProps) {
  const t = useTranslations('replay.comments');
  const here = list.filter(({ moment }) => moment === at);
  const before = list.findLast(({ moment }) => moment < at)?.moment;
  const after = list.find(({ moment }) => moment > at)?.moment;
  if (list.length === 0 && writesTo === null) return null;
  return (
    <section className={styles.comments} aria-labelledby="replay-comments">
      <header className={styles.header}>
        <h2 id="replay-comments">{t('title', { count: list.length })}</h2>
        <Button look="quiet" square tip aria-label={t('previous')} busy={before === undefined} onClick={() => onAt(before ?? at)}>
          <Line d="M14.5 6L8.5 12l6 6" />
        </Button>
        <Button look="quiet" square tip aria-label={t('next')} busy={after === undefined} onClick={() => onAt(after ?? at)}>
          <Line d="M9.5 6l6 6-6 6" />
        </Button>
      </header>
      {here.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {here.map(({ seq, seat, name, text }) => (
            <li key={seq}>
              <strong>
                <SeatToken seat={seat} name={name} size={18} />
                {name}
              </strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {writesTo !== null && <WriteComment table={writesTo} at={at} onAt={onAt} />}
    </section>
  );
}
