// One change for all jobs that are picked: what, then who is refused and why, then a press that names how many are changed.
import { useState } from 'react';
import { ChangeJobsDocument } from '@lotline/schema/generated/operations';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { TrialSheet } from '../../../platform/bulk/TrialSheet.tsx';
import { useTrial } from '../../../platform/bulk/use-trial.ts';
import { asVerdicts, changeInput, confirmWords, missingIn, titleOf, type BulkChange, type BulkKind } from './bulk-change.ts';
import { useJobStatuses } from './use-job-statuses.ts';

interface BulkSheetProps {
  readonly kind: BulkKind;
  readonly ids: readonly number[];
  /** Null while they are on their way. */
  readonly schedulers: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkSheet({ kind, ids, schedulers, onClose, onDone }: BulkSheetProps) {
  const { calls } = usePlatform();
  const [change, setChange] = useState<BulkChange>({ kind, value: '', reason: '' });
  const trial = useTrial<BulkChange>({
    ids,
    send: async (wanted, { ids: part, isTrial, client }) =>
      asVerdicts((await calls.gqlChange(ChangeJobsDocument, { input: changeInput(wanted, part, isTrial), client })).data.changeJobs),
    said: (count) => `${String(count)} changed`,
    onDone,
  });
  return (
    <TrialSheet
      title={titleOf(kind, ids.length)}
      trial={trial}
      change={change}
      missing={missingIn(change)}
      whatWords={ids.length === 1 ? 'the job' : 'the jobs'}
      unsaved={change.value !== '' || change.reason !== ''}
      confirmLabel={confirmWords(change, trial.allowedCount)}
      onClose={onClose}
    >
      <What
        change={change}
        schedulers={schedulers}
        onEdit={(part) => {
          trial.forget();
          setChange({ ...change, ...part });
        }}
      />
    </TrialSheet>
  );
}

interface WhatProps {
  readonly change: BulkChange;
  readonly schedulers: readonly string[] | null;
  readonly onEdit: (part: Partial<BulkChange>) => void;
}

const SCHEDULERS = 'known-schedulers';

function What({ change: { kind, value, reason }, schedulers, onEdit }: WhatProps) {
  if (kind === 'status') return <StatusChoice value={value} onChoose={(status) => onEdit({ value: status })} />;
  if (kind === 'scheduler')
    return (
      <>
        <TextField
          label="Scheduler"
          data-autofocus
          list={SCHEDULERS}
          maxLength={200}
          value={value}
          onChange={(name) => onEdit({ value: name })}
        />
        <datalist id={SCHEDULERS}>
          {schedulers?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    );
  return (
    <>
      <TextField label="Due on" type="date" data-autofocus value={value} onChange={(day) => onEdit({ value: day })} />
      <TextField
        label="Reason"
        hint="Stands in the history of each job."
        maxLength={500}
        value={reason}
        onChange={(words) => onEdit({ reason: words })}
      />
    </>
  );
}

function StatusChoice({ value, onChoose }: { readonly value: string; readonly onChoose: (status: string) => void }) {
  const statuses = useJobStatuses() ?? [];
  return (
    <Select
      label="Status"
      data-autofocus
      value={value}
      placeholder="Choose a status"
      options={statuses.map((status) => ({ value: status, label: status }))}
      onChange={onChoose}
    />
  );
}
