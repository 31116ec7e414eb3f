// Under the tasks in the rail, for who approves payments: how many wait for it. The office's review ends before them, and nothing else would ask.
import { useLocation } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useActor } from '@lotline/web-session/react/me-context';
import { RailViews } from '../../platform/frame/RailViews.tsx';
import { figureInWords } from '../../platform/grid/list-state.ts';
import { parseListQuery } from '../../platform/list/list-query.ts';
import { useOfficeFigures } from '../../platform/task/use-office-figures.ts';
import { TASK_ADDRESS, viewOf } from './task-filters.ts';

export function RailPaymentsToApprove() {
  const { search } = useLocation();
  // whoever may not approve asks for no figure
  const mayApprove = hasClaim(useActor(), 'CAN_APPROVE_PAYMENTS');
  const count = optionalData(useOfficeFigures(mayApprove))?.officeWaiting.paymentTasks ?? null;
  if (count === null) return null;
  const isCurrent = viewOf(parseListQuery(new URLSearchParams(search), TASK_ADDRESS, []), 'all') === 'payment';
  const label = TASK_LIST.filters.view.choices.payment;
  return <RailViews label="Waits for you" views={[{ label, path: '/tasks?view=payment', isCurrent, count: figureInWords(count) }]} />;
}
