// The place of a control that opens a list: a plain field until antd is there. The focus goes through: to the plain field, and on to the control.
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { LazyControl } from './LazyControl.tsx';

interface LazyFieldProps {
  readonly waiting: ReactNode;
  readonly className?: string | undefined;
  /** The sheet begins here. */
  readonly isFirst: boolean;
  /** @param onReady to be called once the control is in the page */
  readonly children: (onReady: () => void) => ReactNode;
}

export function LazyField({ waiting, className, isFirst, children }: LazyFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const focusInside = () => place.current?.querySelector('input')?.focus();
  const onFocus = (event: FocusEvent) => {
    hasFocus.current = true;
    if (event.target === event.currentTarget) focusInside();
  };
  const onBlur = (event: FocusEvent) => {
    // the plain field takes its focus along when it goes, to nowhere
    if (event.relatedTarget !== null) hasFocus.current = false;
  };
  return (
    <div ref={place} className={className} tabIndex={-1} data-autofocus={isFirst ? '' : undefined} onFocus={onFocus} onBlur={onBlur}>
      <LazyControl waiting={waiting}>
        {children(() => {
          if (hasFocus.current) focusInside();
        })}
      </LazyControl>
    </div>
  );
}
