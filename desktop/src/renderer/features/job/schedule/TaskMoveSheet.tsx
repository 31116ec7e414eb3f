// The sheet of what the office does with a task.
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { DueSheet } from './sheets/DueSheet.tsx';
import { IssueSheet } from './sheets/IssueSheet.tsx';
import { PlanItemsSheet } from './sheets/PlanItemsSheet.tsx';
import { ReassignSheet } from './sheets/ReassignSheet.tsx';
import { ReasonSheet } from './sheets/ReasonSheet.tsx';
import { RemindSheet } from './sheets/RemindSheet.tsx';
import type { TaskMove } from './task-moves.ts';

interface TaskMoveSheetProps {
  readonly task: Task;
  readonly move: TaskMove;
  readonly onClose: () => void;
}

export default function TaskMoveSheet({ task, move, onClose }: TaskMoveSheetProps) {
  const { job } = useJobView();
  switch (move) {
    case 'issue':
      return <IssueSheet task={task} onClose={onClose} />;
    case 'items':
      return <PlanItemsSheet task={task} boqs={job.boqs} onClose={onClose} />;
    case 'reassign':
      return <ReassignSheet task={task} onClose={onClose} />;
    case 'due':
      return <DueSheet task={task} onClose={onClose} />;
    case 'remind':
      return <RemindSheet task={task} onClose={onClose} />;
    case 'reopen':
    case 'aside':
    case 'restore':
      return <ReasonSheet task={task} move={move} onClose={onClose} />;
  }
}
