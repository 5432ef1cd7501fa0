import { Suspense, useState, type ReactNode } from 'react';
import { Loading } from './Loading.tsx';

interface DisclosureProps {
  className?: string | undefined;
  summary: ReactNode;
  /** Rendered once opened, so lazy parts in it load only then. */
  children: ReactNode;
}

/** A line that opens to show more. */
export function Disclosure({ className, summary, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && <Suspense fallback={<Loading />}>{children}</Suspense>}
    </details>
  );
}
