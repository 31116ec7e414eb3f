// The selection of a list: it stays while rows come and go, is dropped when the query changes, and can be copied as text.
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { logProblem } from '@lotline/web-session/log';
import type { GridRowData } from '../grid/grid-column.ts';
import type { GridPicking } from '../grid/grid-props.ts';
import { NOTHING_PICKED, type Picked } from '../grid/grid-selection.ts';
import type { ListState } from '../grid/list-state.ts';
import { rowsAsText } from '../grid/rows-as-text.ts';
import { latestRows } from '../grid/use-latest-rows.ts';
import type { GridColumns } from '../grid/use-grid-columns.ts';

const AT_ONCE = 200;

interface Held {
  readonly of: string;
  readonly picked: Picked;
  readonly isAll: boolean;
}

interface Wish<Row extends GridRowData> {
  readonly asked: string;
  readonly state: ListState<Row>;
  readonly columns: GridColumns<Row>;
  readonly cursorId: number | null;
  /** Everything that the filter finds, also what is not loaded. */
  readonly allIds: () => Promise<readonly number[]>;
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
}

export interface PickedRows extends GridPicking {
  /** Everything that the filter finds was selected, and the selection was not changed since. */
  readonly isAll: boolean;
  readonly clear: () => void;
  /** Of the selection, or of the active row; null when some of it is still to be read, which is then done. */
  readonly textToCopy: () => string | null;
  readonly copy: () => void;
}

export function usePicked<Row extends GridRowData>({ asked, state, columns, cursorId, allIds, readRows }: Wish<Row>): PickedRows {
  const toast = useToast();
  const [held, setHeld] = usePickedHere(asked);
  const { picked } = held;
  const hold = useCallback((next: Picked, isAll: boolean) => setHeld({ of: asked, picked: next, isAll }), [asked, setHeld]);
  const onPick = useCallback((next: Picked) => hold(next, false), [hold]);
  const failed = (problem: unknown): void => {
    logProblem('Rows could not be picked or copied', problem);
    toast.error(problem instanceof Error ? problem.message : 'That did not work.');
  };
  const shown = columns.shown.map(({ column }) => column);
  const wanted = picked.size > 0 ? picked : new Set(cursorId === null ? [] : [cursorId]);
  const loaded = () => latestRows(state).filter(({ id }) => wanted.has(id) && state.isStale?.(id) !== true);

  const copyAll = async (): Promise<void> => {
    const here = loaded();
    const known = new Set(here.map(({ id }) => id));
    const missing = [...wanted].filter((id) => !known.has(id));
    const read: Row[] = [];
    for (let from = 0; from < missing.length; from += AT_ONCE) read.push(...(await readRows(missing.slice(from, from + AT_ONCE))));
    await navigator.clipboard.writeText(rowsAsText(shown, [...here, ...read]));
    const count = here.length + read.length;
    toast.success(count === 1 ? '1 row copied' : `${String(count)} rows copied`);
  };
  const copy = () => void copyAll().catch(failed);

  return {
    picked,
    isAll: held.isAll,
    onPick,
    onPickAll: () => {
      if (picked.size > 0 && picked.size >= state.rows.length) onPick(NOTHING_PICKED);
      else if (!state.hasMore) hold(new Set(state.rows.map(({ id }) => id)), true);
      else void allIds().then((ids) => hold(new Set(ids), ids.length < MOST_LISTED_IDS), failed);
    },
    clear: () => onPick(NOTHING_PICKED),
    textToCopy: () => {
      if (wanted.size === 0) return null;
      const rows = loaded();
      if (rows.length === wanted.size) return rowsAsText(shown, rows);
      copy();
      return null;
    },
    copy,
  };
}

const MOST_KEPT = 10;
/** By entry of the browser's history: "back" restores the selection. */
const pickedBefore = new Map<string, Held>();

function usePickedHere(asked: string): readonly [Held, (held: Held) => void] {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const nothing: Held = { of: asked, picked: NOTHING_PICKED, isAll: false };
  const [held, setHeld] = useState<Held & { readonly key: string }>(() => ({ ...(pickedBefore.get(key) ?? nothing), key }));
  const isNew = held.key !== key || held.of !== asked;
  const before = isReturn ? pickedBefore.get(key) : held;
  const now = isNew ? { ...(before?.of === asked ? before : nothing), key } : held;
  if (isNew) setHeld(now);
  useEffect(() => {
    pickedBefore.delete(held.key);
    pickedBefore.set(held.key, held);
    const [oldest] = pickedBefore.keys();
    if (pickedBefore.size > MOST_KEPT && oldest !== undefined) pickedBefore.delete(oldest);
  }, [held]);
  return [now, useCallback((next: Held) => setHeld({ ...next, key }), [key])];
}
