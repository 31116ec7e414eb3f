// A task from a template for all jobs that are picked: which one, with whom and by when; without those, as the template of each job has it.
import { z } from 'zod';
import { templateNames } from '@lotline/schema/domain/job/job-tasks.rules';
import { AddTasksDocument, AllTaskTemplatesDocument } from '@lotline/schema/generated/documents/job';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SETTINGS } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { DryRunSheet } from '../../../platform/bulk/DryRunSheet.tsx';
import { dayFault } from '../../../platform/form/day-fault.ts';
import { DayField } from '../../../platform/form/DayField.tsx';
import { useDryRunForm } from '../../../platform/bulk/use-dry-run-form.ts';
import { useUndoAddedTasks } from '../../../platform/bulk/ways-back.ts';
import { useGroups } from '../../../platform/list/use-groups.ts';
import { asVerdicts, countOfJobs } from './bulk-change.ts';

interface AddTasksSheetProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const EMPTY = { template: '', groupId: '', dueDate: '' };
type NewTasks = typeof EMPTY;
const SHAPES = { template: z.string(), groupId: z.string(), dueDate: z.string() };

export function AddTasksSheet({ ids, onClose, onDone }: AddTasksSheetProps) {
  const templates = useTemplates();
  const groups = useGroups();
  const undo = useUndoAddedTasks();
  const {
    draft,
    dryRun,
    values: task,
    edit,
  } = useDryRunForm<NewTasks, NewTasks>({
    name: 'add-task-jobs',
    ...{ ids, shapes: SHAPES, start: EMPTY, choices: ['template', 'groupId'], onClose, onDone },
    undoOf: () => undo,
    send: async (call, { template, groupId, dueDate }, { ids: part, isDryRun: isTrial, client }) => {
      const input = {
        ...{ ids: [...part], template, isTrial },
        groupId: groupId === '' ? null : Number(groupId),
        dueDate: dueDate === '' ? null : dueDate,
      };
      return asVerdicts((await call(AddTasksDocument, { input, client })).data.addTasks);
    },
    toastText: (count) => (count === 1 ? '1 task added' : `${count.toLocaleString('en-AU')} tasks added`),
  });
  return (
    <DryRunSheet
      title={`Add a task to ${countOfJobs(ids.length)}`}
      dryRun={dryRun}
      change={task}
      missing={task.template === '' ? 'Choose a template first.' : (dayFault(task.dueDate) ?? null)}
      whatWords={ids.length === 1 ? 'the job' : 'the jobs'}
      draft={draft}
      confirmLabel={`Add ${task.template} to ${countOfJobs(dryRun.allowedCount)}`}
    >
      <ReadNote read={templates} title="The templates could not be loaded." />
      <ReadNote read={groups} title="The crews could not be loaded." />
      <SelectField
        label="Template"
        isRequired
        hint="Adds the template’s items in its quantities, but never more than remains on the job."
        data-autofocus
        value={task.template}
        placeholder="Choose a template"
        options={(templates.data ?? []).map((name) => ({ value: name, label: name }))}
        onChange={(template) => edit({ template })}
      />
      <SelectField
        label="Crew"
        value={task.groupId}
        options={[{ value: '', label: 'As the template says' }, ...(groups.data ?? [])]}
        onChange={(groupId) => edit({ groupId })}
      />
      <DayField
        label="Due"
        hint="If left empty, the template’s number of days from today."
        value={task.dueDate}
        onChange={(dueDate) => edit({ dueDate })}
      />
    </DryRunSheet>
  );
}

function useTemplates() {
  const read = useRead(AllTaskTemplatesDocument, { variables: {}, follows: SETTINGS });
  const settings = read.data?.systemSettings;
  return { ...read, data: settings === undefined ? undefined : templateNames(settings) };
}
