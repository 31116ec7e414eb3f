// A choice whose antd comes when it is first shown.
import type { SelectOption } from '@lotline/shared-ui/components/Field/Select';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import { CHOICE_KEYS, useListWish } from './list-wish.ts';
import type { RootedChoiceProps } from './RootedChoice.tsx';
import { WaitingChoice } from './WaitingChoice.tsx';

const RootedChoice = lazyPart<RootedChoiceProps>(() => import('./RootedChoice.tsx'));

interface LazyChoiceProps extends Omit<RootedChoiceProps, 'wish' | 'options' | 'autoFocus'> {
  readonly options: readonly SelectOption[];
  readonly className?: string | undefined;
  /** The sheet begins here. */
  readonly isFirst: boolean;
}

export function LazyChoice({ className, isFirst, ...choice }: LazyChoiceProps) {
  const { options, value, isClearable: _, onChange: __, ...shown } = choice;
  const list = useListWish(CHOICE_KEYS);
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <LazyField className={className} isFirst={isFirst} waiting={<WaitingChoice {...shown} {...{ list, chosen }} />}>
      <RootedChoice {...choice} wish={list.wish} />
    </LazyField>
  );
}
