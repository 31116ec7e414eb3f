// The site contacts while they are edited (specification 2 §5).
import { useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { siteContactsInput } from '@lotline/schema/domain/job/job.input';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { setContacts } from '../calls/task-calls.ts';
import { useTaskPage } from '../task-page-context.ts';
import { contactRows, emptyRow, problemKey, sameRows, toContactInputs, type ContactRow, type ContactText } from './contact-rows.ts';
import { ContactRowFields } from './ContactRowFields.tsx';
import { checkForm } from './form-problem.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { SheetProblem } from './SheetProblem.tsx';

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { job, calls, offlineBecause, close } = useTaskPage();
  const [start] = useState(() => contactRows(job.siteContacts));
  const [seenVersion] = useState(job.version);
  // Somebody else changed the job meanwhile: what stands there now is shown, and the next Save replaces it knowingly.
  const [isTold, setTold] = useState(false);
  const [rows, setRows] = useState<readonly ContactRow[]>(start);
  const added = useRef(0);
  const isDirty = !sameRows(start, rows);
  const isBusy = calls.busy.has('setContacts');
  const checked = checkForm(siteContactsInput, toContactInputs(rows));
  const wrongRow = checked.ok ? null : problemKey(rows, checked.field);
  const change = (key: string, field: ContactText, text: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row)));
  const add = () => {
    added.current += 1;
    setRows([...rows, emptyRow(`added-${String(added.current)}`)]);
  };
  const save = async () => {
    if (!checked.ok || !isDirty) return;
    const outcome = await calls.run(setContacts(job.id, checked.value, isTold ? job.version : seenVersion));
    if (outcome.kind === 'done') onDone();
    if (outcome.kind === 'failed' && outcome.error.code === 'STALE_VERSION') setTold(true);
  };
  const leave = () => {
    calls.forget();
    close();
  };
  const footer = (
    <Button
      type="submit"
      kind="primary"
      busy={isBusy}
      disabled={!isDirty}
      refusedBecause={isDirty && !checked.ok ? checked.sentence : offlineBecause}
    >
      Save
    </Button>
  );
  return (
    <Sheet
      title="Edit site contacts"
      subtitle={`WO ${job.workOrder}`}
      footer={footer}
      onSubmit={() => void save()}
      onClose={leave}
      busy={isBusy}
      unsaved={isDirty}
    >
      <div className="stack">
        <SheetProblem of={['setContacts']} />
        {isTold ? <SavedMeanwhile contacts={job.siteContacts} /> : null}
        {rows.map((row, index) => (
          <ContactRowFields
            key={row.key}
            row={row}
            position={index + 1}
            isOnly={rows.length === 1}
            problem={!checked.ok && wrongRow === row.key ? checked : null}
            onChange={(field, text) => change(row.key, field, text)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        <Button icon={Plus} onClick={add}>
          Add contact
        </Button>
      </div>
    </Sheet>
  );
}
