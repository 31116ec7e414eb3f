// In the title row of a list: rows that may be out of date, and what came to it elsewhere.
import type { GridRowData } from '../grid/grid-column.ts';
import type { ListState } from '../grid/list-state.ts';
import { ArrivalsChip } from './ArrivalsChip.tsx';
import { CatchUpChip } from './CatchUpChip.tsx';

interface ListNewsProps<Row extends GridRowData> {
  readonly state: ListState<Row>;
  readonly isAtRest: () => boolean;
  readonly onShow: () => void;
}

export function ListNews<Row extends GridRowData>({ state: { arrivals, catchUp }, isAtRest, onShow }: ListNewsProps<Row>) {
  return (
    <>
      <CatchUpChip catchUp={catchUp} />
      <ArrivalsChip arrivals={arrivals} isAtRest={isAtRest} onShow={onShow} />
    </>
  );
}
