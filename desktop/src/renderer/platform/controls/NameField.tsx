// A labelled line of a sheet, for which names in use are suggested.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import type { RootedNameLineProps } from './RootedNameLine.tsx';

const RootedNameLine = lazyPart<RootedNameLineProps>(() => import('./RootedNameLine.tsx'));

interface NameFieldProps extends FieldText {
  readonly value: string;
  readonly names: readonly string[];
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

export function NameField({ value, names, maxLength, onChange, ...text }: NameFieldProps) {
  return (
    <Field {...text}>
      {(wiring) => (
        <LazyField
          isFirst={false}
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
          {(onReady) => (
            <RootedNameLine {...wiring} value={value} names={names} maxLength={maxLength} onChange={onChange} onReady={onReady} />
          )}
        </LazyField>
      )}
    </Field>
  );
}
