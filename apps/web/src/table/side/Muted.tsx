import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useTable } from '../session.ts';
import styles from './Chat.module.css';

/** Names muted people in a quiet line, and tells muted readers beside the disabled text field. */
export function Muted() {
  const t = useTranslations('table.chat');
  const format = useFormatter();
  const muted = useTable((s) => s.view?.muted) ?? [];
  const me = useTable((s) => s.view?.speaker);
  const others = muted.filter(({ speaker }) => speaker !== me);
  return (
    <output className={styles.muted}>
      {others.length > 0 && <p>{t('muted', { names: format.list(others.map(({ name }) => name)) })}</p>}
      {others.length < muted.length && <p>{t('youAreMuted')}</p>}
    </output>
  );
}
