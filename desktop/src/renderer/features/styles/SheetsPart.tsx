// Dialogs: a question, and a form that asks before what was typed is lost.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { Specimen } from './Specimen.tsx';

export function SheetsPart() {
  const [open, setOpen] = useState<'question' | 'form' | null>(null);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(null);
    setText('');
  };
  return (
    <>
      <Specimen title="A question" about="Its first button says what happens, not Yes.">
        <Button onClick={() => setOpen('question')}>Ask</Button>
      </Specimen>
      <Specimen title="A form" about="Escape and the back button ask before typed text is lost.">
        <Button onClick={() => setOpen('form')}>Open the form</Button>
      </Specimen>
      {open === 'question' ? (
        <Sheet title="Remove “Overdue in Sydney”?" onClose={close} footer={<Answers first="Remove" onClose={close} />}>
          <p>It can be restored for ten seconds.</p>
        </Sheet>
      ) : null}
      {open === 'form' ? (
        <Sheet title="Name this view" onClose={close} unsaved={text !== ''} footer={<Answers first="Save" onClose={close} />}>
          <TextField label="Name" value={text} onChange={setText} />
        </Sheet>
      ) : null}
    </>
  );
}

function Answers({ first, onClose }: { readonly first: string; readonly onClose: () => void }) {
  return (
    <>
      <Button kind="primary" onClick={onClose}>
        {first}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </>
  );
}
