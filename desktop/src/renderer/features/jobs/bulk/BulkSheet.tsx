// One change for all jobs that are picked: what, then who is refused and why, then a press that names how many are changed.
import { z } from 'zod';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { boardStatuses, isHoldOfAny } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { ChangeJobsDocument } from '@lotline/schema/generated/documents/job';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { DryRunSheet } from '../../../platform/bulk/DryRunSheet.tsx';
import { DueAndReason } from '../../../platform/bulk/DueAndReason.tsx';
import { DayField } from '../../../platform/form/DayField.tsx';
import { useDryRunForm } from '../../../platform/bulk/use-dry-run-form.ts';
import { useUndoJobChanges } from '../../../platform/bulk/ways-back.ts';
import { asVerdicts, changeInput, confirmWords, missingIn, titleOf, type BulkChange, type BulkKind } from './bulk-change.ts';
import { SchedulerFields } from './SchedulerFields.tsx';
import { useStatusSettings } from '../../../platform/job-list/use-job-statuses.ts';
import { useSchedulers } from './use-schedulers.ts';

interface BulkSheetProps {
  readonly kind: BulkKind;
  readonly ids: readonly number[];
  /** What a scheduler is called. */
  readonly schedulerName: string;
  /** The names that jobs have; null while they are on their way. */
  readonly schedulers: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const NONE: readonly never[] = [];
const SHAPES = { value: z.string(), reason: z.string(), until: z.string(), isTyped: z.boolean(), isSure: z.boolean() };

export function BulkSheet({ kind, ids, schedulerName, schedulers: inUse, onClose, onDone }: BulkSheetProps) {
  const { clock } = usePlatform();
  const today = dayInZone(clock.now().toISOString(), browserZone());
  const start = { value: '', reason: '', until: addDays(today, USUAL_HOLD_DAYS), isTyped: false, isSure: false };
  const { names: schedulers, read: schedulersRead } = useSchedulers(inUse, kind === 'scheduler');
  const statusesRead = useStatusSettings(kind === 'status');
  const statuses = statusesRead.data ?? NONE;
  const undo = useUndoJobChanges();
  const { draft, dryRun, values, set, edit } = useDryRunForm<typeof start, BulkChange>({
    name: `${kind}-jobs`,
    ...{ ids, shapes: SHAPES, start, choices: kind === 'due' ? [] : ['value'], onClose, onDone },
    send: async (call, wanted, { ids: part, isDryRun: isTrial, client }) =>
      asVerdicts((await call(ChangeJobsDocument, { input: changeInput(wanted, part, isTrial, schedulers), client })).data.changeJobs),
    toastText: (count) => `${String(count)} changed`,
    undoOf: () => undo,
  });
  const isHold = kind === 'status' && isHoldOfAny(values.value, statuses);
  const change: BulkChange = { kind, ...values, isHold };
  const isReopening = dryRun.verdicts?.some(({ effect }) => effect === 'reopens') ?? false;
  return (
    <DryRunSheet
      title={titleOf(kind, ids.length, schedulerName)}
      dryRun={dryRun}
      change={change}
      missing={missingIn({ ...change, isReopening }, schedulerName, schedulers)}
      whatWords={ids.length === 1 ? 'the job' : 'the jobs'}
      draft={draft}
      confirmLabel={confirmWords(change, dryRun.allowedCount, schedulers)}
    >
      <ReadNote read={statusesRead} title="The statuses could not be loaded." />
      <ReadNote
        read={schedulersRead}
        title={`The people to choose from for ${schedulerName} could not be loaded: only names already on jobs are offered.`}
      />
      <What change={change} statuses={statuses} schedulerName={schedulerName} schedulers={schedulers} onEdit={edit} />
      {isReopening && !isHold ? <ReopenReason value={values.reason} onChange={(reason) => set({ reason })} /> : null}
    </DryRunSheet>
  );
}

/** What is typed here changes nothing of what the dry run found. It appears after the press: what is asked next has the focus. */
function ReopenReason({ value, onChange }: { readonly value: string; readonly onChange: (reason: string) => void }) {
  return (
    <TextField
      label="Reason for reopening them"
      isRequired
      autoFocus
      hint="Shown in the history of each job."
      maxLength={500}
      value={value}
      onChange={onChange}
    />
  );
}

interface WhatProps {
  readonly change: BulkChange;
  readonly statuses: readonly SettingRow[];
  readonly schedulerName: string;
  readonly schedulers: readonly string[];
  readonly onEdit: (part: Partial<Required<Omit<BulkChange, 'kind' | 'isHold' | 'isReopening'>>>) => void;
}

const USUAL_HOLD_DAYS = 7;

function What({ change, statuses, schedulerName, schedulers, onEdit }: WhatProps) {
  const { kind, value, reason } = change;
  if (kind === 'status')
    return (
      <>
        <StatusChoice value={value} statuses={boardStatuses(statuses)} onChoose={(status) => onEdit({ value: status })} />
        {change.isHold === true ? <HoldFields change={change} onEdit={onEdit} /> : null}
      </>
    );
  if (kind === 'scheduler') return <SchedulerFields change={change} label={schedulerName} schedulers={schedulers} onEdit={onEdit} />;
  return (
    <DueAndReason
      day={value}
      reason={reason}
      mostReason={500}
      onDay={(day) => onEdit({ value: day })}
      onReason={(words) => onEdit({ reason: words })}
    />
  );
}

function HoldFields({ change: { reason, until = '' }, onEdit }: Pick<WhatProps, 'change' | 'onEdit'>) {
  return (
    <>
      <TextField
        label="Reason"
        isRequired
        hint="Shown in the history of each job."
        maxLength={500}
        value={reason}
        onChange={(words) => onEdit({ reason: words })}
      />
      <DayField
        label="Until"
        isRequired
        hint="On that day each job returns to its status automatically. A status planned for later is cancelled."
        value={until}
        onChange={(day) => onEdit({ until: day })}
      />
    </>
  );
}

interface StatusChoiceProps {
  readonly value: string;
  readonly statuses: readonly string[];
  readonly onChoose: (status: string) => void;
}

function StatusChoice({ value, statuses, onChoose }: StatusChoiceProps) {
  return (
    <SelectField
      label="Status"
      isRequired
      data-autofocus
      value={value}
      placeholder="Choose a status"
      options={statuses.map((status) => ({ value: status, label: status }))}
      onChange={onChoose}
    />
  );
}
