import styles from './Problem.module.css';

/** What went wrong, in words, near what was tried. Whoever shows it announces it. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : <p className={styles.problem}>{text}</p>;
}
