// What a run sheet is made of: the jobs that the address names, or those that its filters find, as the list reads them.
import { MOST_RUN_JOBS, runSheets } from '@lotline/schema/domain/job/run-sheet.rules';
import { dayInZone, isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { GetRunSheetDocument } from '@lotline/schema/generated/documents/job';
import type { GetRunSheetQuery, JobFilterInput } from '@lotline/schema/generated/operations';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useRead } from '../../../platform/data/use-read.ts';
import { parseListQuery } from '../../../platform/list/list-query.ts';
import { JOB_ADDRESS, SORT_FIELDS, toJobFilter } from '../../../platform/job-list/job-filters.ts';

export type RunJob = GetRunSheetQuery['runSheet']['jobs'][number];
export type RunTask = RunJob['tasks'][number];

const runFilter = (params: URLSearchParams, today: CalendarDay): JobFilterInput => {
  const named = params.get('ids');
  if (named === null) return toJobFilter({ ...parseListQuery(params, JOB_ADDRESS, SORT_FIELDS), today });
  return {
    ids: named
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, MOST_RUN_JOBS + 1),
  };
};

/** Of an address: the day whose tasks of every crew are asked for, instead of jobs. */
export const FOR = 'for';
const TODAY = 'today';

/** Null: the address names jobs, or finds them by filters. A day that is none is today. */
function dayAsked(params: URLSearchParams, today: CalendarDay): CalendarDay | null {
  const asked = params.get(FOR);
  if (asked === null) return null;
  return asked !== TODAY && isDay(asked) ? asked : today;
}

export function useRunSheet(params: URLSearchParams) {
  const today = dayInZone(useNow().toISOString(), browserZone());
  const day = dayAsked(params, today);
  const filter = day === null ? runFilter(params, today) : {};
  // paper does not follow: it is read when it is opened
  const {
    data: answer,
    error,
    refetch,
  } = useRead(GetRunSheetDocument, { variables: day === null ? { filter } : { filter, day }, follows: [] });
  const data = answer?.runSheet;
  return {
    day,
    problem: error?.message ?? null,
    retry: () => void refetch(),
    read:
      data === undefined
        ? null
        : {
            sheets: runSheets<RunTask, RunJob>(data.jobs, browserZone()),
            withoutTask: data.jobs.filter(({ tasks }) => tasks.length === 0),
            isCut: data.isCut,
          },
  };
}
