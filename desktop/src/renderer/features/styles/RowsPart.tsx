// Cells of rows, marks of a list's head, and what a list says when it has no rows.
import { LiveMark } from '../../platform/connection/LiveMark.tsx';
import { ArrivalsChip } from '../../platform/list/ArrivalsChip.tsx';
import { CatchUpChip } from '../../platform/list/CatchUpChip.tsx';
import { LOOKUP_COLOURS } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { ValueDot, ValueTag } from '../../platform/list/ValueTag.tsx';
import { ArchivableName, CountCell, DayCell, Line, OnsiteMark, PlaceCell, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { Specimen } from './Specimen.tsx';

const STATUSES = [
  'Ready to schedule',
  'Scheduled',
  'In construction',
  'Field complete',
  'Office review',
  'No access',
  'On hold',
  'Waiting for power',
];
const ARRIVALS = { count: 3, isCapped: false, takeIn: () => null };
const MANY = { count: 1_000, isCapped: true, takeIn: () => null };
const nothing = () => undefined;
const atWork = () => false;

export function RowsPart() {
  return (
    <>
      <Specimen
        title="The status of a job"
        about="In a row, and with its ground in a head. A name of the company’s own has a plain circle."
      >
        {STATUSES.map((status) => (
          <StatusMark key={status} status={status} />
        ))}
        {STATUSES.map((status) => (
          <StatusMark key={status} status={status} isFull />
        ))}
        <StatusMark status="Declined" isOver />
      </Specimen>
      <Specimen title="Cells">
        <TextCell text="Oran Park" />
        <TextCell text={null} />
        <DayCell day="2026-12-04" />
        <DayCell day="2026-11-04" isLate today="2026-11-26" />
        <CountCell count={12} />
        <CountCell count={0} />
        <Line>
          Lot 42 <OnsiteMark /> <PlainTag>SDU</PlainTag>
        </Line>
        <PlaceCell line="Lot 14, 8 Wattle Rd, Box Hill" />
        <PlaceCell line={null} />
        <ArchivableName isArchived>PIT-1</ArchivableName>
        <ArchivableName isArchived={false}>PIT-2</ArchivableName>
      </Specimen>
      <Specimen title="Values of the office’s lists" about="As a tag, and as a dot beside a name, in the colours that a value may have.">
        <ValueTag colour={null}>None</ValueTag>
        {Object.entries(LOOKUP_COLOURS).map(([colour, label]) => (
          <ValueTag key={colour} colour={colour}>
            {label}
          </ValueTag>
        ))}
        {Object.entries(LOOKUP_COLOURS).map(([colour, label]) => (
          <Line key={colour}>
            <ValueDot colour={colour} /> {label}
          </Line>
        ))}
      </Specimen>
      <Specimen title="News of a list" about="No row moves under a hand.">
        <ArrivalsChip arrivals={ARRIVALS} isAtRest={atWork} onShow={nothing} />
        <ArrivalsChip arrivals={MANY} isAtRest={atWork} onShow={nothing} />
        <CatchUpChip catchUp={nothing} />
      </Specimen>
      <Specimen title="Whether changes arrive">
        <LiveMark state="live" word="Live" />
        <LiveMark state="waiting" word="Connecting" />
        <LiveMark state="offline" word="Offline" />
      </Specimen>
      <Specimen title="A list without rows">
        <NothingFound what="jobs" by={null} onClear={nothing} />
        <NothingFound what="exports" says="Each list that is exported to a file is listed here." by={null} onClear={nothing} />
        <NothingFound what="tasks" by="view" onClear={nothing} />
        <NothingFound what="tasks" by="both" onClear={nothing}>
          Did you mean Tamar?
        </NothingFound>
      </Specimen>
    </>
  );
}
