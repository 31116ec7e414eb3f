// A new value at the end of the list: its name and Enter.
import { useState, type FormEvent } from 'react';
import { Plus } from 'lucide-react';
import { canBeLabel } from '@lotline/schema/domain/lookup/lookup.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { useSaveValue, type LookupValue } from './use-lookups.ts';
import styles from './Lookups.module.css';

interface AddValueProps {
  readonly list: LookupList;
  readonly onAdded: (value: LookupValue) => void;
}

export function AddValue({ list, onAdded }: AddValueProps) {
  const [label, setLabel] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const save = useSaveValue();
  const add = async (): Promise<void> => {
    const verdict = canBeLabel(list, label);
    setFault(verdict.ok ? null : sayError(verdict.code, verdict.details));
    if (!verdict.ok || save.isBusy) return;
    const answer = await save.run({
      id: null,
      list: list.name,
      label: label.trim(),
      baseLabel: null,
      why: null,
    });
    const added = answer?.values.find((value) => value.label === label.trim());
    if (added === undefined) return;
    setLabel('');
    onAdded(added);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <TextField
        label={`New ${list.one}`}
        isRequired
        value={label}
        error={fault ?? save.sentence ?? undefined}
        onChange={(text) => {
          setLabel(text);
          setFault(null);
        }}
      />
      <Button type="submit" icon={Plus} busy={save.isBusy}>
        Add
      </Button>
    </form>
  );
}
