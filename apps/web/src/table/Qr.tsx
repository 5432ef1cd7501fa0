import { encode } from 'uqr';
import styles from './Qr.module.css';

/** A link as a QR code. Dark on light in each theme, since not all cameras read inverted codes. */
export default function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // An inline drawing, not a file.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
