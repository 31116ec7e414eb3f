// A person with one claim, for each claim and for none, against every operation of the schema and every route, on a record of their own group: each answers
// what its line says. What whole roles are answered, also on records of others, is the access matrix's.
// `npm run soak` asks with each claim for every operation. `npm test` asks first for each operation with all the claims together that its line does not name.
// Where these are answered as nobody's are, none of them opens it alone, since a claim only ever opens; all others are asked with each claim.
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { sized } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { changeWithEvent } from '../change-with-event.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import type { AccessRow, Answer, Cell, Target } from './access-row.ts';
import { GRAPHQL_ROWS } from './graphql-rows.ts';
import { ONE_CLAIM_GRAPHQL } from './one-claim-graphql.ts';
import { ONE_CLAIM_REST } from './one-claim-rest.ts';
import { REST_ROWS } from './rest-rows.ts';

const ROLE = 950;
const ROWS: readonly AccessRow[] = [...GRAPHQL_ROWS, ...REST_ROWS];
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ env: { WEB_ROOT: 'nowhere' } });
  const statuses = ['Scheduled', 'Closed', 'On Hold'].map((statusName, at) => ({
    ...{ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false },
  }));
  await api.sequelize.query(`insert into system_setting (name, config) values ('Job Status Settings', $config::jsonb)`, {
    bind: { config: JSON.stringify({ statuses }) },
  });
  const id = String(PEOPLE.nobody);
  await api.sequelize.query(`update app_user set can_log_in = true where id = ${id}`);
  await api.sequelize.query(`delete from user_role where user_id = ${id}`);
  await api.sequelize.query(`insert into role (id, name) values (${String(ROLE)}, 'One claim')`);
  await api.sequelize.query(`insert into user_role (user_id, role_id) values (${id}, ${String(ROLE)})`);
  await api.sequelize.query(`insert into group_member (group_id, user_id) values (${String(GROUPS.crewNorth)}, ${id})`);
});
afterAll(() => api.stop());

/** Ends once the server knows. Views have a most, so those of the claims before are removed. */
async function hold(claims: readonly Claim[]): Promise<void> {
  const give = claims.map((claim) => `insert into role_claim (role_id, claim_value) values (${String(ROLE)}, '${claim}');`).join(' ');
  await api.sequelize.query(`delete from saved_view where owner_id = ${String(PEOPLE.nobody)}`);
  const role = `role_id = ${String(ROLE)}`;
  await changeWithEvent(
    api.sequelize,
    `delete from role_claim where ${role}; ${give} update role set name = name || '+' where id = ${String(ROLE)}`,
    [api],
  );
}

/** Nothing was done to these records, so the next call on one of their kind is tried on them too. */
const untouched = new Map<NonNullable<AccessRow['target']>, Target>();
const isUntouched = (operation: string, answer: Answer): boolean =>
  !operation.includes('View') && (answer === 'CLAIM_REQUIRED' || /^(?:Query\.|GET )/.test(operation));

async function answerOf({ operation, target, call }: AccessRow): Promise<Answer> {
  const cell: Cell = { api, role: 'nobody', group: 'Crew North', groupId: GROUPS.crewNorth, leftTo: null };
  if (target === null) return call(cell, { id: 0 });
  const on = untouched.get(target) ?? (await target(cell));
  const answer = await call(cell, on);
  if (isUntouched(operation, answer)) untouched.set(target, on);
  else untouched.delete(target);
  return answer;
}

/** A person may report few times a minute; whoever holds nothing may, so it is asked of them alone. */
const REPORTS = new Set(['POST /client-errors', 'POST /devices/report', 'POST /exports/taken']);

async function answersOf(rows: readonly AccessRow[]): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  // one after the other: a person has few files made at once, and on one connection each statement is planned once
  for (const row of rows) answers[row.operation] = await answerOf(row);
  return answers;
}

const ONE_CLAIM = [...ONE_CLAIM_GRAPHQL, ...ONE_CLAIM_REST];
const LINES = new Map(ONE_CLAIM.flatMap(({ operations, ...line }) => operations.map((operation) => [operation, line] as const)));

test('every row of the access matrix has its line, and none has two', () => {
  const operations = ONE_CLAIM.flatMap((line) => line.operations);
  expect(operations.toSorted()).toEqual(ROWS.map(({ operation }) => operation).toSorted());
});

test('what is answered without any claim says by which right; a member’s opens no record of another group', () => {
  const unsaid = ONE_CLAIM.filter(({ otherwise, by }) => (otherwise === 'OK') !== (by !== undefined));
  expect(unsaid).toEqual([]);
  // without a record they are lists and their files: `marks` looks at what is in them
  const members = ROWS.filter(({ operation, target }) => target !== null && LINES.get(operation)?.by === 'membership');
  expect(members.length).toBeGreaterThan(10);
  expect(members.filter(({ foreign }) => foreign.field === 'OK').map(({ operation }) => operation)).toEqual([]);
});

/** The claims that change what this operation answers. */
const namedBy = ({ operation }: AccessRow): readonly Claim[] =>
  Object.values(LINES.get(operation)?.but ?? {}).flatMap((claims) => claims ?? []);
const namesOf = (row: AccessRow): string => namedBy(row).toSorted().join(', ');
const OFTEN = ROWS.filter(({ operation }) => !REPORTS.has(operation));
/** What several claims together are answered otherwise than nobody: asked with each. */
const openedTogether = new Set<string>();

beforeAll(async () => {
  for (const names of new Set(OFTEN.map(namesOf))) {
    const rows = sized({ least: OFTEN.filter((row) => namesOf(row) === names), soak: [] });
    await hold(CLAIMS.filter((claim) => !names.split(', ').includes(claim)));
    for (const [operation, answer] of Object.entries(await answersOf(rows)))
      if (answer !== LINES.get(operation)?.otherwise) openedTogether.add(operation);
  }
});

function rowsFor(claim: Claim | null): readonly AccessRow[] {
  if (claim === null) return ROWS;
  const least = (row: AccessRow) => namedBy(row).includes(claim) || openedTogether.has(row.operation);
  return sized({ least: OFTEN.filter(least), soak: OFTEN });
}

test.each([null, ...CLAIMS])('with %s alone each operation answers what its line says', async (claim) => {
  await hold(claim === null ? [] : [claim]);
  const rows = rowsFor(claim);
  const wanted = rows.map(({ operation }) => {
    const { but = {}, otherwise } = LINES.get(operation) ?? {};
    const [named = otherwise] = Object.entries(but).find(([, claims]) => claim !== null && claims?.includes(claim)) ?? [];
    return [operation, named];
  });
  expect(await answersOf(rows)).toEqual(Object.fromEntries(wanted));
});
