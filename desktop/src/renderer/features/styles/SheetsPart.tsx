// Dialogs: a question, and a form that asks before what was typed is lost.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { DryRunSheet } from '../../platform/bulk/DryRunSheet.tsx';
import { MenuAt, placeBelow, type MenuPlace } from '../../platform/frame/MenuAt.tsx';
import { RemoveViewSheet } from '../../platform/list/RemoveViewSheet.tsx';
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
      <ForMany />
      <MenuOfPointer />
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

const VERDICTS = [
  { id: 1, label: '48213', isAllowed: true, sentence: null },
  { id: 2, label: '48215', isAllowed: false, sentence: 'The job is on hold. Release it first.' },
];
const VIEW = {
  ...{ id: 1, version: 0, name: 'Overdue in Sydney', isShared: true, query: '', columns: null },
  ...{ isOwn: true, ownerName: 'Ada Marsh', canRemove: true },
};
const nothing = () => undefined;

/** A view that others use, and a change of many: tried first, then made. */
function ForMany() {
  const [open, setOpen] = useState<'view' | 'check' | 'change' | 'failed' | null>(null);
  const close = () => setOpen(null);
  const verdicts = open === 'change' ? VERDICTS : null;
  const problem = open === 'failed' ? 'The server does not answer. Nothing was changed.' : null;
  const dryRun = { isBusy: false, problem, verdicts, allowedCount: 1, forget: nothing, goOn: () => setOpen('change') };
  return (
    <Specimen title="A change of many" about="Tried first, then made.">
      <Button onClick={() => setOpen('check')}>Change the status</Button>
      <Button onClick={() => setOpen('failed')}>Fail</Button>
      <Button onClick={() => setOpen('view')}>Remove a view</Button>
      {open === 'view' ? <RemoveViewSheet view={VIEW} onRemove={() => Promise.resolve()} onClose={close} /> : null}
      {open === null || open === 'view' ? null : (
        <DryRunSheet
          title="Change the status of 2 jobs"
          dryRun={dryRun}
          change={null}
          missing={null}
          whatWords="the jobs"
          draft={{ isUnsaved: false, isRestored: false, close }}
          confirmLabel="Change 1 job"
        >
          <p>They become Scheduled.</p>
        </DryRunSheet>
      )}
    </Specimen>
  );
}

const LINES = [{ key: 'open', label: 'Open', note: 'Ctrl ↵' }];

function MenuOfPointer() {
  const [at, setAt] = useState<MenuPlace | null>(null);
  const close = () => setAt(null);
  return (
    <Specimen title="A menu at a place" about="Of a row or a file, by the pointer’s other button or the keyboard’s menu key.">
      <Button onClick={(event) => setAt(placeBelow(event.currentTarget))}>Open the menu</Button>
      {at === null ? null : <MenuAt label="Actions for 48213" items={LINES} foot="1 job" at={at} onChoose={close} onClose={close} />}
    </Specimen>
  );
}
