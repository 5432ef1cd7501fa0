import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/Icon.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useTable } from '../session.ts';
import { LogSentence, nameIn } from '../side/LogSentence.tsx';
import type { Panel } from '../side/panel.ts';
import { useMatch, useParty } from './context.ts';
import { newsFor } from './news.ts';
import styles from './NewsLine.module.css';

/** What others did since one's own last move, where the log is out of sight; it opens the log. */
export function NewsLine({ panel }: { panel: Panel }) {
  const running = useMatch(({ view }) => view.status === 'running');
  const logInSight = panel.open && panel.tab === 'log';
  return running && !logInSight && <Newest onOpen={() => panel.show('log')} />;
}

function Newest({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('table.log');
  const { view, game } = useParty();
  const playerID = useMatch(({ match }) => match.playerID);
  const log = useTable((s) => s.log);
  const news = useMemo(() => newsFor(log, playerID), [log, playerID]);
  if (news === null) return null;
  return (
    <button type="button" className={styles.line} aria-controls="panel" onClick={onOpen}>
      <TableIcon name="log" size={20} />
      <span className={styles.sentence}>
        <LogSentence entry={news.entry} game={game} name={nameIn(news.entry, view.seats)} />
      </span>
      {news.count > 1 && (
        <span className={styles.more}>
          <span aria-hidden="true">+{news.count - 1}</span>
          <span className="visually-hidden">{t('more', { count: news.count - 1 })}</span>
        </span>
      )}
      <Icon name="down" size={18} />
    </button>
  );
}
