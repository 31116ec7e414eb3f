// A choice whose antd comes when it is first shown: a plain field with its words until then.
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { ChoiceProps } from './Choice.tsx';
import { LazyField } from './LazyField.tsx';
import type { RootedChoiceProps } from './RootedChoice.tsx';

const RootedChoice = lazyPart<RootedChoiceProps>(() => import('./RootedChoice.tsx'));

interface LazyChoiceProps extends Omit<ChoiceProps, 'options'> {
  readonly options: readonly SelectOption[];
  readonly className?: string | undefined;
  /** The sheet begins here. */
  readonly isFirst: boolean;
}

export function LazyChoice({ className, isFirst, ...choice }: LazyChoiceProps) {
  const { id, value, options, placeholder } = choice;
  const wiring = {
    id,
    'aria-describedby': choice['aria-describedby'],
    'aria-invalid': choice['aria-invalid'],
    'aria-required': choice['aria-required'],
  };
  const present = options.find((option) => option.value === value)?.label ?? value;
  return (
    <LazyField
      className={className}
      isFirst={isFirst}
      waiting={<input {...wiring} readOnly className={inputClass} placeholder={placeholder} value={present} />}
    >
      {(onReady) => <RootedChoice {...choice} onReady={onReady} />}
    </LazyField>
  );
}
