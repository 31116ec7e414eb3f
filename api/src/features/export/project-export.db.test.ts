// The projects as a file: in everybody's own scope, their value for the claim alone, an event each.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => new Date('2026-11-20T02:00:00Z') });
  const id = await insertRow(api.sequelize, 'project', { name: '=Estate', customer: 'Loop', start_date: '2026-03-01' });
  const job = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: 'PX-1', status: 'Complete', work_type: 'MDU', address: '1 Ferry St', project_id: id },
  });
  await insertRow(api.sequelize, 'boq', { construction_id: job, code: 'A', quantity: '2', unit_amount: '10.25' });
});
afterAll(() => api.stop());

const PATH = `/api/exports/projects.csv?columns=name,health,jobsComplete,startDate,valueExGst&filter=${encodeURIComponent('{"search":"estate"}')}`;
const lines = async (person: PersonName): Promise<string[]> => String((await api.rest(person, 'GET', PATH)).body).split('\r\n');

test('holds the rows of the list, formula-safe, and the value for whom it is meant', async () => {
  expect(await lines('finance')).toEqual([
    '\ufeffProject,Health,Jobs complete,Jobs,Start,Value ex GST',
    "'=Estate,Complete,1,1,2026-03-01,20.50",
    '',
  ]);
  expect(await lines('office')).toEqual(['\ufeffProject,Health,Jobs complete,Jobs,Start', "'=Estate,Complete,1,1,2026-03-01", '']);
  expect((await lines('sub'))[1]).toBe('');
});

test('is an event', async () => {
  await lines('admin');
  const told = await api.sequelize.query<{ detail: { list: string; rows: number } }>(
    "select detail from event where move = 'exportList' and actor_user_id = $id order by id desc limit 1",
    { bind: { id: PEOPLE.admin }, type: QueryTypes.SELECT },
  );
  expect(told).toMatchObject([{ detail: { list: 'projects', rows: 1, isComplete: true } }]);
});
