import { useEffect, useRef, type ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import styles from './Notice.module.css';

/** A page with a single message and its actions. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.notice}>
      <Mark size={88} seats={['free', 'free', 'free', 'free']} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
