// The ways back of what is done with many jobs: their change, and the tasks that were added to them.
import { UndoAddedTasksDocument, UndoJobChangesDocument } from '@lotline/schema/generated/documents/job';
import { useUndo } from '../../../platform/bulk/use-undo.ts';
import { asVerdicts } from './bulk-change.ts';

const JOBS = [{ entity: 'construction' }];

export const useUndoJobChanges = () =>
  useUndo(JOBS, async (call, input, client) => asVerdicts((await call(UndoJobChangesDocument, { input, client })).data.undoJobChanges));

export const useUndoAddedTasks = () =>
  useUndo(JOBS, async (call, input, client) => asVerdicts((await call(UndoAddedTasksDocument, { input, client })).data.undoAddedTasks));
