// Buttons of each kind: ready, busy, refused with its reason.
import { MoreHorizontal, Plus, Send, Trash2, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Specimen } from './Specimen.tsx';

const KINDS = [
  { kind: 'primary', title: 'The main action', about: 'One on a page.', icon: Send, label: 'Issue to field' },
  { kind: 'plain', title: 'An action', about: undefined, icon: Plus, label: 'Add task' },
  { kind: 'danger', title: 'An action that takes something away', about: undefined, icon: Trash2, label: 'Remove' },
  { kind: 'text', title: 'An action within a line', about: undefined, icon: undefined, label: 'Undo' },
] as const;

const REASONS = [
  ['needs', 'Something stands in the way', 'The job is on hold. Release it first.'],
  ['later', 'Its turn has not come', 'After the crew has submitted.'],
  ['pressed', 'At the head of a page: seen once it was pressed in vain', '3 tasks are open.'],
  ['onPress', 'Something must be filled in first: no fault until it was pressed', 'Give a reason first.'],
] as const;

export function ButtonKinds() {
  return (
    <>
      <EachKind />
      <Specimen title="Why it cannot be pressed">
        {REASONS.map(([reason, title, sentence]) => (
          <Button key={reason} title={title} reason={reason} refusedBecause={sentence}>
            Approve
          </Button>
        ))}
      </Specimen>
      <Specimen title="Sizes" about="Tight in a row, wide in a sheet, square for one sign.">
        <Button tight>Add</Button>
        <Button wide>Approve 12 jobs</Button>
        <Button kind="square">+</Button>
      </Specimen>
    </>
  );
}

function EachKind() {
  return KINDS.map(({ kind, title, about, icon, label }) => (
    <Specimen key={kind} title={title} {...(about === undefined ? {} : { about })}>
      <Button kind={kind} icon={icon}>
        {label}
      </Button>
      <Button kind={kind} icon={icon} busy>
        {label}
      </Button>
      <Button kind={kind} icon={icon} refusedBecause="The job is on hold. Release it first.">
        {label}
      </Button>
    </Specimen>
  ));
}

export function SquareButtons() {
  return (
    <Specimen title="Only an icon" about="Its words are read out, and shown when it is pointed at.">
      <IconButton icon={X} label="Close" />
      <IconButton icon={MoreHorizontal} label="More" size="m" />
      <IconButton icon={MoreHorizontal} label="More, large" size="l" />
    </Specimen>
  );
}
