// A line with names to suggest, for a form that has its own label around it: a plain line until the suggestions are there.
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import type { AskedName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { ControlProps } from './control-props.ts';
import { LazyField } from './LazyField.tsx';
import type { RootedNameLineProps } from './RootedNameLine.tsx';

const RootedNameLine = lazyPart<RootedNameLineProps>(() => import('./RootedNameLine.tsx'));

interface LazyNameLineProps extends Omit<ControlProps, 'onLeave'> {
  readonly value: string;
  readonly names: readonly string[];
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** The sheet begins here. */
  readonly isFirst?: boolean;
  readonly onLeave?: AskedName['leave'] | undefined;
}

export function LazyNameLine({ value, names, maxLength, isFirst = false, onChange, onLeave, ...wiring }: LazyNameLineProps) {
  return (
    <LazyField
      isFirst={isFirst}
      waiting={
        <input
          {...wiring}
          className={inputClass}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      {(onReady) => <RootedNameLine {...wiring} {...{ value, names, maxLength, onChange, onLeave, onReady }} />}
    </LazyField>
  );
}
