import { classes } from './classes.ts';
import styles from './TableTop.module.css';
import { addressOf, boxes } from './tableTop/drawings.tsx?drawings';

/** The table after the meal, from above, in the light of the room. Decoration only. */
export function TableTop({ className }: { className?: string }) {
  return (['light', 'dark'] as const).map((theme) => {
    const [width, height] = boxes[theme] ?? [];
    // Nobody waits for the one that is not to be seen.
    const look = { className: classes(className, styles[theme]), width, height, loading: 'lazy' } as const;
    return <img key={theme} src={addressOf(theme)} alt="" data-table-top={theme} {...look} />;
  });
}
