// A few choices side by side that set antd up for themselves.
import { AntdRoot } from './AntdRoot.tsx';
import { SideBySide, type SideBySideProps } from './SideBySide.tsx';

export default function RootedSideBySide(props: SideBySideProps) {
  return (
    <AntdRoot>
      <SideBySide {...props} />
    </AntdRoot>
  );
}
