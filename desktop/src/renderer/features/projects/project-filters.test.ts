// The address of the projects' list, and what is asked of the server by it.
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { EMPTY_QUERY, parseListQuery } from '../../platform/list/list-query.ts';
import { PROJECT_FILTERS, toProjectFilter } from './project-filters.ts';

const asked = (address: string) => toProjectFilter(parseListQuery(new URLSearchParams(address), PROJECT_FILTERS, sortKeysOf(PROJECT_LIST)));

test('only what is set is asked for', () => {
  expect(toProjectFilter(EMPTY_QUERY)).toEqual({});
  expect(asked('q=box hill&health=Behind&health=On time&region=Perth&manager=Ruth Salas&start=2026-03-01..&finish=..2026-04-01')).toEqual({
    search: 'box hill',
    healths: ['Behind', 'On time'],
    regions: ['Perth'],
    managers: ['Ruth Salas'],
    dates: [
      { field: 'startDate', from: '2026-03-01', to: null },
      { field: 'finishDate', from: null, to: '2026-04-01' },
    ],
  });
});

test('an address by hand asks for no health that there is not', () => {
  expect(asked('health=Splendid&start=soon')).toEqual({});
});
