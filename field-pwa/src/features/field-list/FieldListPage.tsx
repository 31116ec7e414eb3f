// The field list (specification 2 §4).
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { Tabs } from '../../platform/frame/Tabs.tsx';

export default function FieldListPage() {
  return (
    <PageFrame title="Tasks" bar={<Tabs />} menu={[]}>
      <h1 className="sr">Tasks</h1>
    </PageFrame>
  );
}
