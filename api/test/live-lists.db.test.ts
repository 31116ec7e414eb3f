// Each declared list that is live: who is given the list by its claim alone, and finds a row in it, hears of a change of that row as the record that the list is
// declared to be live by (list-declaration.ts). So its screen follows what others change (decision 081).
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { AnyList, LiveList } from '@lotline/schema/domain/list/list-declaration';
import { DECLARED_LISTS, listOf, type ListName } from '@lotline/schema/domain/view/declared-lists';
import { bootApi, type BootedApi } from './booted-api.ts';
import { changeWithEvent } from './change-with-event.ts';
import { insertRow } from './insert-row.ts';
import { EventReader } from './read-events.ts';
import { insertTask } from './task-rows.ts';
import { PEOPLE } from './world.ts';

type LiveName = Extract<(typeof DECLARED_LISTS)[number], LiveList>['name'];

interface LiveRows {
  /** Of the API. */
  readonly query: string;
  /** Of its rows. */
  readonly table: string;
  /** The record that a row belongs to; left out, the row is it. */
  readonly record?: 'constructionId';
  /** Beside the claim that opens the list, and why. */
  readonly also?: { readonly claims: readonly Claim[]; readonly because: string };
}

const SCOPED = { claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'], because: 'each is given the rows of their scope' } as const;

const LISTS: Readonly<Record<LiveName, LiveRows>> = {
  jobs: { query: 'jobs', table: 'construction' },
  tasks: { query: 'tasks', table: 'schedule', record: 'constructionId', also: SCOPED },
  projects: { query: 'projects', table: 'project', also: SCOPED },
  itemCodes: { query: 'itemCodes', table: 'field_item' },
  childCodes: { query: 'childCodes', table: 'child_code' },
  constructionCodes: { query: 'constructionCodes', table: 'construction_code' },
  contractors: { query: 'contractorList', table: 'independent_contractor' },
  contractorPayments: { query: 'contractorPayments', table: 'payment' },
  groups: { query: 'groupList', table: 'work_group' },
  builderApprovals: { query: 'builderApprovals', table: 'construction', also: SCOPED },
  potentialJobs: { query: 'potentialJobPage', table: 'potential_job' },
  people: { query: 'people', table: 'app_user' },
};

const ROLE = 950;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  const person = String(PEOPLE.nobody);
  await api.sequelize.query(`update app_user set can_log_in = true where id = ${person};
    delete from user_role where user_id = ${person};
    insert into role (id, name) values (${String(ROLE)}, 'Of one list');
    insert into user_role (user_id, role_id) values (${person}, ${String(ROLE)})`);
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', submitted: true });
  await insertRow(api.sequelize, 'payment', { construction_id: constructionId, schedule_id: scheduleId, created_at: new Date() });
  const projectId = await insertRow(api.sequelize, 'project', { name: 'Wattle Grove' });
  await api.sequelize.query(`update construction set project_id = ${String(projectId)} where id = ${String(constructionId)}`);
  const itemId = await insertRow(api.sequelize, 'field_item', { code: 'PIT-450', name: 'Pit' });
  await insertRow(api.sequelize, 'child_code', { code: 'PIT-450-R', parent_item_id: itemId });
  await insertRow(api.sequelize, 'construction_code', { external_code: 'C-450', item_id: itemId, effective_from: '2026-01-01' });
  await insertRow(api.sequelize, 'potential_job', { status: 'New', suburb: 'Box Hill', raised_by_user_id: PEOPLE.sub });
});
afterAll(() => api.stop());

/** Ends once the server knows. */
async function hold(claims: readonly Claim[]): Promise<void> {
  const role = String(ROLE);
  const give = claims.map((claim) => `insert into role_claim (role_id, claim_value) values (${role}, '${claim}');`).join(' ');
  await changeWithEvent(
    api.sequelize,
    `delete from role_claim where role_id = ${role}; ${give} update role set name = name || '+' where id = ${role}`,
    [api],
  );
}

const firstClaim = ({ claim }: AnyList): readonly Claim[] =>
  claim === null ? [] : typeof claim === 'string' ? [claim] : claim.slice(0, 1);

async function firstRow({ query, record }: LiveRows): Promise<Readonly<Record<string, number>>> {
  const { data, errors } = await api.gql('nobody', `{ ${query}(first: 1) { rows { id ${record ?? ''} } } }`);
  const found = data?.[query] as { readonly rows: readonly Record<string, number>[] } | undefined;
  const [row] = found?.rows ?? [];
  if (row === undefined) throw new Error(`${query} finds no row: ${JSON.stringify(errors)}`);
  return row;
}

const LIVE = DECLARED_LISTS.filter((list): list is Extract<typeof list, LiveList> => typeof list.live === 'string').map(({ name }) => name);

test.each(LIVE)('who reads a row of the list %s hears of its changes', async (name: LiveName & ListName) => {
  const rows = LISTS[name];
  await hold([...firstClaim(listOf(name)), ...(rows.also?.claims ?? [])]);
  const row = await firstRow(rows);
  const stream = await EventReader.open(api.url, await api.tokenFor('nobody'));
  try {
    await stream.until((events) => events.some(({ event }) => event === 'ready'));
    await api.sequelize.query(`update ${rows.table} set version = version + 1 where id = ${String(row['id'])}`);
    const record = { entity: listOf(name).live, id: row[rows.record ?? 'id'] };
    await stream.until(() => stream.changes().some((change) => expect.objectContaining(record).asymmetricMatch(change)));
  } finally {
    stream.close();
  }
});
