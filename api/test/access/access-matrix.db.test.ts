// Every GraphQL operation and REST route × every role × own records, foreign ones and those that the group left (quality.md §2, first row;
// decision 022). An operation without a row fails.
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { GROUPS } from '../world.ts';
import { OWNERSHIPS, ROLES, type AccessRow, type Cell, type Ownership, type Role } from './access-row.ts';
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
        statuses: ['Scheduled', 'Closed', 'On Hold'].map((statusName, order) => ({
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

function cellOf(role: Role, ownership: Ownership): Cell {
  if (ownership === 'foreign') return { api, role, ...FOREIGN, leftTo: null };
  return { api, role, ...OWN[role], leftTo: ownership === 'left' ? FOREIGN.groupId : null };
}

const rows: readonly AccessRow[] = [...GRAPHQL_ROWS, ...REST_ROWS];

const answerTo = async ({ target, call }: AccessRow, cell: Cell) => call(cell, target === null ? { id: 0 } : await target(cell));

/** Each once, without what tells its rows apart. */
const operationsOf = (of: readonly AccessRow[]): string[] => [...new Set(of.map(({ operation }) => operation.split(' (')[0] ?? ''))].sort();

test('every operation of the schema has a row', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema/sdl/schema.graphql', import.meta.url), 'utf8'));
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );
  expect(operationsOf(GRAPHQL_ROWS)).toEqual(operations.sort());
});

test('every route of the server has a row', () => {
  expect(operationsOf(REST_ROWS)).toEqual(routesOf(api.app).sort());
});

/** Whose record it is, asked of a cell. */
const OF_RECORD: readonly PropertyKey[] = ['group', 'groupId', 'leftTo'] satisfies (keyof Cell)[];

/** Says whether what was done with the cell could know whose record it is. */
function watched(cell: Cell): { readonly cell: Cell; readonly asksWhose: () => boolean } {
  let asks = false;
  const get = (of: Cell, key: PropertyKey): unknown => {
    asks ||= OF_RECORD.includes(key);
    return Reflect.get(of, key);
  };
  return { cell: new Proxy(cell, { get }), asksWhose: () => asks };
}

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (_operation, row) => {
  /** It names no record: one and the same call on each, and made once. */
  let isSameOnEach = false;
  test.each(OWNERSHIPS)('answers each role on %s records as the table says', async (ownership) => {
    if (isSameOnEach) return expect(row[ownership]).toEqual(row.own);
    const cells = ROLES.map((role) => watched(cellOf(role, ownership)));
    const answers = await Promise.all(cells.map(async ({ cell }) => [cell.role, await answerTo(row, cell)] as const));
    expect(Object.fromEntries(answers)).toEqual(row[ownership]);
    isSameOnEach = row.target === null && !cells.some(({ asksWhose }) => asksWhose());
  });
});
