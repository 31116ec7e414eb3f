// The place of a control that opens a list, as a form lays it out; a sheet that begins here focuses the place, which passes it on to what stands in it.
import type { FocusEvent, ReactNode } from 'react';
import { LazyControl } from './LazyControl.tsx';

interface LazyFieldProps {
  readonly waiting: ReactNode;
  readonly className?: string | undefined;
  /** The sheet begins here. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function passOn({ target, currentTarget }: FocusEvent): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

export function LazyField({ waiting, className, isFirst, children }: LazyFieldProps) {
  return (
    <div className={className} tabIndex={-1} data-autofocus={isFirst ? '' : undefined} onFocus={passOn}>
      <LazyControl waiting={waiting}>{children}</LazyControl>
    </div>
  );
}
