// Reads the board, in one go; what others change is read again with it, so that cards, order and counts always belong together.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GetJobBoardDocument } from '@lotline/schema/generated/documents/job';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { hasFailed } from '@lotline/web-session/react/ReadBoundary';
import type { LocalNote } from '../../../platform/data/local-store.ts';
import { useLocalNote } from '../../../platform/data/use-local-note.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import { filterKey } from '../../../platform/list/filter-operators.ts';
import type { ListQuery } from '../../../platform/list/list-query.ts';
import { useStatusSettings } from '../../../platform/job-list/use-job-statuses.ts';
import { toJobFilter } from '../../../platform/job-list/job-filters.ts';
import { shownColumns, type BoardColumn } from './board.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface BoardRead {
  /** Null until they are there. */
  readonly columns: readonly BoardColumn[] | null;
  readonly settings: readonly SettingRow[];
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly readAgain: () => Promise<void>;
  /** Shows as many cards of that status as the board goes. */
  readonly openFurther: (status: string) => void;
  readonly opened: readonly string[];
  readonly note: LocalNote | null;
}

const NONE: readonly never[] = [];
const STATUS = JOB_LIST.filters.statuses.id;
const nothing = () => undefined;

export function useBoardRead(query: ListQuery, isWanted: boolean): BoardRead {
  const [opened, setOpened] = useState<readonly string[]>(NONE);
  const settings = useStatusSettings(isWanted);
  const variables = { filter: toJobFilter(query), opened: [...opened] };
  const note = useLocalNote('GetJobBoard', variables);
  const board = useRead(GetJobBoardDocument, {
    variables,
    // it follows by itself, one read at a time
    follows: [],
    isWanted,
    keepsPrevious: true,
  });
  const data = board.data?.jobBoard;
  const { refetch } = board;
  const isError = board.error !== null;
  const readAgain = useReadAgain(isWanted, refetch);
  const isFiltered = query.filters[STATUS] !== undefined;
  const leftOut = query.filters[filterKey(STATUS, 'not')] ?? NONE;
  const columns = useMemo(
    () =>
      data === undefined || settings.data === undefined
        ? null
        : shownColumns(data, isFiltered ? null : boardStatuses(settings.data).filter((status) => !leftOut.includes(status))),
    [data, settings.data, isFiltered, leftOut],
  );
  return {
    columns,
    settings: settings.data ?? NONE,
    isFailed: (isError && data === undefined) || hasFailed(settings),
    retry: () => {
      if (hasFailed(settings)) void settings.refetch();
      if (isError) void refetch();
    },
    readAgain,
    note,
    openFurther: useCallback((status) => setOpened((now) => [...now, status]), []),
    opened,
  };
}

function useReadAgain(isWanted: boolean, refetch: () => Promise<unknown>): () => Promise<void> {
  const { followChanges } = usePlatform();
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  // a failed read is shown by the board itself
  const readAgain = useMemo(() => oneAtATime(() => latest.current().then(nothing, nothing)), []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const again = () => void readAgain().catch((problem: unknown) => logProblem('The board could not be read again', problem));
    return followChanges({
      onChanges: (changes) => {
        if (changes.some(({ entity }) => entity === 'construction')) again();
      },
      onCaughtUp: again,
    });
  }, [followChanges, readAgain, isWanted]);
  return readAgain;
}
