import { useTranslations } from 'use-intl';
import { givesHints } from '../../games/load.ts';
import { useGameText } from '../../i18n/gameText.tsx';
import { useParty } from './context.ts';
import styles from './Keys.module.css';

/** The keys of a match: the common ones, and those of its board. */
export function Keys() {
  const t = useTranslations('table.keys');
  const text = useGameText();
  const { view, game } = useParty();
  const keys: readonly (readonly [string, string])[] = [
    ...(game.ui.keys ?? []).map((own) => [own.keys, text.t(own.text)] as const),
    ['Esc', t('escape')],
    ['Ctrl Z', t('undo')],
    ...(givesHints(view.game) ? [['H', t('hint')] as const] : []),
    ['?', t('rules')],
    ['← →', t('arrows')],
  ];
  return (
    <details className={styles.keys}>
      <summary>{t('title')}</summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
