import type { ReactElement } from 'react';

const covers = import.meta.glob<ReactElement<{ viewBox: string }>>('../../games/*/cover.tsx', { eager: true, import: 'cover' });

/** The boxes of all games on the shelf. Rendered at build time. */
export const drawings = Object.fromEntries(Object.entries(covers).map(([path, cover]) => [path.split('/').at(-2) ?? '', cover]));
