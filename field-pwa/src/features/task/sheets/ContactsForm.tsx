// The site contacts while they are edited (specification 2 §5).
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ofJob } from '../../../platform/presses/press-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import {
  addRow,
  contactRows,
  parseRows,
  problemKey,
  sameRows,
  toContactInputs,
  withoutGoneIds,
  type ContactRow,
  type ContactText,
} from './contact-rows.ts';
import { ContactRowFields } from './ContactRowFields.tsx';
import { checkForm } from './form-problem.ts';
import { changedBy } from './item-conflict.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { job, presses } = useTaskPage();
  const [start] = useState(() => contactRows(job.siteContacts));
  const { value, change, leave, hand } = useSheetDraft('contacts', {
    rows: JSON.stringify(start),
    // What was on the screen when the person began: a change by somebody else meanwhile must not slip past, not even across a reload.
    version: String(job.version),
  });
  const rows = parseRows(value.rows) ?? start;
  const setRows = (next: readonly ContactRow[]) => change({ rows: JSON.stringify(next) });
  // Somebody else changed the job meanwhile: what stands there now is shown, and the next Save replaces it knowingly.
  const { problem: failed } = presses;
  const isTold = failed?.press.name === 'setContacts' && failed.code === 'STALE_VERSION';
  const isDirty = !sameRows(start, rows);
  const checked = checkForm(siteContactsInput, toContactInputs(isTold ? withoutGoneIds(rows, job.siteContacts) : rows));
  const wrongRow = checked.ok ? null : problemKey(rows, checked.field);
  const write = (key: string, field: ContactText, text: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)));
  const save = () => {
    if (!checked.ok || !isDirty) return;
    const input = { constructionId: job.id, siteContacts: checked.value };
    const base = { version: isTold ? job.version : Number(value.version) };
    hand({ name: 'setContacts', input, subject: ofJob(job.id), base }, onDone);
  };
  const footer = <SaveButton problem={checked.ok ? undefined : checked.sentence} isTouched={isDirty} needsChange />;
  return (
    <Sheet title="Edit site contacts" subtitle={`WO ${job.workOrder}`} footer={footer} onSubmit={save} onClose={leave} unsaved={isDirty}>
      <div className={layout.stack}>
        <SheetProblem of={['setContacts']} />
        {isTold ? <SavedMeanwhile contacts={job.siteContacts} by={changedBy(failed?.details)} /> : null}
        {rows.map((row, index) => (
          <ContactRowFields
            key={row.key}
            row={row}
            position={index + 1}
            isOnly={rows.length === 1}
            problem={!checked.ok && wrongRow === row.key ? checked : null}
            onChange={(field, text) => write(row.key, field, text)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        <Button icon={Plus} onClick={() => setRows(addRow(rows))}>
          Add contact
        </Button>
      </div>
    </Sheet>
  );
}
