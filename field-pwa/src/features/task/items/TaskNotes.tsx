// What is out of the ordinary about the opened task, said once above its card: left, set aside, declined, reopened, partial.
import { Link } from 'react-router-dom';
import { CircleX, Eye, Pause, RotateCcw } from 'lucide-react';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { sayError } from '@lotline/schema/errors/catalogue';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { Task } from '../facts/page-data.ts';
import { LIST_PATH } from '../../../platform/frame/list-path.ts';
import { useTaskPage } from '../task-page-context.ts';

export function TaskNotes() {
  const { data, opened, isAssigned, today, zone } = useTaskPage();
  if (!isAssigned) {
    const group = data.groups.find(({ id }) => id === opened.groupId)?.name;
    const back = (
      <Link className={buttonClass({ tight: true })} to={LIST_PATH}>
        Back to task list
      </Link>
    );
    return (
      <Banner icon={Eye} action={back}>
        {sayError('TASK_LEFT', { what: 'task', group })}
      </Banner>
    );
  }
  if (opened.ignored) {
    return (
      <Banner icon={Pause} title="The office has set this task aside.">
        Nothing needs to be done on it for now.
      </Banner>
    );
  }
  if (opened.declinedDate !== null) {
    return (
      <Banner icon={CircleX} title={`Declined ${formatNearDayTime(opened.declinedDate, today, zone)}.`}>
        The office will find someone else. Ask them to issue it again if you can do it after all.
      </Banner>
    );
  }
  if (opened.isReopened) {
    return (
      <Banner icon={RotateCcw} title="Reopened by the office.">
        Go onsite again, fix what is asked for, then complete and submit it.
      </Banner>
    );
  }
  const reason = partialReason(opened);
  if (!opened.isPartial) return null;
  return (
    <Banner title="Partially complete">
      {reason === null ? 'The office may reopen it for the rest.' : `“${reason}” The office may reopen it for the rest.`}
    </Banner>
  );
}

function partialReason(task: Task): string | null {
  const completed = task.taskUsers.filter((visit) => visit.completedUtc !== null && visit.comments !== null);
  return completed.at(-1)?.comments ?? null;
}
