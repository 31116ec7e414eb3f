// Every filter and every sort of the jobs' list, asked of the server and of the copy on this computer.
import { isDeepStrictEqual } from 'node:util';
import { JOB_LIST } from '../../schema/domain/job/job.columns.ts';
import { expect } from '../support/test.ts';
import type { Desktop } from './launch.ts';

const MOST = 100;
const COLUMNS = Object.entries(JOB_LIST.columns).map(([key, { kind }]) =>
  kind === 'parts' ? `${key} { scheduleId name group isOnsite }` : key,
);
const QUERY = `query ($filter: JobFilterInput, $sort: ListSortInput) { jobs(filter: $filter, sort: $sort, first: ${String(MOST)}) { rows { ${COLUMNS.join(' ')} } count } }`;

interface Asked {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
}
const SORTS = Object.entries(JOB_LIST.columns).flatMap(([key, column]) =>
  'isSortable' in column && column.isSortable
    ? [false, true].map((descending): Asked => ({ filter: {}, sort: { field: key, descending } }))
    : [],
);
const FILTERS: readonly object[] = [
  ...(['open', 'overdue', 'week', 'hold', 'mine', 'all'] as const).map((view) => ({ view })),
  { search: '48191' },
  { search: 'rd' },
  { search: 'nowhere at all' },
  { statuses: ['Issued'] },
  { statuses: ['Issued'], isNot: ['statuses'] },
  { isEmpty: ['schedulers'] },
  { isNotEmpty: ['schedulers'] },
  { overdue: true },
  { overdue: false },
  { accelerated: true },
  { received: false },
  { hasRejectedItems: true },
  { builderApproval: 'none' },
  { dates: [{ field: 'dueDate', from: '2026-01-01', to: null }] },
];
const ASKED: readonly Asked[] = [...SORTS, ...FILTERS.map((filter) => ({ filter, sort: null }))];

async function ofServer(url: string, token: string, asked: Asked): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: asked }),
  });
  const { data, errors } = (await answer.json()) as { data: { jobs: unknown } | null; errors?: unknown };
  expect([asked, errors]).toEqual([asked, undefined]);
  return data?.jobs;
}

const ofComputer = ({ page }: Desktop, asked: Asked): Promise<unknown> =>
  page.evaluate(
    async (args) => {
      const { readJobs } = Reflect.get(window, 'lotlineDesktop') as {
        readJobs: (args: object) => Promise<{ data: { rows: unknown; count: number } | null }>;
      };
      const { data } = await readJobs(args);
      return data === null ? null : { rows: data.rows, count: data.count };
    },
    { read: 'page', asked: JSON.stringify({ ...asked, first: MOST }), personName: 'Leanne Hart' },
  );

/** The person's, as the program has it. */
const tokenOf = ({ page }: Desktop): Promise<string> =>
  page.evaluate(
    async () =>
      (await (Reflect.get(window, 'lotlineDesktop') as { token: (args: object) => Promise<{ token: string }> }).token({ force: false }))
        .token,
  );

/** Asks both, column by column. @returns the questions that they answer differently */
export async function differencesFrom(url: string, desktop: Desktop): Promise<readonly string[]> {
  const token = await tokenOf(desktop);
  const others: string[] = [];
  let found = 0;
  for (const asked of ASKED) {
    const server = await ofServer(url, token, asked);
    if (!isDeepStrictEqual(await ofComputer(desktop, asked), server)) others.push(JSON.stringify(asked));
    found += (server as { count: number }).count;
  }
  // not all of them empty
  expect(found).toBeGreaterThan(ASKED.length);
  return others;
}
