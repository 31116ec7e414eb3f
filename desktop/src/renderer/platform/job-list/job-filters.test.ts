import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { parseListQuery } from '../list/list-query.ts';
import { JOB_ADDRESS, JOB_FILTERS, jobLabels, namedFilters, SORT_FIELDS, toJobFilter } from './job-filters.ts';

const filterOf = (address: string, today?: string) =>
  toJobFilter({ ...parseListQuery(new URLSearchParams(address), JOB_ADDRESS, SORT_FIELDS), ...(today === undefined ? {} : { today }) });

test('an address without filters asks for all jobs', () => expect(filterOf('')).toEqual({}));

test('what the address sets is what the server is asked, and nothing else', () => {
  expect(
    filterOf('q=wattle&status=Received&status=On+Hold&group=3&group=x&overdue=yes&received=no&photos=yes&builder=sent&due=..2026-12-31'),
  ).toEqual({
    search: 'wattle',
    statuses: ['Received', 'On Hold'],
    groupIds: [3],
    overdue: true,
    received: false,
    hasMissingPhotos: true,
    builderApproval: 'sent',
    dates: [{ field: 'dueDate', from: null, to: '2026-12-31' }],
  });
});

test('what the address leaves out, and what has nothing or something there, is what the server is asked', () => {
  expect(filterOf('status.not=Closed&builder.not=sent&group.not=3&region.empty=yes&due.filled=yes&scheduler=Sam')).toEqual({
    ...{ statuses: ['Closed'], builderApproval: 'sent', groupIds: [3], schedulers: ['Sam'] },
    ...{ isNot: ['statuses', 'groupIds', 'builderApproval'], isEmpty: ['regions'], isNotEmpty: ['dueDate'] },
  });
  expect(filterOf('status.empty=yes&overdue.not=yes&view.not=open')).toEqual({});
});

test('a range of days by its name is of the day on which it is asked', () => {
  expect(filterOf('due=week&view=open', '2026-11-29')).toEqual({
    view: 'open',
    dates: [{ field: 'dueDate', from: '2026-11-23', to: '2026-11-29' }],
  });
  expect(filterOf('due=week', '2026-11-30').dates).toEqual([{ field: 'dueDate', from: '2026-11-30', to: '2026-12-06' }]);
});

test('every day that jobs can be filtered by has its filter', () => {
  const days = JOB_FILTERS.filter(({ kind }) => kind === 'days').map(({ id }) => `${id}=2026-11-01..`);
  expect(
    filterOf(days.join('&'))
      .dates?.map(({ field }) => field)
      .sort(),
  ).toEqual(Object.keys(JOB_LIST.days).sort());
});

test('what is filtered by is called as the work types call it; an approval keeps its own name', () => {
  const config = { fields: [{ fieldName: 'scheduler', displayName: 'Planner', show: true }] };
  const named = namedFilters(jobLabels(fieldNamesOfAll([{ name: 'Optional Construction Fields', workType: null, config }])));
  const labels = Object.fromEntries(named.map(({ id, label }) => [id, label]));
  expect(labels).toMatchObject({ scheduler: 'Planner', developer: 'Developer', customer: 'Customer', builder: 'Builder approval' });
});
