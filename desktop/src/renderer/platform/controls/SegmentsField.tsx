// A labelled choice of a few, side by side. Its antd comes when the first one is shown: until then plain ones stand in their places.
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { labelClass } from '@lotline/shared-ui/components/Field/field-class';
import words from '@lotline/shared-ui/styles/words.module.css';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import type { SideBySideProps } from './SideBySide.tsx';
import styles from './Control.module.css';

const RootedSideBySide = lazyPart<SideBySideProps>(() => import('./RootedSideBySide.tsx'));

interface SegmentsFieldProps {
  readonly label: string;
  /** The context makes the meaning plain: the label is read out but not shown. */
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

export function SegmentsField({ label, hideLabel = false, ...choice }: SegmentsFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  return (
    <div ref={place} onFocus={() => (hasFocus.current = true)} onBlur={() => (hasFocus.current = false)}>
      <span id={id} className={hideLabel ? words.sr : labelClass}>
        {label}
      </span>
      <LazyControl waiting={<Waiting {...choice} aria-labelledby={id} />}>
        <RootedSideBySide {...choice} aria-labelledby={id} />
        <FocusStays place={place} hasFocus={hasFocus} />
      </LazyControl>
    </div>
  );
}

/** What is chosen before antd's has come counts, by its words and by the arrows. */
function Waiting({ value, options, onChange, ...wiring }: SideBySideProps) {
  const name = useId();
  return (
    <div role="radiogroup" {...wiring} className={styles.waitingSegments}>
      {options.map((option) => (
        // as it is pressed: antd's may take its place before the mouse is let go
        <label key={option.value} onPointerDown={() => onChange(option.value)}>
          <input type="radio" name={name} className={words.sr} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface FocusStaysProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hasFocus: RefObject<boolean>;
}

/** Who was among the choices that waited is among antd's. */
function FocusStays({ place, hasFocus }: FocusStaysProps) {
  useLayoutEffect(() => {
    if (hasFocus.current) place.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [place, hasFocus]);
  return null;
}
