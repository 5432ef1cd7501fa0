import type { ReactNode } from 'react';
import { lazy } from '../lib/lazy.ts';
import { LookBackPage, type LookBackProps } from '../table/play/lookBack.ts';

const LookBack = lazy(() => import('../replay/live/LookBack.tsx'));

const lookBack = (props: LookBackProps) => <LookBack {...props} />;

/** Lets the readers of the tables inside look back at a running match. */
export function WithLookBack({ children }: { children: ReactNode }) {
  return <LookBackPage value={lookBack}>{children}</LookBackPage>;
}
