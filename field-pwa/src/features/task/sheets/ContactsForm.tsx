// The site contacts while they are edited; over the list with the developer beside them (specification 2 §2, §5).
import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { canEditContactField } from '@lotline/schema/domain/job/job.lifecycle';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ofJob, type NewAction } from '../../../platform/outbox/action-input.ts';
import { useTaskPage, type TaskPage } from '../task-page-context.ts';
import {
  addRow,
  contactRows,
  parseRows,
  rowOfField,
  sameRows,
  toContactInputs,
  withoutGone,
  type ContactRow,
  type ContactText,
} from '@lotline/schema/domain/job/contact-rows';
import { ContactRowFields } from './ContactRowFields.tsx';
import { checkForm } from './form-problem.ts';
import { changedBy } from '../../../platform/needs-you/item-conflict.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { job, actor, actions, settings, at, close } = useTaskPage();
  const isOverList = at === 'list';
  const [start] = useState(() => contactRows(job.siteContacts));
  const { value, change, changed, leave, enqueue } = useSheetDraft('contacts', {
    rows: JSON.stringify(start),
    // What was on the screen when the person began: a change by somebody else meanwhile must not slip past, not even across a reload.
    version: String(job.version),
    developer: job.developer ?? '',
  });
  const rows = parseRows(value.rows) ?? start;
  const setRows = (next: readonly ContactRow[]) => change({ rows: JSON.stringify(next) });
  // Somebody else changed the job meanwhile: what stands there now is shown, and the next Save replaces it knowingly.
  const { problem: failed } = actions;
  const isTold = failed?.action.name === 'setContacts' && failed.code === 'STALE_VERSION';
  const areSame = sameRows(start, rows);
  const isOtherDeveloper = isOverList && 'developer' in changed;
  const isDirty = !areSame || isOtherDeveloper;
  const checkedRows = checkForm(siteContactsInput, toContactInputs(isTold ? withoutGone(rows, job.siteContacts) : rows));
  // who changes the developer alone is not asked for a contact
  const refusal = areSame || checkedRows.ok ? null : checkedRows;
  const wrongRow = refusal === null ? null : rowOfField(rows, refusal.field);
  const write = (key: string, field: ContactText, text: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)));
  const save = () => {
    if (refusal !== null || !isDirty) return;
    const developer = isOtherDeveloper ? { developer: value.developer.trim() === '' ? null : value.developer.trim() } : {};
    const base = { version: isTold ? job.version : Number(value.version) };
    const action: NewAction =
      areSame || !checkedRows.ok
        ? { name: 'setDeveloper', input: { id: job.id, ...developer }, subject: ofJob(job.id), base: null }
        : {
            name: 'setContacts',
            input: { constructionId: job.id, ...developer, siteContacts: checkedRows.value },
            subject: ofJob(job.id),
            base,
          };
    enqueue(action, isOverList ? close : onDone);
  };
  const mayContact = canEditContactField(actor, settings.list, 'siteContact');
  const footer = <SaveButton problem={refusal?.sentence} isTouched={isDirty} needsChange />;
  return (
    <Sheet
      title={isOverList ? 'Edit Developer and Site Contacts' : 'Edit site contacts'}
      subtitle={`WO ${job.workOrder}`}
      footer={footer}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        <SheetProblem of={['setContacts', 'setDeveloper']} />
        {isTold ? <SavedMeanwhile contacts={job.siteContacts} by={changedBy(failed?.details)} /> : null}
        {isOverList ? <DeveloperField value={value.developer} onChange={(developer) => change({ developer })} /> : null}
        <fieldset className={layout.stack} disabled={!mayContact.ok} aria-label="Site contacts">
          {mayContact.ok ? null : <p>{sayError(mayContact.code, mayContact.details)}</p>}
          {rows.map((row, index) => (
            <ContactRowFields
              key={row.key}
              row={row}
              position={index + 1}
              isOnly={rows.length === 1}
              problem={wrongRow === row.key ? refusal : null}
              onChange={(field, text) => write(row.key, field, text)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
          <Button icon={Plus} onClick={() => setRows(addRow(rows))}>
            Add contact
          </Button>
        </fieldset>
      </div>
    </Sheet>
  );
}

interface DeveloperFieldProps {
  readonly value: string;
  readonly onChange: (developer: string) => void;
}

/** The builder list suggests, free text is allowed (specification 2 §5). */
function DeveloperField({ value, onChange }: DeveloperFieldProps) {
  const { actor, settings }: TaskPage = useTaskPage();
  const builders = useId();
  const may = canEditContactField(actor, settings.list, 'developer');
  return (
    <>
      <TextField
        label={displayNameOf(settings.names, 'developer', 'Developer')}
        list={builders}
        value={value}
        maxLength={200}
        disabled={!may.ok}
        hint={may.ok ? undefined : sayError(may.code, may.details)}
        onChange={onChange}
      />
      <datalist id={builders}>
        {settings.builders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
