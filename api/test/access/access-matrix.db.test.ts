// Every GraphQL operation and REST route × every role × own records, foreign ones and those that the group left (quality.md §2, first row;
// decision 022). An operation without a row fails.
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { GROUPS, type PersonName } from '../world.ts';
import { OWNERSHIPS, ROLES, type AccessRow, type Answer, type Cell, type Ownership, type Role, type Target } from './access-row.ts';
import { GRAPHQL_ROWS } from './graphql-rows.ts';
import { REST_ROWS } from './rest-rows.ts';
import { routesOf } from './routes-of.ts';
import { OF_RECORD, SharedTargets, watched } from './shared-targets.ts';

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

/** What names no record stands first: lists and exports then read a database that no other row has filled yet. */
const rows: readonly AccessRow[] = [...GRAPHQL_ROWS, ...REST_ROWS].sort((a, b) => Number(a.target !== null) - Number(b.target !== null));

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

const shared = new SharedTargets();

/** A read and a refused call leave the record as it was. */
const isLeftAsItWas = ({ operation }: AccessRow, answer: Answer): boolean => /^(Query\.|GET )/.test(operation) || answer !== 'OK';

async function targetOf(row: AccessRow, ownership: Ownership, cell: Cell): Promise<Target> {
  if (row.target === null) return { id: 0 };
  return isLeftAsItWas(row, row[ownership][cell.role as Role]) ? shared.of(row.target, cell) : row.target(cell);
}

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (_operation, row) => {
  /** It names no record: one and the same call on each, and made once. */
  let isSameOnEach = false;
  test.each(OWNERSHIPS)('answers each role on %s records as the table says', async (ownership) => {
    if (isSameOnEach) return expect(row[ownership]).toEqual(row.own);
    const cells = ROLES.map((role) => watched(cellOf(role, ownership)));
    const answers: (readonly [PersonName, Answer])[] = [];
    // one after the other: on one connection each statement is planned once, and the second role finds the record that the first has made
    for (const { cell } of cells) answers.push([cell.role, await row.call(cell, await targetOf(row, ownership, cell))]);
    expect(Object.fromEntries(answers)).toEqual(row[ownership]);
    isSameOnEach = row.target === null && !cells.some(({ hasAsked }) => hasAsked(OF_RECORD));
  });
});
