// A line with names to suggest, outside of a form that has set antd up already.
import { AntdRoot } from './AntdRoot.tsx';
import { NameLine, type NameLineProps } from './NameLine.tsx';

export default function RootedNameLine(line: NameLineProps) {
  return (
    <AntdRoot>
      <NameLine {...line} />
    </AntdRoot>
  );
}
