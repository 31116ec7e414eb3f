// A task for this job: from a template of its work type or named freely, with the items that it is to do and how much of each.
import { z } from 'zod';
import { itemsFromTemplate } from '@lotline/schema/domain/item/template-items.rules';
import { taskDueWarning } from '@lotline/schema/domain/job/key-dates.rules';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { parseQuantity } from '@lotline/schema/domain/kernel/money';
import { AddTaskDocument, TaskTemplatesDocument } from '@lotline/schema/generated/documents/task';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SETTINGS } from '../../../../platform/data/follows.ts';
import { useRead } from '../../../../platform/data/use-read.ts';
import { SelectField } from '../../../../platform/controls/SelectField.tsx';
import { dayFault } from '../../../../platform/form/day-fault.ts';
import { DayField } from '../../../../platform/form/DayField.tsx';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import { useJobChange } from '../../use-job-change.ts';
import { AbsentItems, useAbsentItems, type NewPlannedItem } from './AbsentItems.tsx';
import { plannedBy, PlannedItems, type PlannedTexts } from './PlannedItems.tsx';
import { TaskSheet } from './TaskSheet.tsx';

interface NewTask {
  readonly constructionId: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly dueDate: string | null;
  readonly items: { readonly boqId: number; readonly quantity: string }[];
  readonly newItems: NewPlannedItem[];
}

const text = z.string();
const SHAPES = { name: text, groupId: text, day: text, planned: z.record(text, text), absent: z.record(text, text) };
const START = { name: '', groupId: '', day: '', planned: {}, absent: {} };

export function AddTaskSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, groups, today } = useJobView();
  const templates = useRead(TaskTemplatesDocument, { variables: { workType: job.workType }, follows: SETTINGS });
  const draft = useFormDraft({ name: `add-task-job-${String(job.id)}`, shapes: SHAPES, start: START, choices: ['groupId'], onClose });
  const { name, groupId, day } = draft.values;
  // an item may have gone since it was typed
  const planned = onlyOf(draft.values.planned, ([id, quantity]) => quantity !== '' && job.boqs.some((boq) => String(boq.id) === id));
  const setPlanned = (now: PlannedTexts) => draft.set({ planned: onlyOf(now, ([, quantity]) => quantity !== '') });
  const { run, isBusy, problem } = useJobChange<NewTask>({
    jobId: job.id,
    toastText: 'Task added',
    onDone: draft.close,
    send: async (call, input, client) => {
      await call(AddTaskDocument, { input, client });
      return null;
    },
  });
  const chosen = Object.entries(planned).filter(([, text]) => text.trim() !== '');
  const wrong = chosen.find(([, text]) => parseQuantity(text.trim()) === null);
  const offered = templates.data?.taskTemplates ?? [];
  const chosenTemplate = offered.find((one) => one.name === name);
  const templated = chosenTemplate === undefined ? null : itemsFromTemplate(chosenTemplate.items, job.boqs);
  const absent = useAbsentItems(chosenTemplate?.items ?? [], templated, draft.values.absent);
  const take = (title: string) => {
    const template = offered.find((one) => one.name === title);
    draft.set({ name: title });
    if (template?.groupId !== null && template?.groupId !== undefined) draft.set({ groupId: String(template.groupId) });
    if (template?.leadDays !== null && template?.leadDays !== undefined) draft.set({ day: addDays(today, template.leadDays) });
    if (template !== undefined) setPlanned(plannedBy(itemsFromTemplate(template.items, job.boqs), templated, planned));
  };
  const save = () =>
    run({
      constructionId: job.id,
      name: name.trim(),
      groupId: groupId === '' ? null : Number(groupId),
      dueDate: day === '' ? null : day,
      items: chosen.map(([boqId, text]) => ({ boqId: Number(boqId), quantity: text.trim() })),
      newItems: [...absent.wanted],
    });
  return (
    <TaskSheet
      title="Add a task"
      verb="Add task"
      isBusy={isBusy}
      problem={problem}
      lacks={
        name.trim() === ''
          ? 'Give the task a name.'
          : wrong === undefined && !absent.isWrong
            ? dayFault(day)
            : 'Enter quantities as numbers.'
      }
      draft={draft}
      onSave={save}
      onClose={onClose}
    >
      <ReadNote read={templates} title="The templates could not be loaded." />
      {offered.length === 0 ? null : (
        <SelectField
          label="From a template"
          data-autofocus=""
          value={chosenTemplate?.name ?? ''}
          placeholder="Choose a template"
          options={offered.map((one) => ({ value: one.name, label: one.name }))}
          onChange={take}
        />
      )}
      <TextField label="Name" isRequired maxLength={100} value={name} onChange={(typed) => draft.set({ name: typed })} />
      <SelectField
        label="Group"
        value={groupId}
        options={[{ value: '', label: 'Nobody yet' }, ...groups.map((group) => ({ value: String(group.id), label: group.name }))]}
        onChange={(id) => draft.set({ groupId: id })}
      />
      <DayField label="Due" value={day} warning={taskDueWarning(day, job)} onChange={(typed) => draft.set({ day: typed })} />
      <PlannedItems boqs={job.boqs} planned={planned} templated={templated} onPlan={setPlanned} />
      <AbsentItems absent={absent} onType={(itemId, typed) => draft.set({ absent: { ...draft.values.absent, [itemId]: typed } })} />
    </TaskSheet>
  );
}

const onlyOf = (planned: PlannedTexts, is: (entry: [id: string, quantity: string]) => boolean) =>
  Object.fromEntries(Object.entries(planned).filter(is));
