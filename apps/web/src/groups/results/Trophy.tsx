import { Line } from '../../ui/Icon.tsx';
import styles from './Trophy.module.css';

const CUP = 'M8 4.5h8v5a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.2 4.8 3.8 5M16 6h3.5c0 3-1.2 4.8-3.8 5M12 13.5v3.5M8.5 19.5h7M10 17h4';

/** Marks the winner, in words for screen readers. */
export function Trophy({ label, size = 20 }: { label: string; size?: number }) {
  return (
    <span className={styles.trophy}>
      <Line d={CUP} size={size} />
      <span className="visually-hidden">{label} </span>
    </span>
  );
}
