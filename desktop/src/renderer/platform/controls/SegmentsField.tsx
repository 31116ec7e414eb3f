// A labelled choice of a few, side by side. Its antd comes when the first one is shown: until then plain ones stand in their places.
import { useId, type PointerEvent } from 'react';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { labelClass } from '@lotline/shared-ui/components/Field/field-class';
import words from '@lotline/shared-ui/styles/words.module.css';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import type { SideBySideProps } from './SideBySide.tsx';
import { keepsFocus, pressed } from './waiting-press.ts';
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
  return (
    <div>
      <span id={id} className={hideLabel ? words.sr : labelClass}>
        {label}
      </span>
      <LazyControl waiting={<Waiting {...choice} aria-labelledby={id} />}>
        <RootedSideBySide {...choice} aria-labelledby={id} />
      </LazyControl>
    </div>
  );
}

/** What is chosen before antd's has come counts, by its words and by the arrows. */
function Waiting({ value, options, onChange, ...wiring }: SideBySideProps) {
  const name = useId();
  const choose = (event: PointerEvent<HTMLElement>, chosen: string) => {
    // as it is pressed: antd's may take its place before the mouse is let go
    if (pressed(event)) onChange(chosen);
  };
  return (
    <div role="radiogroup" {...wiring} className={styles.waitingSegments}>
      {options.map((option) => (
        <label key={option.value} onPointerDown={(event) => choose(event, option.value)} onMouseDown={keepsFocus}>
          <input type="radio" name={name} className={words.sr} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
