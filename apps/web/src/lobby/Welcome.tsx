import { useEffect, useRef, type ReactNode } from 'react';
import { Scene } from './Scene.tsx';
import styles from './Welcome.module.css';

interface WelcomeProps {
  title: string;
  text: string;
  /** Omits the picture and the text, for a page with other content. */
  small?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** The header of a start page. */
export function Welcome({ title, text, small = false, children }: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not on the first page of a visit, where reading begins at the top.
    if (history.state !== null || document.activeElement !== document.body) heading.current?.focus();
  }, []);
  return (
    <section className={styles.welcome} data-size={small ? 'small' : 'large'}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {children}
      </div>
      {!small && <Scene />}
    </section>
  );
}
