// The tasks of a job in its preview: what each is at, with whom, since or until when.
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useToday } from '../frame/use-today.ts';
import { OnsiteMark } from '../list/Cells.tsx';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { PreviewSection } from '../list/PreviewPane.tsx';
import { statusLook } from '../list/status-look.tsx';
import { useGroups } from '../list/use-groups.ts';
import type { PreviewedJob } from './use-job-preview.ts';

type Task = PreviewedJob['schedules'][number];

export function JobTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const today = useToday();
  const groups = optionalData(useGroups());
  const shown = tasks.filter(({ ignored }) => !ignored);
  const nameOf = (groupId: number | null): string | null => groups?.find(({ value }) => value === String(groupId))?.label ?? null;
  return (
    <PreviewSection title="Tasks" note={String(shown.length)}>
      <ul>
        {shown.map((task) => (
          <li key={task.id}>
            <Icon of={statusLook(stateOf(task)).icon} />
            <span className={words.sr}>{stateOf(task)}: </span>
            <span className={words.cut}>{task.name}</span>
            {isOnsite(task) ? <OnsiteMark /> : null}
            <span>{[nameOf(task.groupId), since(task, today)].filter((part) => part !== null).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}

const isOnsite = ({ taskUsers, completedDate }: Task): boolean =>
  completedDate === null && taskUsers.some(({ offSiteUtc }) => offSiteUtc === null);

function stateOf(task: Task): string {
  if (task.submittedDate !== null) return 'Submitted';
  return task.declinedDate === null ? taskStage(task) : 'Declined';
}

function since({ submittedDate, completedDate, dueDate, issuedDate }: Task, today: CalendarDay): string {
  const instant = submittedDate ?? completedDate;
  if (instant !== null) return formatNearDay(dayInZone(instant, browserZone()), today);
  if (issuedDate === null) return 'not issued';
  return dueDate === null ? 'issued' : `due ${formatNearDay(dueDate, today)}`;
}
