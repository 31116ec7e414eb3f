// A labelled choice of a sheet or a bar, searched by typing.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import type { RootedChoiceProps } from './RootedChoice.tsx';

const RootedChoice = lazyPart<RootedChoiceProps>(() => import('./RootedChoice.tsx'));

interface SelectFieldProps extends FieldText {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  readonly 'data-autofocus'?: '' | true | undefined;
}

export function SelectField({ value, options, onChange, placeholder, className, 'data-autofocus': first, ...text }: SelectFieldProps) {
  const present = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Field {...text}>
      {(wiring) => (
        <LazyField
          className={className}
          isFirst={first !== undefined}
          waiting={<input {...wiring} readOnly className={inputClass} placeholder={placeholder} value={present} />}
        >
          {(onReady) => (
            <RootedChoice {...wiring} value={value} options={options} placeholder={placeholder} onChange={onChange} onReady={onReady} />
          )}
        </LazyField>
      )}
    </Field>
  );
}
