import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Mark } from '../ui/Mark.tsx';
import { classes } from '../ui/classes.ts';
import { SettingsMenu } from './SettingsMenu.tsx';
import styles from './TopBar.module.css';

/** The bar over every page: home on the left, the page's own things, settings on the right. */
export function TopBar({
  title,
  line,
  children,
  below,
}: {
  /** Instead of the name of the house. */ title?: ReactNode;
  /** What to do on this page, in a sentence. A desk shows it in the bar, a phone below it. */
  line?: ReactNode;
  /** The page's own buttons. */ children?: ReactNode;
  below?: ReactNode;
}) {
  const t = useTranslations('app');
  const atTable = line !== undefined;
  return (
    <header className={classes(styles.header, atTable && styles.atTable)}>
      <div className={classes(styles.bar, title === undefined && styles.house)}>
        <Link href="/" className={styles.home} aria-label={t('home')}>
          <Mark size={34} />
          {title === undefined && <span className={styles.name}>Sobremesa</span>}
        </Link>
        <div className={styles.title}>{title}</div>
        {atTable && <div className={styles.line}>{line}</div>}
        <div className={styles.tools}>
          {children}
          <SettingsMenu />
        </div>
      </div>
      {below}
    </header>
  );
}
