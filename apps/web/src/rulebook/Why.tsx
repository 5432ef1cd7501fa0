import { useTranslations } from 'use-intl';
import { useGameText } from '../i18n/gameText.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { TableIcon } from '../ui/TableIcon.tsx';
import { useRules } from './context.ts';
import styles from './Why.module.css';

/** Why something is illegal, in words, with a link to the rule. */
export function Why({ className, children }: { className?: string | undefined; children: string }) {
  const reason = useGameText().reasonIn(children);
  return (
    <p className={classes(styles.why, className)}>
      {children}
      {reason !== undefined && <RuleLink topic={`reasons.${reason}`} />}
    </p>
  );
}

/** Opens the rules at this topic. */
function RuleLink({ topic }: { topic: string }) {
  const t = useTranslations('table.rules');
  const rules = useRules();
  if (rules === null) return null;
  return (
    <Button
      look="quiet"
      square
      className={styles.link}
      aria-label={t('toRule')}
      title={t('toRule')}
      onClick={() => rules.show(topic)}
    >
      <TableIcon name="book" />
    </Button>
  );
}
