// Beside one's own change of several jobs or tasks: the way back for all of them, where they are still as it left them.
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { UndoAddedTasksDocument, UndoJobChangesDocument } from '@lotline/schema/generated/documents/job';
import { UndoTaskChangesDocument } from '@lotline/schema/generated/documents/task';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTakeBack, type UndoChange } from '../../../platform/bulk/use-dry-run.ts';
import { useUndo } from '../../../platform/bulk/use-undo.ts';
import type { JobEvent } from '../job-data.ts';

type OfMany = NonNullable<JobEvent['ofMany']>;

/** A task is told of as its job. */
const JOBS = [{ entity: 'construction' }];

/** The mutation that the event names, and the rows that it takes. */
function useWayBack({ undoneBy, jobIds, taskIds }: OfMany): { readonly undo: UndoChange; readonly ids: readonly number[] } {
  const undoJobs = useUndo(JOBS, async (call, input, client) =>
    (await call(UndoJobChangesDocument, { input, client })).data.undoJobChanges.map(labelled),
  );
  const undoAdded = useUndo(JOBS, async (call, input, client) =>
    (await call(UndoAddedTasksDocument, { input, client })).data.undoAddedTasks.map(labelled),
  );
  const undoTasks = useUndo(JOBS, async (call, input, client) =>
    (await call(UndoTaskChangesDocument, { input, client })).data.undoTaskChanges.map(({ workOrder, name, ...verdict }) => ({
      ...verdict,
      label: `${workOrder} ${name}`,
    })),
  );
  if (undoneBy === 'undoTaskChanges') return { undo: undoTasks, ids: taskIds };
  return { undo: undoneBy === 'undoAddedTasks' ? undoAdded : undoJobs, ids: jobIds };
}

const labelled = <Told extends { readonly workOrder: string }>({ workOrder, ...verdict }: Told) => ({ ...verdict, label: workOrder });

export function UndoOfMany({ ofMany }: { readonly ofMany: OfMany }) {
  const [isBusy, setBusy] = useState(false);
  const takeBack = useTakeBack();
  const { undo, ids } = useWayBack(ofMany);
  const run = async (): Promise<void> => {
    setBusy(true);
    await takeBack(undo, ids, [ofMany.actionId]);
    setBusy(false);
  };
  return (
    <Button tight kind="text" icon={Undo2} busy={isBusy} onClick={() => void run()}>
      Undo for all {ids.length.toLocaleString('en-AU')} {ofMany.undoneBy === 'undoTaskChanges' ? 'tasks' : 'jobs'}
    </Button>
  );
}
