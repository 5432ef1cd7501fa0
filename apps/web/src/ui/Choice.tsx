import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps<T extends string> {
  legend: string;
  /** An explanation of the choice, in one sentence. */
  hint?: ReactNode;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice of a few options, all visible: radio buttons side by side. */
export function Choice<T extends string>({ legend, hint, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
