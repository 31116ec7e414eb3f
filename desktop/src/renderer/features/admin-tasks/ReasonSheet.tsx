// Asks why before a step that the log keeps.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface ReasonSheetProps {
  readonly title: string;
  readonly about: string;
  readonly verb: string;
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly problem: string | null;
  readonly onSend: (why: string) => Promise<void>;
  readonly onClose: () => void;
}

export function ReasonSheet({ title, about, verb, isBusy, problem, onSend, onClose }: ReasonSheetProps) {
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = why.trim() === '';
  const submit = () => {
    if (isMissing) setIsAsked(true);
    else void onSend(why.trim());
  };
  return (
    <Sheet
      title={title}
      subtitle={about}
      onSubmit={submit}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {verb}
        </Button>
      }
    >
      <TextField
        label="Why (kept in the log)"
        value={why}
        maxLength={500}
        error={problem ?? (isAsked && isMissing ? 'Give a reason.' : undefined)}
        onChange={setWhy}
        data-autofocus
      />
    </Sheet>
  );
}
