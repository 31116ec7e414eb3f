// Developer and site contacts being changed. What somebody else saved meanwhile is merged; a field that both changed is asked.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { z } from 'zod';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import type { ContactForm } from '@lotline/schema/domain/job/contact-merge';
import { SITE_CONTACT } from '@lotline/schema/domain/job/site-contact.fields';
import { isRecordKey } from '@lotline/schema/domain/record/record-declaration';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { NameField } from '../../../platform/controls/NameField.tsx';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { ConflictDialog } from '../../../platform/form/ConflictDialog.tsx';
import { clashesShown } from '../../../platform/form/read-clashes.ts';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { addRow, rowOfField, sameRows, toContactInputs, type ContactRow, type ContactText } from '@lotline/schema/domain/job/contact-rows';
import { ContactFields } from './ContactFields.tsx';
import { contactsOf, useContactsSave, type ContactsDraft } from './use-contacts-save.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface Problem {
  readonly field: string;
  readonly sentence: string;
}

const text = z.string();
const ROW = z.object({ key: text, id: z.number().nullable(), name: text, description: text, phone: text, email: text });
const rows = z.array(ROW).min(1);
const SHAPES = { rows, developer: text, version: z.number(), base: z.object({ rows, developer: text }) };

/** The shared rule at the field, before anything is sent. */
function problemOf(rows: readonly ContactRow[]): Problem | null {
  try {
    parseInput(siteContactsInput, toContactInputs(rows));
    return null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { field } = error.details;
    return { field: typeof field === 'string' ? field : '', sentence: error.message };
  }
}

function errorsOf(problem: Problem | null): Readonly<Partial<Record<ContactText, string>>> {
  const field = problem?.field.split('.').at(-1) ?? '';
  return problem !== null && isRecordKey(SITE_CONTACT, field) ? { [field]: problem.sentence } : {};
}

export function ContactsSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, settings, lookups, today, zone } = useJobView();
  const [start] = useState((): ContactsDraft => ({ ...contactsOf(job), base: contactsOf(job), version: job.version }));
  const draft = useFormDraft({ name: `contacts-job-${String(job.id)}`, shapes: SHAPES, start, along: ['version', 'base'], onClose });
  const { rows, developer, base } = draft.values;
  const setRows = (now: readonly ContactRow[]) => draft.set({ rows: now });
  const [wasPressed, setPressed] = useState(false);
  const { save: send, isBusy, problem: refused, clash, decide, keepEditing } = useContactsSave(job, draft.values, draft.set, draft.close);
  const problem = problemOf(rows);
  const isDirty = developer !== base.developer || !sameRows(base.rows, rows);
  const wrongRow = problem === null || !wasPressed ? null : rowOfField(rows, problem.field);
  const builders = namesOf(lookups.find(({ name }) => name === 'Builder Lookup')?.data);
  const setDeveloper = (typed: string) => draft.set({ developer: typed });
  const question = useNewName({ value: developer, start: base.developer, names: builders, onChange: setDeveloper });
  const save = () => {
    setPressed(true);
    if (problem === null && !question.mustAsk()) send();
  };
  const nameOf = fieldNamesOf(settings, job.workType);
  return (
    <Sheet
      title={`Edit ${nameOf('developer').toLowerCase()} and site contacts`}
      subtitle={`Job ${job.workOrder}`}
      onClose={draft.close}
      onSubmit={save}
      busy={isBusy}
      unsaved={isDirty}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          refusedBecause={isDirty ? undefined : 'Nothing has been changed yet.'}
          reason="onPress"
        >
          Save
        </Button>
      }
    >
      <div className={layout.stack}>
        <TypedBefore draft={draft} />
        {refused === null ? null : <Banner tone="bad">{refused.message}</Banner>}
        {problem !== null && wasPressed && wrongRow === null ? <Banner tone="bad">{problem.sentence}</Banner> : null}
        <NameField
          label={nameOf('developer')}
          names={builders}
          maxLength={200}
          value={developer}
          onChange={setDeveloper}
          question={question}
        />
        {rows.map((row, at) => (
          <ContactFields
            key={row.key}
            row={row}
            position={at + 1}
            isOnly={rows.length === 1}
            errors={wrongRow === row.key ? errorsOf(problem) : {}}
            onChange={(now) => setRows(rows.map((one) => (one.key === row.key ? now : one)))}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        <Button icon={Plus} onClick={() => setRows(addRow(rows))}>
          Add contact
        </Button>
      </div>
      {clash === null ? null : (
        <ConflictDialog
          what={`the contacts of job ${job.workOrder}`}
          who={clash.who}
          clashes={clashesShown(
            clash.clashes.map((one) => ({ ...one, by: clash.who, at: null, why: null })),
            { label: (field) => (field === 'developer' ? nameOf('developer') : labelOf(field, clash.theirs)), today, zone },
          )}
          merged={[]}
          onKeepEditing={keepEditing}
          onSave={decide}
        />
      )}
    </Sheet>
  );
}

/** 'Bea Cole, phone'. @param field as a clash names it: '12.phone' */
function labelOf(field: string, { rows }: ContactForm): string {
  const [id, key = ''] = field.split('.');
  const contact = rows.find((row) => String(row.id) === id)?.name ?? '';
  const label = isRecordKey(SITE_CONTACT, key) ? SITE_CONTACT.fields[key].label.toLowerCase() : key;
  return `${contact === '' ? 'Contact' : contact}, ${label}`;
}

function namesOf(lookup: unknown): readonly string[] {
  return Array.isArray(lookup) ? lookup.filter((name): name is string => typeof name === 'string') : [];
}
