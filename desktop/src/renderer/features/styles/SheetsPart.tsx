// Dialogs: a question, and a form that asks before what was typed is lost.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { Specimen } from './Specimen.tsx';

const LOSS = { question: 'Discard this name?', consequence: 'The view is not saved.', keep: 'Keep editing', discard: 'Discard' };
const MORE = [{ label: 'Duplicate', note: 'With its tasks', onSelect: () => undefined }];

export function SheetsPart() {
  const [open, setOpen] = useState<'question' | 'form' | 'busy' | 'more' | null>(null);
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
      <Specimen title="On its way" about="It stays until there is an answer.">
        <Button onClick={() => setOpen('busy')}>Save</Button>
      </Specimen>
      <Specimen title="What else can be done">
        <Button onClick={() => setOpen('more')}>More</Button>
      </Specimen>
      {open === 'busy' ? (
        <Sheet title="Approve 12 jobs" subtitle="Wattle Homes" scrollLabel="The jobs" busy onClose={close}>
          <p>Nobody else can change them meanwhile.</p>
        </Sheet>
      ) : null}
      {open === 'more' ? <MoreSheet title="WO-48213" subtitle="Lot 42" options={MORE} onClose={close} /> : null}
      {open === 'question' ? (
        <Sheet title="Remove “Overdue in Sydney”?" onClose={close} footer={<Answers first="Remove" onClose={close} />}>
          <p>It can be restored for ten seconds.</p>
        </Sheet>
      ) : null}
      {open === 'form' ? (
        <Sheet
          title="Name this view"
          onClose={close}
          unsaved={text !== ''}
          lossWords={LOSS}
          footer={<Answers first="Save" onClose={close} />}
        >
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
