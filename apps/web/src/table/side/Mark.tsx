import { use } from 'react';
import { useTranslations } from 'use-intl';
import { useGameText } from '../../i18n/gameText.tsx';
import { useParty } from '../play/context.ts';
import { useTable } from '../session.ts';
import styles from './Mark.module.css';
import { PanelContext } from './panel.ts';

/** Marks the place in the match of the messages that follow, with a link to the log. */
export function Mark({ version, line }: { version: number; line: number }) {
  const t = useTranslations('table.chat');
  const text = useGameText();
  const { game } = useParty();
  const panel = use(PanelContext);
  const move = String(version);
  const turn = useTable((s) => s.log.findLast(({ seq, event }) => seq <= line && event.type === 'turn')?.event);
  return (
    <li className={styles.mark}>
      <button type="button" aria-label={t('toMove', { move })} onClick={() => panel?.goTo({ tab: 'log', seq: line })}>
        {t('move', { move })}
        {turn !== undefined && ` · ${text.sentence(game.rules.sentence(turn))}`}
      </button>
    </li>
  );
}
