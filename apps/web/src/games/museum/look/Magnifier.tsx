import { classes } from '../../../ui/classes.ts';
import { useTableNow, useTableWords } from '../table.tsx';
import css from './Magnifier.module.css';

/** Opens a large view of an Object or Expert whose own button does something else. */
export function Magnifier({ of, name, className }: { of: string; name: string; className?: string | undefined }) {
  const words = useTableWords();
  const now = useTableNow();
  return (
    <button
      type="button"
      className={classes(css.magnifier, className)}
      aria-label={words.t('world.lookClosely', { name })}
      onClick={() => now().lookAt(of)}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15 15l6 6" />
      </svg>
    </button>
  );
}
