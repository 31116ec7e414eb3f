// Every GraphQL operation and REST route × every role × own and foreign records (quality.md §2, first row). An operation without a row fails.
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { GROUPS } from '../world.ts';
import { ROLES, type AccessRow, type Cell, type Ownership, type Role } from './access-row.ts';
import { GRAPHQL_ROWS } from './graphql-rows.ts';
import { REST_ROWS } from './rest-rows.ts';
import { routesOf } from './routes-of.ts';

let api: BootedApi;

beforeAll(async () => {
  // no built apps: their pages are the browser tests' business
  api = await bootApi({ env: { WEB_ROOT: 'nowhere' } });
  await api.sequelize.query(`insert into system_setting (name, config) values ('Job Status Settings', $config::jsonb)`, {
    bind: {
      config: JSON.stringify({
        statuses: ['Scheduled', 'Closed'].map((statusName, order) => ({
          statusName,
          sortOrder: order,
          fieldOrder: order,
          fieldEdit: false,
        })),
      }),
    },
  });
});
afterAll(() => api.stop());

const OWN: Readonly<Record<Role, { group: string; groupId: number }>> = {
  field: { group: 'Crew North', groupId: GROUPS.crewNorth },
  sub: { group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway },
  scheduler: { group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway },
  office: { group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway },
  finance: { group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway },
  admin: { group: 'Ridgeway Cabling', groupId: GROUPS.ridgeway },
};
const FOREIGN = { group: 'Coastal Comms', groupId: GROUPS.coastal };

const cellOf = (role: Role, ownership: Ownership): Cell => ({ api, role, ...(ownership === 'own' ? OWN[role] : FOREIGN) });

const rows: readonly AccessRow[] = [...GRAPHQL_ROWS, ...REST_ROWS];

test('every operation of the schema has a row', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema/sdl/schema.graphql', import.meta.url), 'utf8'));
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );
  expect(GRAPHQL_ROWS.map(({ operation }) => operation).sort()).toEqual(operations.sort());
});

test('every route of the server has a row', () => {
  expect(REST_ROWS.map(({ operation }) => operation).sort()).toEqual(routesOf(api.app).sort());
});

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (_operation, row) => {
  test.each(['own', 'foreign'] as const)('answers each role on %s records as the table says', async (ownership) => {
    const answers = await Promise.all(ROLES.map(async (role) => [role, await row.call(cellOf(role, ownership))] as const));
    expect(Object.fromEntries(answers)).toEqual(row[ownership]);
  });
});
