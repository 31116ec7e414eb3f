// A merge of a list's values whose records are more than one transaction takes, in a real database: the queue does the rest, wherever it was broken off.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { moveLookupUses } from '../../jobs/move-lookup-uses.ts';

const BUILDERS = 'Builder Lookup';
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const select = <Row extends object>(sql: string): Promise<Row[]> => api.sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
const left = async (): Promise<number | undefined> =>
  (await select<{ count: number }>(`select count(*)::int as count from construction where developer = 'Many'`))[0]?.count;
const change = async (mutation: string): Promise<void> => {
  const { errors } = await api.gql('office', `mutation { ${mutation} { name } }`);
  expect(errors).toEqual([]);
};

test('it is left to the queue, which goes on where it broke off: one event a record', async () => {
  for (const label of ['Many', 'Many Homes']) await change(`saveLookupValue(input: { list: "${BUILDERS}", label: "${label}" })`);
  await api.sequelize.query(
    `insert into construction (work_order, status, work_type, address, developer) select 'Many ' || n, 'Scheduled', 'MDU', '1 Ferry St', 'Many' from generate_series(1, 1203) n`,
  );
  const [into] = await select<{ id: number }>(`select id from lookup_value where label = 'Many Homes'`);
  await change(`mergeLookupValues(input: { list: "${BUILDERS}", from: "Many", intoId: ${String(into?.id)}, why: "One company" })`);
  const [job] = await select<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'move_lookup_uses'`,
  );
  expect(job?.payload).toMatchObject({ list: BUILDERS, from: 'Many', to: 'Many Homes', why: 'One company' });
  expect(await left()).toBe(703);
  // the process is told to stop while it is at the first of its parts
  const stopping = new AbortController();
  const now = () => {
    stopping.abort();
    return new Date();
  };
  await expect(moveLookupUses({ sequelize: api.sequelize, now }, job?.payload, stopping.signal)).rejects.toThrow();
  expect(await left()).toBe(203);
  const deps = { sequelize: api.sequelize, now: () => new Date() };
  expect(await moveLookupUses(deps, job?.payload, new AbortController().signal)).toEqual({ records: 203 });
  const told = await select(
    `select count(*)::int as events, count(distinct c.id)::int as records from event e join construction c on c.id = e.construction_id
      where c.developer = 'Many Homes' and e.move = 'updateJob' and e.why like '%One company%'`,
  );
  expect([told, await left()]).toEqual([[{ events: 1203, records: 1203 }], 0]);
});
