import { Suspense } from 'react';
import { lazy } from '../../lib/lazy.ts';
import type { DialogProps } from '../../ui/Dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

/** A `Dialog` whose code loads when one first opens, for boards. */
export function LazyDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
