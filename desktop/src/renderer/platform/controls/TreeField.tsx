// A labelled choice of a tree in a sheet.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import { CHOICE_KEYS, useListWish } from './list-wish.ts';
import type { RootedTreeChoiceProps } from './RootedTreeChoice.tsx';
import type { TreeOption } from './TreeChoice.tsx';
import { WaitingChoice } from './WaitingChoice.tsx';

const RootedTreeChoice = lazyPart<RootedTreeChoiceProps>(() => import('./RootedTreeChoice.tsx'));

interface TreeFieldProps extends FieldText {
  readonly value: string;
  readonly options: readonly TreeOption[];
  readonly onChange: (value: string) => void;
  readonly 'data-autofocus'?: true | undefined;
}

export function TreeField({ value, options, onChange, 'data-autofocus': first, ...text }: TreeFieldProps) {
  const list = useListWish(CHOICE_KEYS);
  const chosen = options.find((option) => option.value === value)?.path ?? value;
  return (
    <Field {...text}>
      {(wiring) => (
        <LazyField isFirst={first === true} waiting={<WaitingChoice {...wiring} {...{ list, chosen }} />}>
          <RootedTreeChoice {...wiring} {...{ value, options, onChange }} wish={list.wish} />
        </LazyField>
      )}
    </Field>
  );
}
