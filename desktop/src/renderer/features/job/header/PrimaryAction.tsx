// The one thing that the job waits for, as the primary button of its head.
import { useState } from 'react';
import { ClipboardCheck, HardHat, Plus, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PrimaryAction as Action } from '@lotline/schema/domain/job/primary-action.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { fetchAhead, lazySheet } from '../../../platform/frame/lazy-sheet.tsx';
import { reviewPath } from '../../../platform/task/task-links.ts';
import { useJobView } from '../job-context.ts';

const SHEETS = {
  createTask: lazySheet(async () => (await import('../schedule/sheets/AddTaskSheet.tsx')).AddTaskSheet),
  askBuilder: lazySheet(async () => (await import('../../../platform/builder-approval/BuilderApprovalSheet.tsx')).BuilderApprovalSheet),
  issue: lazySheet(async () => (await import('../schedule/sheets/IssueSheet.tsx')).IssueSheet),
} as const;

export function PrimaryAction({ action }: { readonly action: Action }) {
  const { job } = useJobView();
  // the job may wait for something else by the time that its sheet is closed
  const [opened, open] = useState<Action | null>(null);
  const task = 'taskId' in action ? job.schedules.find(({ id }) => id === action.taskId) : undefined;
  return (
    <>
      {action.kind === 'review' ? (
        <Link
          className={buttonClass({ kind: 'primary' })}
          to={reviewPath({ id: action.taskId, constructionId: job.id })}
          aria-label={named('Review', task?.name)}
        >
          <Icon of={ClipboardCheck} size="s" />
          Review
        </Link>
      ) : (
        <Button
          kind="primary"
          icon={ICONS[action.kind]}
          aria-label={named(LABELS[action.kind], task?.name)}
          {...fetchAhead(SHEETS[action.kind])}
          onClick={() => open(action)}
        >
          {LABELS[action.kind]}
        </Button>
      )}
      {opened === null ? null : <ActionSheet action={opened} onClose={() => open(null)} />}
    </>
  );
}

const ICONS = { createTask: Plus, askBuilder: HardHat, issue: Send } as const;
const LABELS = { createTask: 'Create task', askBuilder: 'Ask builder', issue: 'Issue to field' } as const;

/** Which task is meant is read out. */
const named = (label: string, task: string | undefined): string => (task === undefined ? label : `${label}, ${task}`);

function ActionSheet({ action, onClose }: { readonly action: Action; readonly onClose: () => void }) {
  const { job } = useJobView();
  const task = 'taskId' in action ? job.schedules.find(({ id }) => id === action.taskId) : undefined;
  if (action.kind === 'createTask') return <SHEETS.createTask onClose={onClose} />;
  if (action.kind === 'askBuilder') return <SHEETS.askBuilder job={job} onClose={onClose} />;
  return task === undefined ? null : <SHEETS.issue task={task} onClose={onClose} />;
}
