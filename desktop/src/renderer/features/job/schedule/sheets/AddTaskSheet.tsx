// A task for this job: from a template of its work type or named freely, with the items that it is to do and how much of each.
import { useState } from 'react';
import { byWork, workWarning } from '@lotline/schema/domain/group/group-work.rules';
import { itemsFromTemplate } from '@lotline/schema/domain/item/template-items.rules';
import { taskDueWarning } from '@lotline/schema/domain/job/key-dates.rules';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { AddTaskDocument, TaskTemplatesDocument } from '@lotline/schema/generated/documents/task';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';
import { SETTINGS } from '../../../../platform/data/follows.ts';
import { useRead } from '../../../../platform/data/use-read.ts';
import { SelectField } from '../../../../platform/controls/SelectField.tsx';
import { useWorkOfGroups } from '../../../../platform/list/use-groups.ts';
import { firstRowFault } from '../../../../platform/form/row-fields.ts';
import { useRows } from '../../../../platform/form/use-rows.ts';
import { groupOf, useJobView } from '../../job-context.ts';
import { useJobChange } from '../../use-job-change.ts';
import { AbsentItems, useAbsentItems, type NewPlannedItem } from './AbsentItems.tsx';
import { PLANNED, PLANNED_FIELDS } from './planned-rows.ts';
import { plannedBy, PlannedItems, plannedRows } from './PlannedItems.tsx';

interface NewTask {
  readonly constructionId: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly dueDate: string | null;
  readonly items: { readonly boqId: number; readonly quantity: string }[];
  readonly newItems: NewPlannedItem[];
}

export function AddTaskSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, groups: all, today } = useJobView();
  const groups = useWorkOfGroups(all);
  const templates = useRead(TaskTemplatesDocument, { variables: { workType: job.workType }, follows: SETTINGS });
  const draft = `add-task-job-${String(job.id)}`;
  const planned = useRows(`${draft}-items`, PLANNED);
  const typed = useRows(`${draft}-new-items`, PLANNED);
  const [name, setName] = useState('');
  const offered = templates.data?.taskTemplates ?? [];
  const chosen = offered.find((one) => one.name === name);
  const templated = chosen === undefined ? null : itemsFromTemplate(chosen.items, job.boqs);
  const absent = useAbsentItems(chosen?.items ?? [], templated, typed.rows);
  const lines = plannedRows(job.boqs, planned.rows).filter(({ quantity }) => quantity.trim() !== '');
  const wrong = firstRowFault(PLANNED_FIELDS, lines);
  const command = useJobChange<NewTask>({
    jobId: job.id,
    toastText: 'Task added',
    send: async (call, input, client) => {
      await call(AddTaskDocument, { input, client });
      return null;
    },
  });
  /** What its template brings into the fields; its items come with it. */
  const take = (title: string) => {
    const template = offered.find((one) => one.name === title);
    if (template === undefined) return { name: title };
    const { groupId, leadDays, items } = template;
    planned.set(plannedBy(itemsFromTemplate(items, job.boqs), templated, planned.rows));
    return {
      name: title,
      ...(groupId === null ? {} : { groupId: String(groupId) }),
      ...(leadDays === null ? {} : { day: addDays(today, leadDays) }),
    };
  };
  return (
    <CommandSheet
      title="Add a task"
      subtitle={`Job ${job.workOrder}`}
      verb="Add task"
      draft={draft}
      rows={[planned, typed]}
      above={({ fill }) => (
        <>
          <ReadNote read={templates} title="The templates could not be loaded." />
          {offered.length === 0 ? null : (
            <SelectField
              label="From a template"
              data-autofocus=""
              value={chosen?.name ?? ''}
              placeholder="Choose a template"
              options={offered.map((one) => ({ value: one.name, label: one.name }))}
              onChange={(title) => fill(take(title))}
            />
          )}
        </>
      )}
      fields={{
        name: { label: 'Name', maxLength: 100, required: 'Give the task a name.' },
        groupId: {
          ...{ label: 'Crew', kind: 'choice', options: groupOptions(byWork(groups, job.workType)) },
          warningOf: (id) => workWarning(groupOf(groups, id), job.workType),
        },
        day: { label: 'Due', kind: 'day', warningOf: (day) => taskDueWarning(day, job) },
      }}
      onType={(values) => setName(values.name)}
      below={
        <>
          <PlannedItems boqs={job.boqs} planned={planned} templated={templated} />
          <AbsentItems absent={absent} typed={typed} />
        </>
      }
      lackOf={() => (wrong === null ? absent.fault : `${wrong.row.boq.code}: ${wrong.sentence}`)}
      command={command}
      inputOf={({ groupId, day, ...values }) => ({
        constructionId: job.id,
        name: values.name,
        groupId: groupId === '' ? null : Number(groupId),
        dueDate: day === '' ? null : day,
        items: lines.map(({ boq, quantity }) => ({ boqId: boq.id, quantity: quantity.trim() })),
        newItems: [...absent.wanted],
      })}
      onClose={onClose}
    />
  );
}

const groupOptions = (groups: readonly { readonly id: number; readonly name: string }[]) => [
  { value: '', label: 'Nobody yet' },
  ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
];
