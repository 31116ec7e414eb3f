// A control whose code comes with antd when the first one is shown, so that no list and no job page waits for it. Until then something of its size
// stands in its place, and where the code cannot be loaded it says so there.
import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../frame/PartBoundary.tsx';

interface LazyControlProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export function LazyControl({ waiting, children }: LazyControlProps) {
  return (
    <PartBoundary resetKey="control">
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  );
}
