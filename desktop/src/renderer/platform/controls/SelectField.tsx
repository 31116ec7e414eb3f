// A labelled choice of a sheet or a bar, searched by typing.
import { Field, type FieldText, type Warned } from '@lotline/shared-ui/components/Field/Field';
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { LazyChoice } from './LazyChoice.tsx';

interface SelectFieldProps extends FieldText, Warned {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  readonly 'data-autofocus'?: '' | true | undefined;
}

export function SelectField({ value, options, onChange, placeholder, className, 'data-autofocus': first, ...text }: SelectFieldProps) {
  return (
    <Field {...text}>
      {(wiring) => <LazyChoice {...wiring} {...{ value, options, placeholder, onChange, className }} isFirst={first !== undefined} />}
    </Field>
  );
}
