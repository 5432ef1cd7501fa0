import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** A word of help under the field. */
  hint?: string;
  /** What is wrong with what was typed. */
  problem?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A line to type in, with its name above and what is wrong with it below. */
export function Field({ label, hint, problem = null, className, ...rest }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...rest}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={note ? `${id}note` : undefined}
      />
      {note && (
        <p id={`${id}note`} className={problem === null ? styles.hint : styles.problem}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A switch for yes and no, with its words beside it. */
export function Check({ label, hint, ...rest }: Omit<FieldProps, 'problem'>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" {...rest} aria-describedby={hint ? `${id}note` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}note`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
