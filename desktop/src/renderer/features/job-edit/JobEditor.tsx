// The edit of one job: what the server shows, what was changed, and what saving it came to.
import { useState } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { formatClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { DEFAULT_JOB_STATUS_SETTINGS } from '@lotline/schema/domain/settings/job-status.setting';
import { ADDRESS_PARTS, JOB, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import { readEdits, type Edits } from '../../platform/form/form-edits.ts';
import { useSaveKey } from '../../platform/form/use-save-key.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { JobActions } from '../../platform/job-actions/JobActions.tsx';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import { focusField } from '../../platform/form/focus-field.ts';
import { JobEditFrame } from './JobEditFrame.tsx';
import { QuoteNumbers, type Quote } from './QuoteNumbers.tsx';
import { clashesShown, decidedEdits, mergedShown } from '../../platform/form/read-clashes.ts';
import { jobDraft, useJobForm } from './use-job-form.ts';
import { useJobSave, type Outcome } from './use-job-save.ts';
import { useOthers } from './use-others.ts';
import { WorkTypeQuestion } from './WorkTypeQuestion.tsx';
import styles from './JobEditFrame.module.css';

interface JobEditorProps {
  readonly id: number;
  readonly shown: JobValues;
  readonly version: number;
  readonly status: string;
  readonly facts: { readonly onsiteDate: string | null; readonly nextBooked: string | null };
  readonly quote: Quote;
}

type Asked = Exclude<Outcome, { readonly kind: 'saved' | 'fault' }> | null;

export function JobEditor({ id, shown, version, status, facts, quote }: JobEditorProps) {
  const { clock } = usePlatform();
  const job = useJobForm({ name: jobDraft(id), shown, isNew: false, facts });
  const { form, order, label, newNames } = job;
  const { isSaving, save } = useJobSave(id);
  const [asked, setAsked] = useState<Asked>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { others, seen, onSending, onRefused, onSaved } = useOthers({ values: shown, version }, form, order);
  const workOrder = textValue(shown, 'workOrder') ?? '';
  useTitle(`Edit job ${workOrder}`);
  const zone = browserZone();

  const send = async (edits: Edits, isConfirmed = false): Promise<void> => {
    const { changes, base } = readEdits(edits, job.parse);
    if (Object.keys(changes).length === 0) return form.discard();
    onSending(changes);
    const outcome = await save({ changes, base }, isConfirmed);
    setAsked(outcome.kind === 'saved' || outcome.kind === 'fault' ? null : outcome);
    if (outcome.kind === 'fault') {
      form.refuse(outcome.field, outcome.sentence);
      focusField(outcome.field);
    }
    if (outcome.kind !== 'saved') return onRefused();
    form.saved(edits, changes);
    onSaved(changes, outcome.now);
    setSavedAt(clock.now().toISOString());
  };
  const onSave = () => {
    const wrong = form.check(order) ?? newNames.ask(order);
    if (wrong !== null) focusField(wrong);
    else if (!isSaving) void send(form.edits);
  };
  useSaveKey(onSave);
  return (
    <JobEditFrame
      job={job}
      id={id}
      title={`Edit job ${workOrder}`}
      subtitle={addressOf(shown)}
      what={`job ${workOrder}`}
      back={{ path: `/construction/${String(id)}`, label: `Back to job ${workOrder}` }}
      others={others}
      version={version}
      isSaving={isSaving}
      saveLabel="Save"
      note={savedAt === null || Object.keys(form.edits).length > 0 ? null : `Saved ${formatClock(savedAt, zone)}`}
      onSave={onSave}
      actions={
        <JobActions
          job={{ id, workOrder }}
          isOnHold={isOnHold(job.settingsBefore?.statuses ?? DEFAULT_JOB_STATUS_SETTINGS, status)}
          isEditing
        />
      }
      commercial={<QuoteNumbers quote={quote} />}
    >
      <PresenceNote record={JOB} id={id} isEditing />
      {asked?.kind === 'failed' ? (
        <Banner tone="bad" title="Not saved." className={styles.notice}>
          {asked.sentence}
        </Banner>
      ) : null}
      {asked?.kind === 'confirm' ? (
        <WorkTypeQuestion
          job={job}
          before={shown}
          asked={asked}
          onConfirm={() => void send(form.edits, true)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.kind === 'clash' ? (
        <ConflictDialog
          what={`job ${workOrder}`}
          who={asked.who}
          clashes={clashesShown(asked.clashes, { label, today: dayInZone(clock.now().toISOString(), zone), zone })}
          merged={mergedShown(form, asked.clashes, others.merged, seen, shown, label)}
          onKeepEditing={() => setAsked(null)}
          onSave={(choices) => {
            const edits = decidedEdits(form.edits, asked.clashes, choices);
            form.replace(edits);
            setAsked(null);
            void send(edits);
          }}
        />
      ) : null}
    </JobEditFrame>
  );
}

const addressOf = (values: JobValues): string =>
  formatAddress(Object.fromEntries(['address', ...ADDRESS_PARTS].map((field) => [field, textValue(values, field)])));
