import { use, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadRulebookTexts } from '../games/load.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Hint.module.css';
import { RuleLink } from './Why.tsx';

/**
 * A word on a decision that is new to the reader, with the way to the rule. Said once, and gone
 * with the decision.
 */
export default function Hint({ game, decision, onClose }: { game: string; decision: string; onClose: () => void }) {
  const t = useTranslations('table.rules');
  const { hints } = use(loadRulebookTexts(game, useLocale()));
  const text = hints[decision];
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  if (text === undefined) return null;
  return (
    <div className={styles.hint}>
      <p>{text}</p>
      <RuleLink topic={`prompt.${decision}`} />
      <Button look="quiet" square aria-label={t('dismiss')} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
