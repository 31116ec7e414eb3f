// Small parts of rows and heads: states, plates, facts, progress.
import { Camera, MessageSquare } from 'lucide-react';
import { Plate } from '@lotline/shared-ui/components/Plate/Plate';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { StateChip, type ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import { Specimen } from './Specimen.tsx';

const STATES: readonly ChipState[] = [
  'New Job',
  'Accepted',
  'Onsite',
  'Work In Progress',
  'Completed',
  'Submitted',
  'Approve for Payment',
  'Paid',
  'Declined',
  'Rejected',
  'Overdue',
  'On Hold',
];

export function WidgetsPart() {
  return (
    <>
      <Specimen title="States of a task">
        {STATES.map((state) => (
          <StateChip key={state} state={state} />
        ))}
        <StateChip state="Onsite">Onsite 1:12</StateChip>
        <StateChip state="Rejected" isOver />
      </Specimen>
      <Specimen title="The lot plate" about="Yellow: this person is onsite there.">
        <Plate prefix="Lot" number="42" />
        <Plate prefix="Lot" number="1042" />
        <Plate prefix="No" number="18-24A" />
        <Plate prefix="U" number="7" here />
        <Plate prefix="Lot" number="42" big />
      </Specimen>
      <Specimen title="Facts of a row">
        <Tag icon={Camera} label="attachments">
          12
        </Tag>
        <Tag icon={MessageSquare} label="comments" ok>
          3
        </Tag>
      </Specimen>
      <Specimen title="Progress" about="Shown after one second; before that nothing flickers.">
        <Progress label="4 of 10 photos are sent" fraction={0.4} showAfterMs={0} />
        <Progress label="Loading the jobs" showAfterMs={0} />
        <Progress label="Saving" fraction={0.7} showAfterMs={0} bare />
      </Specimen>
    </>
  );
}
