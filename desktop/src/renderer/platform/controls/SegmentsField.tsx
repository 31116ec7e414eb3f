// A labelled choice of a few, side by side. Its antd comes when the first one is shown: the words stand in their places until then.
import { useId } from 'react';
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
  return (
    <div>
      <span id={id} className={hideLabel ? words.sr : labelClass}>
        {label}
      </span>
      <LazyControl waiting={<Waiting options={choice.options} />}>
        <RootedSideBySide {...choice} aria-labelledby={id} />
      </LazyControl>
    </div>
  );
}

function Waiting({ options }: Pick<SegmentsFieldProps, 'options'>) {
  return (
    <p className={styles.waitingSegments}>
      {options.map(({ value, label }) => (
        <span key={value}>{label}</span>
      ))}
    </p>
  );
}
