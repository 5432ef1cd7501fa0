import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Help text below the field. */
  hint?: string;
  /** The error in the present value. */
  problem?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with its label above and its error below. */
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

/** A checkbox with its label beside it. */
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
