// A labelled choice of a tree in a sheet.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import type { RootedTreeChoiceProps } from './RootedTreeChoice.tsx';
import type { TreeOption } from './TreeChoice.tsx';

const RootedTreeChoice = lazyPart<RootedTreeChoiceProps>(() => import('./RootedTreeChoice.tsx'));

interface TreeFieldProps extends FieldText {
  readonly value: string;
  readonly options: readonly TreeOption[];
  readonly onChange: (value: string) => void;
  readonly 'data-autofocus'?: true | undefined;
}

export function TreeField({ value, options, onChange, 'data-autofocus': first, ...text }: TreeFieldProps) {
  const present = options.find((option) => option.value === value)?.path ?? value;
  return (
    <Field {...text}>
      {(wiring) => (
        <LazyField isFirst={first === true} waiting={<input {...wiring} readOnly className={inputClass} value={present} />}>
          {(onReady) => <RootedTreeChoice {...wiring} value={value} options={options} onChange={onChange} onReady={onReady} />}
        </LazyField>
      )}
    </Field>
  );
}
