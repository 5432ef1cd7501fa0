import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../layout/TopBar.tsx';
import { useTab } from '../lib/tab.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './OpenFile.module.css';

/** Larger files are no documents. */
const MOST_BYTES = 4 * 2 ** 20;

interface OpenFileProps {
  /** Why the last match could not be shown. */
  problem: string | null;
  onOpen: (source: { text: string } | { problem: string }) => void;
}

/** Opens a file, chosen or dropped anywhere on the page. */
export function OpenFile({ problem, onOpen }: OpenFileProps) {
  const t = useTranslations('replay');
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useId();
  const [isOver, setIsOver] = useState(false);
  useTab(t('title'));
  useEffect(() => heading.current?.focus(), []);

  function open(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return onOpen({ problem: t('problems.tooLarge') });
    file.text().then(
      (text) => onOpen({ text }),
      () => onOpen({ problem: t('problems.unreadable') }),
    );
  }

  return (
    <div
      className={styles.page}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        open(event.dataTransfer.files[0]);
      }}
    >
      <TopBar />
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.about}>{t('about')}</p>
        <Problem text={problem} />
        <div className={styles.file}>
          <label htmlFor={input} className={styles.choose}>
            {t('choose')}
          </label>
          <input
            id={input}
            type="file"
            accept=".json,application/json"
            className={styles.input}
            onChange={({ target }) => {
              open(target.files?.[0]);
              target.value = '';
            }}
          />
          <p>{t('drop')}</p>
        </div>
        <p>
          <LinkButton href="/">{t('toLobby')}</LinkButton>
        </p>
      </main>
    </div>
  );
}
