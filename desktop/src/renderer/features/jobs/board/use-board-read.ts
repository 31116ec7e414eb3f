// Reads the board, in one go; what others change is read again with it, so that cards, order and counts always belong together.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { GetJobBoardDocument } from '@lotline/schema/generated/operations';
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { hasFailed } from '@lotline/web-session/react/ReadBoundary';
import { formatListQuery, type ListQuery } from '../../../platform/list/list-query.ts';
import { useStatusSettings } from '../bulk/use-job-statuses.ts';
import { JOB_FILTERS, toJobFilter } from '../job-filters.ts';
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
}

const NONE: readonly never[] = [];

export function useBoardRead(query: ListQuery, isWanted: boolean): BoardRead {
  const { gql } = usePlatform().calls;
  const [opened, setOpened] = useState<readonly string[]>(NONE);
  const settings = useStatusSettings(isWanted);
  const asked = formatListQuery({ ...query, sort: null }, JOB_FILTERS).toString();
  const { data, isError, refetch } = useQuery({
    queryKey: [...keys.jobBoard(), asked, opened],
    queryFn: async () => (await gql(GetJobBoardDocument, { filter: toJobFilter(query), opened: [...opened] })).jobBoard,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const readAgain = useReadAgain(isWanted);
  const isFiltered = query.filters['status'] !== undefined;
  const columns = useMemo(
    () => (data === undefined || settings.data === undefined ? null : shownColumns(data, boardStatuses(settings.data), isFiltered)),
    [data, settings.data, isFiltered],
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
    openFurther: useCallback((status) => setOpened((now) => [...now, status]), []),
    opened,
  };
}

function useReadAgain(isWanted: boolean): () => Promise<void> {
  const client = useQueryClient();
  const { followChanges } = usePlatform();
  const readAgain = useMemo(() => oneAtATime(() => client.invalidateQueries({ queryKey: keys.jobBoard() })), [client]);
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
