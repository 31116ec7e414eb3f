// Add Potential Job over the list: the form is loaded when it is first asked for.
import { lazy, Suspense, useState, type ReactNode } from 'react';

const PotentialJobFlow = lazy(() => import('../../platform/potential-job/PotentialJobFlow.tsx'));

export function useAddPotentialJob(): { readonly open: () => void; readonly sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const sheet = isOpen ? (
    <Suspense fallback={null}>
      <PotentialJobFlow of={null} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { open: () => setOpen(true), sheet };
}
