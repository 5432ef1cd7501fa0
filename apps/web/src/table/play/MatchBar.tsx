import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { SettingsMenu } from '../../layout/SettingsMenu.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './MatchBar.module.css';

interface MatchBarProps {
  /** The heading, for screen readers only. */
  title: string;
  /** The prompt, or the message that replaces it. */
  line: ReactNode;
  /** The news, one line. */
  news?: ReactNode;
  below?: ReactNode;
  /** Icon buttons. */
  children: ReactNode;
}

/**
 * The bar over a board. On a desktop: one row, and the news below. On a phone: news and buttons in
 * the first row, which scrolls away, and the prompt in the second, which stays.
 */
export function MatchBar({ title, line, news, below, children }: MatchBarProps) {
  const t = useTranslations('app');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.header}>
      <div className={styles.rows}>
        <Link href="/" className={styles.home} aria-label={t('home')}>
          <Mark size={34} />
        </Link>
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          {title}
        </h1>
        <div className={styles.line}>{line}</div>
        <div className={styles.tools}>
          {children}
          <SettingsMenu className={styles.settings} />
        </div>
        <div className={styles.news}>{news}</div>
      </div>
      {below}
    </header>
  );
}
