// In the title row of a list: rows that may be out of date, and what came to it elsewhere.
import type { GridRowData } from '../grid/grid-column.ts';
import type { LocalNote } from '../data/local-store.ts';
import { LocalNoteText } from '../data/LocalNoteText.tsx';
import type { ListState } from '../grid/list-state.ts';
import { ArrivalsChip } from './ArrivalsChip.tsx';
import { CatchUpChip } from './CatchUpChip.tsx';

interface ListNewsProps<Row extends GridRowData> {
  readonly state: ListState<Row>;
  readonly note: LocalNote | null;
  readonly isAtRest: () => boolean;
  readonly onShow: () => void;
}

export function ListNews<Row extends GridRowData>({ state: { arrivals, catchUp }, note, isAtRest, onShow }: ListNewsProps<Row>) {
  return (
    <>
      <LocalNoteText note={note} />
      <CatchUpChip catchUp={catchUp} />
      <ArrivalsChip arrivals={arrivals} isAtRest={isAtRest} onShow={onShow} />
    </>
  );
}
