// Beside one's own change of several jobs: the way back for all of them, where they are still as it left them.
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { UndoJobChangesDocument } from '@lotline/schema/generated/documents/job';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useTakeBack } from '../../../platform/bulk/use-dry-run.ts';
import { useUndo } from '../../../platform/bulk/use-undo.ts';
import type { JobEvent } from '../job-data.ts';

const JOBS = [{ entity: 'construction' }];

export function UndoOfMany({ ofMany: { actionId, jobIds } }: { readonly ofMany: NonNullable<JobEvent['ofMany']> }) {
  const [isBusy, setBusy] = useState(false);
  const takeBack = useTakeBack();
  const undo = useUndo(JOBS, async (call, input, client) =>
    (await call(UndoJobChangesDocument, { input, client })).data.undoJobChanges.map(({ workOrder, ...verdict }) => ({
      ...verdict,
      label: workOrder,
    })),
  );
  const run = async (): Promise<void> => {
    setBusy(true);
    await takeBack(undo, jobIds, [actionId]);
    setBusy(false);
  };
  return (
    <Button tight kind="text" icon={Undo2} busy={isBusy} onClick={() => void run()}>
      Undo for all {jobIds.length.toLocaleString('en-AU')} jobs
    </Button>
  );
}
