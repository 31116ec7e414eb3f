// What Ctrl+K lists on a job's page beside what the buttons of its head offer themselves: its tasks' moves, a task, a comment, a file, the link.
import { useState } from 'react';
import { Download, FolderDown, MessageSquarePlus, Plus } from 'lucide-react';
import { canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import { canReadList } from '@lotline/schema/domain/list/list.rules';
import { lazySheet } from '../../../platform/frame/lazy-sheet.tsx';
import { useOffer, type PageAction } from '../../../platform/frame/page-actions.ts';
import { useCopyLink } from '../../../platform/frame/use-copy-link.ts';
import { EXPORT_FORMATS, useExport } from '../../../platform/list/use-export.ts';
import { WRITE } from '../comments/write-hash.ts';
import { useZip } from '../files/use-zip.ts';
import { useJobView, type JobView } from '../job-context.ts';
import type { TaskMove } from '../schedule/task-moves.ts';
import { tabPath } from '../tabs/tab-path.ts';
import { taskOffers } from './task-offers.ts';

const AddTaskSheet = lazySheet(async () => (await import('../schedule/sheets/AddTaskSheet.tsx')).AddTaskSheet);
const TaskMoveSheet = lazySheet(async () => (await import('../schedule/TaskMoveSheet.tsx')).default);

type Opened = { readonly move: 'add' } | { readonly move: TaskMove; readonly taskId: number };

export function JobOffers() {
  const view = useJobView();
  const { job, actor } = view;
  const [opened, open] = useState<Opened | null>(null);
  const ofTasks = job.schedules.flatMap((task) =>
    taskOffers(actor, task, job.id, { isSought: true, onMove: (move) => open({ move, taskId: task.id }) }),
  );
  useOffer([...(canAddTask(actor).ok ? [addTask(() => open({ move: 'add' }))] : []), ...writeComment(view), ...ofTasks]);
  useOffer(useFiles());
  useCopyLink(`job ${job.workOrder}`, tabPath(job.id, 'summary'));
  if (opened === null) return null;
  const close = () => open(null);
  if (opened.move === 'add') return <AddTaskSheet onClose={close} />;
  const task = job.schedules.find(({ id }) => id === opened.taskId);
  return task === undefined ? null : <TaskMoveSheet task={task} move={opened.move} onClose={close} />;
}

const addTask = (run: () => void): PageAction => ({ id: 'add-task', label: 'Add a task', also: 'create new', icon: Plus, run });

function writeComment({ job, actor }: JobView): readonly PageAction[] {
  if (!canWriteComment(actor).ok) return [];
  return [{ id: 'comment', label: 'Write a comment', icon: MessageSquarePlus, path: `${tabPath(job.id, 'comments')}${WRITE}` }];
}

/** The job's line of the list as a file, and all that was photographed and sent. */
function useFiles(): readonly PageAction[] {
  const { job, actor } = useJobView();
  const { run } = useExport();
  const zip = useZip(job.id);
  const wish = { list: JOB_LIST, filter: { ids: [job.id] }, sort: null, columns: [] };
  const line = EXPORT_FORMATS.map(({ format, label }): PageAction => ({
    ...{ id: `export-${format}`, label: `Export this job as ${label}`, icon: Download },
    run: () => run({ ...wish, format }),
  }));
  const files = { id: 'zip', label: 'Save all files as .zip', also: 'export download photos', icon: FolderDown };
  return [
    ...(canReadList(actor, JOB_LIST).ok ? line : []),
    ...(job.attachments.length === 0 ? [] : [{ ...files, run: () => zip.save(null) }]),
  ];
}
