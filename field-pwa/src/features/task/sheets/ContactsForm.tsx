// The site contacts while they are edited; over the list with the developer beside them (specification 2 §2, §5).
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { ContactForm } from '@lotline/schema/domain/job/contact-merge';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { canEditContactField } from '@lotline/schema/domain/job/job.lifecycle';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { KnownNameField } from '../../../platform/job-sheets/KnownNameField.tsx';
import { useKnownContacts } from '../../../platform/job-sheets/use-known-contacts.ts';
import { ofJob, type NewAction } from '../../../platform/outbox/action-input.ts';
import { useTaskPage, type TaskPage } from '../task-page-context.ts';
import { addRow, contactRows, parseRows, rowOfField, sameRows, toContactInputs } from '@lotline/schema/domain/job/contact-rows';
import { ContactRowFields } from './ContactRowFields.tsx';
import type { Job } from '../facts/page-data.ts';
import { checkForm } from './form-problem.ts';
import { changedBy } from '../../../platform/needs-you/item-conflict.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft, type SheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

const MergedContacts = lazy(() => import('./MergedContacts.tsx'));

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { job, actions, settings } = useTaskPage();
  const [start] = useState(() => contactsOf(job));
  const draft = useSheetDraft('contacts', {
    rows: JSON.stringify(start.rows),
    developer: start.developer,
    // What was on the screen when the person began: a change by somebody else meanwhile must not slip past, not even across a reload.
    version: String(job.version),
    baseRows: JSON.stringify(start.rows),
    baseDeveloper: start.developer,
  });
  const { value } = draft;
  const yours = { rows: parseRows(value.rows) ?? start.rows, developer: value.developer };
  const base = { rows: parseRows(value.baseRows) ?? start.rows, developer: value.baseDeveloper };
  const { problem: failed } = actions;
  // what the others saved is here once the job has been read again
  const isTold = failed?.action.name === 'setContacts' && failed.code === 'STALE_VERSION' && failed.action.base?.version !== job.version;
  if (!isTold) return <ContactFields {...{ draft, onDone, base, form: yours, version: Number(value.version) }} />;
  const theirs = contactsOf(job);
  return (
    <Suspense fallback={null}>
      <MergedContacts
        {...{ base, yours, theirs, by: changedBy(failed.details), developerLabel: displayNameOf(settings.names, 'developer', 'Developer') }}
      >
        {(form, told, isAsked) => <ContactFields {...{ draft, onDone, form, told, isAsked, base: theirs, version: job.version }} />}
      </MergedContacts>
    </Suspense>
  );
}

const contactsOf = ({ siteContacts, developer }: Job): ContactForm => ({ rows: contactRows(siteContacts), developer: developer ?? '' });

interface ContactFieldsProps {
  readonly draft: SheetDraft<Readonly<Record<'rows' | 'developer' | 'version' | 'baseRows' | 'baseDeveloper', string>>>;
  readonly form: ContactForm;
  /** What the form is changed upon, and the job's version then. */
  readonly base: ContactForm;
  readonly version: number;
  readonly told?: ReactNode;
  /** The fields wait for an answer. */
  readonly isAsked?: boolean;
  readonly onDone: () => void;
}

function ContactFields({ draft, form, base, version, told, isAsked = false, onDone }: ContactFieldsProps) {
  const { job, actor, settings, at, close } = useTaskPage();
  const isOverList = at === 'list';
  const names = useKnownContacts();
  const { rows } = form;
  const change = (part: Partial<ContactForm>) => {
    const now = { ...form, ...part };
    draft.change({
      ...{ rows: JSON.stringify(now.rows), developer: now.developer, version: String(version) },
      ...{ baseRows: JSON.stringify(base.rows), baseDeveloper: base.developer },
    });
  };
  const areSame = sameRows(base.rows, rows);
  const isOtherDeveloper = isOverList && form.developer !== base.developer;
  const isDirty = !areSame || isOtherDeveloper;
  const checkedRows = checkForm(siteContactsInput, toContactInputs(rows));
  // who changes the developer alone is not asked for a contact
  const refusal = areSame || checkedRows.ok ? null : checkedRows;
  const wrongRow = refusal === null ? null : rowOfField(rows, refusal.field);
  const save = () => {
    if (refusal !== null || !isDirty || isAsked) return;
    const developer = isOtherDeveloper ? { developer: form.developer.trim() === '' ? null : form.developer.trim() } : {};
    const action: NewAction =
      areSame || !checkedRows.ok
        ? { name: 'setDeveloper', input: { id: job.id, ...developer }, subject: ofJob(job.id), base: null }
        : {
            name: 'setContacts',
            input: { constructionId: job.id, ...developer, siteContacts: checkedRows.value },
            subject: ofJob(job.id),
            base: { version },
          };
    // refused once more, what was decided is not asked again
    if (told !== undefined) change({});
    draft.enqueue(action, isOverList ? close : onDone);
  };
  const mayContact = canEditContactField(actor, settings.list, 'siteContact');
  const missing = isAsked ? 'First choose which is right.' : refusal?.sentence;
  return (
    <Sheet
      title={isOverList ? 'Edit Developer and Site Contacts' : 'Edit site contacts'}
      subtitle={`WO ${job.workOrder}`}
      footer={<SaveButton problem={missing} isTouched={isDirty || isAsked} needsChange />}
      onSubmit={save}
      onClose={draft.leave}
      unsaved={isDirty || isAsked}
    >
      <div className={layout.stack}>
        <SheetProblem of={['setContacts', 'setDeveloper']} />
        {told}
        {isOverList ? (
          <DeveloperField start={base.developer} value={form.developer} isAsked={isAsked} onChange={(developer) => change({ developer })} />
        ) : null}
        <fieldset className={layout.stack} disabled={!mayContact.ok || isAsked} aria-label="Site contacts">
          {mayContact.ok ? null : <p>{sayError(mayContact.code, mayContact.details)}</p>}
          {rows.map((row, index) => (
            <ContactRowFields
              key={row.key}
              row={row}
              position={index + 1}
              names={names}
              start={base.rows.find(({ key }) => key === row.key)?.name ?? ''}
              isOnly={rows.length === 1}
              problem={wrongRow === row.key ? refusal : null}
              onChange={(field, text) => change({ rows: rows.map((one) => (one.key === row.key ? { ...one, [field]: text } : one)) })}
              onRemove={() => change({ rows: rows.filter(({ key }) => key !== row.key) })}
            />
          ))}
          <Button icon={Plus} onClick={() => change({ rows: addRow(rows) })}>
            Add contact
          </Button>
        </fieldset>
      </div>
    </Sheet>
  );
}

interface DeveloperFieldProps {
  readonly start: string;
  readonly value: string;
  readonly isAsked: boolean;
  readonly onChange: (developer: string) => void;
}

/** The builder list suggests, free text is allowed (specification 2 §5). */
function DeveloperField({ start, value, isAsked, onChange }: DeveloperFieldProps) {
  const { actor, settings }: TaskPage = useTaskPage();
  const may = canEditContactField(actor, settings.list, 'developer');
  return (
    <KnownNameField
      label={displayNameOf(settings.names, 'developer', 'Developer')}
      names={settings.builders}
      start={start}
      value={value}
      maxLength={200}
      disabled={!may.ok || isAsked}
      hint={may.ok ? undefined : sayError(may.code, may.details)}
      onChange={onChange}
    />
  );
}
