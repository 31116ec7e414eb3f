// A choice of a tree outside of a form that has set antd up already.
import { AntdRoot } from './AntdRoot.tsx';
import { useWishedSearch, type ListWish } from './list-wish.ts';
import { TreeChoice, type TreeChoiceProps } from './TreeChoice.tsx';

export interface RootedTreeChoiceProps extends Omit<TreeChoiceProps, 'isOpenFirst' | 'search'> {
  readonly wish: ListWish;
}

export default function RootedTreeChoice({ wish, ...choice }: RootedTreeChoiceProps) {
  const search = useWishedSearch(wish);
  return (
    <AntdRoot>
      <TreeChoice {...choice} isOpenFirst={wish.isOpen} search={search} />
    </AntdRoot>
  );
}
