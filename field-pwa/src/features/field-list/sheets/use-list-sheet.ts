// Which form lies over the list. A form that closed when it handed over what was typed comes back with it when that was refused.
import { useCallback, useEffect, useState } from 'react';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import type { JobSheet } from '../../../platform/job-sheets/job-sheets-context.ts';
import type { AnyAction } from '../../../platform/outbox/action-input.ts';
import { useEntries } from '../../../platform/outbox/outbox-context.ts';

export interface ListSheet {
  readonly constructionId: number;
  readonly taskId: number;
  readonly sheet: JobSheet;
}

export function useListSheet(tasks: readonly FieldTask[]) {
  const [opened, setOpened] = useState<ListSheet | null>(null);
  const open = useCallback(
    (task: FieldTask, sheet: JobSheet) => setOpened({ constructionId: task.constructionId, taskId: task.id, sheet }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  const entries = useEntries();
  useEffect(() => {
    if (opened !== null) return;
    const refused = entries.find(({ state, from }) => state.kind === 'refused' && from.at === 'list' && from.isSheet);
    const sheet = refused === undefined ? null : sheetOf(refused.action, tasks);
    if (sheet !== null) setOpened(sheet);
  }, [opened, entries, tasks]);
  return { opened, open, close };
}

function sheetOf(action: AnyAction, tasks: readonly FieldTask[]): ListSheet | null {
  const task = tasks.find(({ constructionId }) => constructionId === action.subject.jobId);
  if (task === undefined) return null;
  const over = (sheet: JobSheet): ListSheet => ({ constructionId: task.constructionId, taskId: task.id, sheet });
  switch (action.name) {
    case 'setStatus':
      return over({ name: 'status' });
    case 'setDeveloper':
    case 'setContacts':
      return over({ name: 'contacts' });
    case 'editComment':
    case 'deleteComment': {
      const { id } = action.input;
      for (const { fieldComments } of tasks) {
        const comment = fieldComments.find((one) => one.id === id);
        if (comment !== undefined) return over({ name: 'fieldComment', comment });
      }
      return null;
    }
    default:
      return null;
  }
}
