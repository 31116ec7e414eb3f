// What Ctrl+K lists on the page of a task: what the office may do with it, a comment, the link.
import { useState } from 'react';
import { MessageSquarePlus } from 'lucide-react';
import { canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { useOffer } from '../../../platform/frame/page-actions.ts';
import { useCopyLink } from '../../../platform/frame/use-copy-link.ts';
import { taskPath } from '../../../platform/task/task-links.ts';
import { WRITE } from '../comments/write-hash.ts';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import type { TaskMove } from '../schedule/task-moves.ts';
import TaskMoveSheet from '../schedule/TaskMoveSheet.tsx';
import { taskOffers } from './task-offers.ts';

export function TaskOffers({ task }: { readonly task: Task }) {
  const { job, actor } = useJobView();
  const [move, setMove] = useState<TaskMove | null>(null);
  const comment = { id: 'comment', label: 'Write a comment', icon: MessageSquarePlus, path: `${taskPath(task.id)}${WRITE}` };
  useOffer([...taskOffers(actor, task, job.id, { isSought: false, onMove: setMove }), ...(canWriteComment(actor).ok ? [comment] : [])]);
  useCopyLink(`task ${task.name}`, taskPath(task.id));
  return move === null ? null : <TaskMoveSheet task={task} move={move} onClose={() => setMove(null)} />;
}
