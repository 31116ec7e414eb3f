// Developer and site contacts being changed. Somebody else's change meanwhile is told, and only the next Save replaces it, knowingly.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { z } from 'zod';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { UpdateDeveloperAndSiteContactsDocument } from '@lotline/schema/generated/documents/job';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { NameField } from '../../../platform/controls/NameField.tsx';
import { useNewName } from '../../../platform/controls/use-new-name.ts';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
import {
  addRow,
  contactRows,
  rowOfField,
  sameRows,
  toContactInputs,
  withoutGone,
  type ContactRow,
} from '@lotline/schema/domain/job/contact-rows';
import { ContactFields } from './ContactFields.tsx';
import { ContactLines } from './ContactLines.tsx';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface Problem {
  readonly field: string;
  readonly sentence: string;
}

const text = z.string();
const ROW = z.object({ key: text, id: z.number().nullable(), name: text, description: text, phone: text, email: text });
const SHAPES = { rows: z.array(ROW).min(1), developer: text, version: z.number() };

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

export function ContactsSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, settings, lookups } = useJobView();
  const [start] = useState(() => ({ rows: contactRows(job.siteContacts), developer: job.developer ?? '', version: job.version }));
  const draft = useFormDraft({ name: `contacts-job-${String(job.id)}`, shapes: SHAPES, start, along: ['version'], onClose });
  const { rows, developer, version } = draft.values;
  const setRows = (now: typeof rows) => draft.set({ rows: now });
  const [wasPressed, setPressed] = useState(false);
  const {
    run,
    isBusy,
    problem: refused,
  } = useJobChange<{ developer: string; rows: ReturnType<typeof toContactInputs>; version: number }>({
    jobId: job.id,
    toastText: 'Contacts saved',
    onDone: draft.close,
    send: async (call, input, client) => {
      const variables = {
        constructionId: job.id,
        developer: input.developer.trim() === '' ? null : input.developer.trim(),
        siteContacts: input.rows,
        client: { ...client, expectedVersion: input.version },
      };
      return (await call(UpdateDeveloperAndSiteContactsDocument, variables)).data.updateDeveloperAndSiteContacts;
    },
  });
  const isStale = refused?.code === 'STALE_VERSION';
  const sent = isStale ? withoutGone(rows, job.siteContacts) : rows;
  const problem = problemOf(sent);
  const isDirty = developer !== start.developer || !sameRows(start.rows, rows);
  const wrongRow = problem === null || !wasPressed ? null : rowOfField(sent, problem.field);
  const builders = namesOf(lookups.find(({ name }) => name === 'Builder Lookup')?.data);
  const setDeveloper = (typed: string) => draft.set({ developer: typed });
  const question = useNewName({ value: developer, start: start.developer, names: builders, onChange: setDeveloper });
  const save = () => {
    setPressed(true);
    if (problem === null && !question.mustAsk()) run({ developer, rows: toContactInputs(sent), version: isStale ? job.version : version });
  };
  const nameOf = fieldNamesOf(settings, job.workType);
  return (
    <Sheet
      title="Edit developer and site contacts"
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
          refusedBecause={isDirty ? undefined : 'Nothing is changed yet.'}
          reason="onPress"
        >
          {isStale ? 'Save over it' : 'Save'}
        </Button>
      }
    >
      <div className={layout.stack}>
        <TypedBefore draft={draft} />
        {refused === null ? null : <Banner tone="bad">{refused.message}</Banner>}
        {isStale ? (
          <section aria-label="Saved meanwhile">
            <p>Saved meanwhile{job.developer === null ? '' : `, for ${job.developer}`}:</p>
            <ContactLines contacts={job.siteContacts} />
          </section>
        ) : null}
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
            problem={wrongRow === row.key ? problem : null}
            onChange={(field, text) => setRows(rows.map((one) => (one.key === row.key ? { ...one, [field]: text } : one)))}
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

function namesOf(lookup: unknown): readonly string[] {
  return Array.isArray(lookup) ? lookup.filter((name): name is string => typeof name === 'string') : [];
}
