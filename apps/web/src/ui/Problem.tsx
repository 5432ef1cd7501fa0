import styles from './Problem.module.css';

/**
 * An error, in words, near the control that caused it. The caller announces it to screen readers.
 */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : <p className={styles.problem}>{text}</p>;
}
