import { Suspense, use, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadRulebook } from '../games/load.ts';
import { useGameText } from '../i18n/gameText.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import styles from './About.module.css';
import type { AboutProps } from './context.ts';
import { chaptersOf } from './rulebook.ts';
import { RuleText } from './RuleText.tsx';

/**
 * A card that explains a piece: its museum label, if it has one, and its rules, with a link to its
 * paragraph in the rules.
 */
export default function About({ rules, topic, shows = topic, says, onClose }: AboutProps) {
  const t = useTranslations('table.rules');
  const gameText = useGameText();
  const { rulebook, texts } = use(loadRulebook(rules.game, useLocale()));
  const id = rulebook.topics[topic] ?? topic;
  const paragraph = useMemo(
    () => chaptersOf(rulebook, texts, gameText).flatMap((chapter) => chapter.paragraphs.filter((other) => other.id === id))[0],
    [rulebook, texts, gameText, id],
  );
  const toRules = (place: string) => {
    onClose();
    rules.show(place);
  };
  return (
    <Dialog title={paragraph?.title ?? says} onClose={onClose}>
      <div className={styles.card}>
        {paragraph?.picture != null && <span className={styles.picture}>{paragraph.picture}</span>}
        <div className={styles.words}>
          {says !== '' && <p className={styles.says}>{says}</p>}
          {paragraph !== undefined && <RuleText text={paragraph.text} signs={rulebook.signs} onLink={toRules} />}
        </div>
      </div>
      <Suspense>
        <rules.Labels game={rules.game} topic={shows} />
      </Suspense>
      <Button onClick={() => toRules(id)}>
        <TableIcon name="book" />
        {t('read')}
      </Button>
    </Dialog>
  );
}
