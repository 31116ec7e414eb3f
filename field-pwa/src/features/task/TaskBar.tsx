// The app bar's left side: back to the list, and the work order.
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import './task-bar.css';

export const LIST_PATH = '/field/construction';

export function TaskBar({ workOrder }: { readonly workOrder?: string | undefined }) {
  return (
    <>
      <Link className="back" to={LIST_PATH}>
        <Icon of={ChevronLeft} size="l" />
        <span className="sr">Back to task list: </span>
        <span className="word">Tasks</span>
      </Link>
      <p className="title">{workOrder === undefined ? '' : `WO ${workOrder}`}</p>
    </>
  );
}
