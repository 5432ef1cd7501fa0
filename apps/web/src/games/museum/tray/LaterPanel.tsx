import type { ReactNode } from 'react';
import { FinishPanel } from '../desk/FinishPanel.tsx';
import { useTable } from '../table.tsx';
import { DiscardPanel } from './DiscardPanel.tsx';
import { FavourPanel } from './FavourPanel.tsx';
import { FavoursPanel } from './FavoursPanel.tsx';
import { HeadlinePanel } from './HeadlinePanel.tsx';
import { StorePanel } from './StorePanel.tsx';

const panels = {
  headline: <HeadlinePanel />,
  favours: <FavoursPanel />,
  discard: <DiscardPanel />,
  finish: <FinishPanel />,
  favour: <BegunFavour />,
  store: <BegunTask />,
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The panels that no first turn begins with, in one file. */
export default function LaterPanel({ panel }: { panel: keyof typeof panels }) {
  return panels[panel];
}

function BegunFavour() {
  const favour = useTable(({ selection }) => selection.favour);
  return favour !== null && <FavourPanel key={favour} favour={favour} />;
}

function BegunTask() {
  const task = useTable(({ selection }) => selection.task);
  return task !== null && <StorePanel key={task} task={task} />;
}
