// The field task page (specification 1 §2).
import { Link } from 'react-router';
import { ChevronLeft } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';

export default function TaskPage() {
  const bar = (
    <Link className="back" to="/field/construction">
      <Icon of={ChevronLeft} size="l" />
      <span className="sr">Back to task list: </span>Tasks
    </Link>
  );
  return (
    <PageFrame title="Task" bar={bar}>
      <h1>Task</h1>
    </PageFrame>
  );
}
