// The app bar's left side: back to the list, and the work order.
import { BackBar } from '../../platform/frame/BackBar.tsx';
import { LIST_PATH } from '../../platform/frame/list-path.ts';

export function TaskBar({ workOrder }: { readonly workOrder?: string | undefined }) {
  return <BackBar to={LIST_PATH} back="Tasks" title={workOrder === undefined ? '' : `WO ${workOrder}`} />;
}
