// One move for all potential jobs that are picked: what, then who refuses it and why, then a press that names how many; with the way back.
import { z } from 'zod';
import { ChangePotentialJobsDocument, FieldPeopleDocument } from '@lotline/schema/generated/documents/potential-job';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { DryRunSheet } from '../../../platform/bulk/DryRunSheet.tsx';
import { useDryRunForm } from '../../../platform/bulk/use-dry-run-form.ts';
import { useUndoPotentialJobChanges } from '../../../platform/bulk/ways-back.ts';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useRead } from '../../../platform/data/use-read.ts';
import { ALL_POTENTIAL_JOBS, useSiteMatches } from '../use-potential-jobs.ts';
import { asVerdicts, changeInput, missingIn, saidOf, titleOf, type Act, type Wish } from './potential-job-acts.ts';

interface MoveSheetProps {
  readonly act: Act;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const START = { value: '', words: '' };
const SHAPES = { value: z.string(), words: z.string() };

export function MoveSheet({ act, ids, onClose, onDone }: MoveSheetProps) {
  const undo = useUndoPotentialJobChanges();
  const { draft, dryRun, values, edit } = useDryRunForm<typeof START, Wish>({
    name: `${act}-potential-jobs`,
    ...{ ids, shapes: SHAPES, start: START, choices: ['value'], onClose, onDone },
    touches: [ALL_POTENTIAL_JOBS],
    send: async (call, wanted, { ids: part, isDryRun: isTrial, client }) =>
      asVerdicts((await call(ChangePotentialJobsDocument, { input: changeInput(wanted, part, isTrial), client })).data.changePotentialJobs),
    toastText: (count) => saidOf(act, count),
    undoOf: () => undo,
  });
  const wish: Wish = { act, ...values };
  return (
    <DryRunSheet
      title={titleOf(act, ids.length)}
      dryRun={dryRun}
      change={wish}
      missing={missingIn(wish)}
      whatWords={ids.length === 1 ? 'it' : 'them'}
      draft={draft}
      confirmLabel={titleOf(act, dryRun.allowedCount)}
    >
      <What wish={wish} ids={ids} onEdit={edit} />
    </DryRunSheet>
  );
}

const MOST_WORDS = 1_000;

interface WhatProps {
  readonly wish: Wish;
  readonly ids: readonly number[];
  readonly onEdit: (part: Partial<typeof START>) => void;
}

function What({ wish: { act, value, words }, ids, onEdit }: WhatProps) {
  switch (act) {
    case 'assign':
      return <Person value={value} onChange={(person) => onEdit({ value: person })} />;
    case 'markDuplicate':
      return <Original id={ids[0] ?? 0} value={value} onChange={(id) => onEdit({ value: id })} />;
    case 'sendBack':
      return (
        <TextArea
          label="What the field should answer"
          isRequired
          hint="The field worker reads it on the phone."
          data-autofocus
          maxLength={MOST_WORDS}
          value={words}
          onChange={(text) => onEdit({ words: text })}
        />
      );
    case 'reject':
      return (
        <TextArea
          label="Reason"
          isRequired
          hint="It stays with the potential job, and the field worker can read it."
          data-autofocus
          maxLength={MOST_WORDS}
          value={words}
          onChange={(text) => onEdit({ words: text })}
        />
      );
    case 'approve':
      return <p>The builder has agreed, by phone or on site. They move to Ready.</p>;
    case 'reopen':
      return <p>They go back to Processing as the office had them.</p>;
  }
}

interface ChosenProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Person({ value, onChange }: ChosenProps) {
  const read = useRead(FieldPeopleDocument, { variables: {}, follows: [{ entity: 'app_user' }] });
  const options = read.data?.users.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ?? [];
  return (
    <>
      <ReadNote read={read} title="The people could not be loaded." />
      <SelectField
        label="With"
        isRequired
        hint="They see it on their phone."
        data-autofocus=""
        placeholder="Choose a person"
        {...{ value, options, onChange }}
      />
    </>
  );
}

/** Of those at the same site; jobs are no potential jobs. */
function Original({ id, value, onChange }: ChosenProps & { readonly id: number }) {
  const read = useSiteMatches(id);
  const options =
    read.data?.potentialJobMatches
      .filter(({ kind }) => kind === 'potentialJob')
      .map((match) => ({ value: String(match.id), label: `${match.address} (number ${match.name})` })) ?? [];
  return (
    <>
      <ReadNote read={read} title="Other jobs at this site could not be loaded." />
      <SelectField
        label="Duplicate of"
        isRequired
        hint="Open potential jobs at the same site."
        placeholder="Choose the one to keep"
        {...{ value, options, onChange }}
      />
    </>
  );
}
