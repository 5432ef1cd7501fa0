import { useEffect, useRef, type ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import styles from './Notice.module.css';

/** A page that has only one thing to say, and what can be done about it. */
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
