// A save that asks for its reason alone: back to the default, or a copy to another work type.
import { useState, type ReactNode } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface ReasonSheetProps {
  readonly title: string;
  readonly about: string;
  readonly verb: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly isReady?: boolean;
  readonly onSave: (why: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ReasonSheet({ title, about, verb, isBusy, problem, isReady = true, onSave, onClose, children }: ReasonSheetProps) {
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const submit = () => {
    setIsAsked(true);
    if (why.trim() !== '' && isReady) onSave(why.trim());
  };
  return (
    <Sheet
      title={title}
      subtitle={about}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          {verb}
        </Button>
      }
    >
      {problem === null ? null : <Banner tone="bad" title={problem} />}
      {children}
      <TextField
        label="Why (kept with the version)"
        value={why}
        maxLength={500}
        error={isAsked && why.trim() === '' ? 'Give a reason first.' : undefined}
        onChange={setWhy}
        data-autofocus
      />
    </Sheet>
  );
}
