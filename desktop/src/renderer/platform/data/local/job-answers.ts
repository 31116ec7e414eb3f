// The reads of the job list that the cache answers, as the API answers them.
import type { ArgsOf } from '../../../../ipc/contract.ts';

type Variables = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

interface JobAnswer {
  readonly read: ArgsOf<'readJobs'>['read'];
  readonly dataOf: (found: unknown) => Data;
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const typed = (type: string, value: unknown): Data => ({ __typename: type, ...(isObject(value) ? value : {}) });

function jobRow(row: unknown): Data {
  const { nextTask = null, ...job } = isObject(row) ? row : {};
  return typed('JobRow', { ...job, nextTask: nextTask === null ? null : typed('NextTask', nextTask) });
}
const rowsOf = (rows: unknown): Data[] => (Array.isArray(rows) ? rows.map(jobRow) : []);

export const JOB_ANSWERS: Readonly<Record<string, JobAnswer>> = {
  GetJobs: {
    read: 'page',
    dataOf: (found) => ({ jobs: typed('JobPage', { ...(isObject(found) ? { ...found, rows: rowsOf(found['rows']) } : {}) }) }),
  },
  GetJobIds: { read: 'ids', dataOf: (jobIds) => ({ jobIds }) },
  GetJobBoard: {
    read: 'board',
    dataOf: (columns) => ({
      jobBoard: (Array.isArray(columns) ? columns : []).map((column: unknown) =>
        typed('JobBoardColumn', isObject(column) ? { ...column, cards: rowsOf(column['cards']) } : {}),
      ),
    }),
  },
  GetJobViews: { read: 'views', dataOf: (figures) => ({ jobViews: typed('JobViewCounts', figures) }) },
  GetJobFilterOptions: { read: 'options', dataOf: (names) => ({ jobFilterOptions: typed('FilterOptions', names) }) },
};

/** As the parsers of the API take it: what is not given is left out. */
export const askedOf = (variables: Variables): Data =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null && value !== undefined));

/** Where a page of the cache ended: the server does not know it. */
export const isOfCache = ({ after }: Variables): boolean => typeof after === 'string' && after.startsWith('local:');
