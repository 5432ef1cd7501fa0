import { classes } from './classes.ts';
import styles from './TableTop.module.css';
import { addressOf, boxes } from './tableTop/drawings.tsx?drawings';

/** The table after a meal, from above, in the theme's light. Decoration only. */
export function TableTop({ className }: { className?: string }) {
  return (['light', 'dark'] as const).map((theme) => {
    const [width, height] = boxes[theme] ?? [];
    // The hidden theme's picture is not loaded.
    const look = { className: classes(className, styles[theme]), width, height, loading: 'lazy' } as const;
    return <img key={theme} src={addressOf(theme)} alt="" data-table-top={theme} {...look} />;
  });
}
