// The name of a role that is new, copied or renamed. Nothing is saved by it: it is one of the changes of the page.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface RoleNameSheetProps {
  readonly title: string;
  readonly verb: string;
  readonly start: string;
  readonly about: string;
  readonly faultOf: (name: string) => string | null;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

export function RoleNameSheet({ title, verb, start, about, faultOf, onDone, onClose }: RoleNameSheetProps) {
  const [name, setName] = useState(start);
  const [isAsked, setIsAsked] = useState(false);
  const fault = isAsked ? faultOf(name) : null;
  const submit = () => {
    if (faultOf(name) === null) onDone(name.trim());
    else setIsAsked(true);
  };
  return (
    <Sheet
      title={title}
      subtitle={about}
      onSubmit={submit}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit">
          {verb}
        </Button>
      }
    >
      <TextField label="Name" value={name} error={fault ?? undefined} onChange={setName} data-autofocus />
    </Sheet>
  );
}
