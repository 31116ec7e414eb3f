// The rows of a list with what stands in them now, for whoever draws more of a row than the grid does.
import { useCallback, useSyncExternalStore } from 'react';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';

type Latest<Row extends GridRowData> = Pick<ListState<Row>, 'rows' | 'latest' | 'subscribeRows'>;

const notSubscribed = () => () => undefined;

export const latestRows = <Row extends GridRowData>({ rows, latest }: Latest<Row>): readonly Row[] => latest?.() ?? rows;

/** @param isFollowing false: what changes in a row is no reason to draw it again */
export function useLatestRows<Row extends GridRowData>(state: Latest<Row>, isFollowing: boolean): readonly Row[] {
  return useSyncExternalStore((isFollowing ? state.subscribeRows : undefined) ?? notSubscribed, () => latestRows(state));
}

/** The row of that id; null while it is not loaded, or none is meant. It is drawn again when something in it changes. */
export function useLatestRow<Row extends GridRowData>(state: Latest<Row>, id: number | null): Row | null {
  const find = useCallback(() => (id === null ? null : (latestRows(state).find((row) => row.id === id) ?? null)), [state, id]);
  return useSyncExternalStore(state.subscribeRows ?? notSubscribed, find);
}
