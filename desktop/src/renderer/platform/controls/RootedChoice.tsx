// A choice outside of a form that has set antd up already.
import { AntdRoot } from './AntdRoot.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';
import { useWishedSearch, type ListWish } from './list-wish.ts';

export interface RootedChoiceProps extends Omit<ChoiceProps, 'isOpenFirst' | 'search'> {
  readonly wish: ListWish;
}

export default function RootedChoice({ wish, ...choice }: RootedChoiceProps) {
  const search = useWishedSearch(wish);
  return (
    <AntdRoot>
      <Choice {...choice} isOpenFirst={wish.isOpen} search={search} />
    </AntdRoot>
  );
}
