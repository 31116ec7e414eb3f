// A control whose code comes with antd when the first one is shown, so that no list and no job page waits for it. Until then a waiting form stands in
// its place, which does what it can of what the control does; the focus goes from it to the control. Where the code cannot be loaded it says so there.
import { Suspense, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PartBoundary } from '../frame/PartBoundary.tsx';
import { focusHeldIn, focusTaken, type HeldFocus } from './held-focus.ts';
import styles from './Control.module.css';

interface LazyControlProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export function LazyControl({ waiting, children }: LazyControlProps) {
  const place = useRef<HTMLSpanElement>(null);
  const held = useRef<HeldFocus | null>(null);
  const give = useCallback(() => {
    held.current = place.current === null ? null : focusHeldIn(place.current);
  }, []);
  const take = useCallback(() => {
    if (held.current !== null && place.current !== null) focusTaken(place.current, held.current);
    held.current = null;
  }, []);
  return (
    <span ref={place} className={styles.place}>
      <PartBoundary resetKey="control">
        <Suspense fallback={<Waiting onEnd={give}>{waiting}</Waiting>}>
          {children}
          <Come onStart={take} />
        </Suspense>
      </PartBoundary>
    </span>
  );
}

/** React runs the cleanup while what waited is still in the page: who has the focus then is asked then, so nobody's is taken away. */
function Waiting({ onEnd, children }: { readonly onEnd: () => void; readonly children: ReactNode }) {
  useLayoutEffect(() => onEnd, [onEnd]);
  return children;
}

/** Stands behind the control: by its own effect the control is in the page. */
function Come({ onStart }: { readonly onStart: () => void }) {
  useLayoutEffect(onStart, [onStart]);
  return null;
}
