// A group's open tasks go to another one, all at once: counted and tried first, and undone from where it is said. Then it can be archived (screens.md §2.19).
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { TaskBulkSheet } from '../../platform/task-bulk/TaskBulkSheet.tsx';
import { useOpenTaskIds } from './use-groups.ts';

interface GiveTasksSheetProps {
  readonly groupId: number;
  readonly name: string;
  readonly onClose: () => void;
}

export function GiveTasksSheet({ groupId, name, onClose }: GiveTasksSheetProps) {
  const { ids, ...read } = useOpenTaskIds(groupId);
  if (ids !== null && ids.length > 0)
    return <TaskBulkSheet act="reassign" ids={ids} fromGroupId={groupId} onClose={onClose} onDone={onClose} />;
  return (
    <Sheet title={`Tasks of ${name}`} onClose={onClose}>
      {ids === null ? (
        <Unread read={read} title="The tasks could not be loaded." loading={<Progress label="Loading the tasks" />} />
      ) : (
        <p>You cannot see tasks of this group. Ask the office to give them to another group.</p>
      )}
    </Sheet>
  );
}
