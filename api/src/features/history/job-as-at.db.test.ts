// A job as it was at any moment, through the moves of its life: every part of it follows, what went is there again, and money stays where it is allowed.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import { until } from '../../../test/until.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const PARTS = `isKept comments { comments } job { status developer
  schedules { name onsiteDate completedDate items { id completedQty rate } taskUsers { onSiteUtc completedUtc } }
  boqs { code completedQty unitAmount } payments { name paymentItems { valueExGst } } siteContacts { name } attachments { title } }`;

interface Then {
  readonly isKept: boolean;
  readonly comments: readonly { readonly comments: string }[];
  readonly job: {
    readonly developer: string | null;
    readonly schedules: readonly {
      readonly onsiteDate: string | null;
      readonly items: readonly { readonly completedQty: string | null; readonly rate: string | null }[];
    }[];
    readonly boqs: readonly { readonly unitAmount: string | null }[];
    readonly payments: readonly unknown[];
    readonly siteContacts: readonly { readonly name: string }[];
  } | null;
}

async function asAt(at: string, by: PersonName = 'office'): Promise<Then> {
  const { data, errors } = await api.gql(by, `{ jobAsAt(constructionId: ${task.constructionId}, at: "${at}") { ${PARTS} } }`);
  expect(errors).toEqual([]);
  return data?.['jobAsAt'] as Then;
}

/** Between what was and what comes: an instant is asked for to the millisecond. */
async function moment(): Promise<string> {
  const clock = async () => {
    const [found] = await api.sequelize.query<{ now: Date }>('select clock_timestamp() as now', { type: QueryTypes.SELECT });
    return found?.now.getTime() ?? 0;
  };
  const before = await clock();
  await until('a later millisecond', async () => (await clock()) > before + 4);
  return new Date(before + 2).toISOString();
}

async function press(by: PersonName, mutation: string): Promise<void> {
  expect((await api.gql(by, `mutation { ${mutation} }`)).errors).toEqual([]);
}

test('each part of the job is as it was at each moment, also what has gone since', async () => {
  task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const { constructionId: id, scheduleId } = task;
  const [itemId] = task.itemIds;
  const contacts = (names: readonly string[]) =>
    `updateDeveloperAndSiteContacts(constructionId: ${id}, developer: "Kent", siteContacts: [${names
      .map((name, at) => `{ name: "${name}", phone: "0491570156", sortOrder: ${at + 1} }`)
      .join(', ')}]) { id }`;
  const born = await moment();
  await press('office', contacts(['Sarah', 'Tom']));
  await press('office', `updateFieldComment(fieldComment: { id: 0, constructionId: ${id}, comments: "gate 2210" }) { id }`);
  await press('sub', `updateTaskUserOnSite(taskUser: { scheduleId: ${scheduleId} }) { id }`);
  const onsite = await moment();
  await press('office', contacts(['Mia']));
  await press(
    'sub',
    `updateConstructionScheduleItemCompletion(item: { id: ${itemId}, completedQty: "2", variationReason: "rock" }) { id }`,
  );
  await press('sub', `updateTaskUserComplete(taskUser: { scheduleId: ${scheduleId} }) { id }`);
  await press('sub', `updateTaskUserConfirmQty(taskUser: { scheduleId: ${scheduleId} }) { id }`);
  await press('sub', `updateTaskSubmitted(scheduleId: ${scheduleId}) { id }`);
  const submitted = await moment();

  const names = (then: Then) => then.job?.siteContacts.map(({ name }) => name);
  const [first, second, third] = [await asAt(born), await asAt(onsite), await asAt(submitted)];
  expect([names(first), names(second), names(third)]).toEqual([[], ['Sarah', 'Tom'], ['Mia']]);
  expect([first, second, third].map(({ job }) => job?.schedules[0]?.onsiteDate !== null)).toEqual([false, true, true]);
  const done = ({ job }: Then) => Number(job?.schedules[0]?.items[0]?.completedQty ?? 0);
  expect(done(third)).toBe(2);
  expect(done(second)).not.toBe(2);
  expect([first, second, third].map(({ comments }) => comments.length)).toEqual([0, 1, 1]);
  expect((await asAt('2000-01-01T00:00:00Z')).job).toBeNull();

  // as it stands now, read both ways, is the same
  const { data } = await api.gql('finance', `{ construction(id: ${id}) ${PARTS.slice(PARTS.indexOf('job {') + 4)} }`);
  expect((await asAt(submitted, 'finance')).job).toEqual(data?.['construction']);
  expect(third.job?.payments).toEqual([]);
  expect(third.job?.boqs.map(({ unitAmount }) => unitAmount)).toEqual(third.job?.boqs.map(() => null));
  expect((await asAt(submitted, 'finance')).job?.payments).toHaveLength(1);
  expect((await asAt(onsite, 'finance')).job?.payments).toEqual([]);
});

test('before what is recorded of a job it is not said that it was not there, if its history tells of something by then', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query(
    `insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, move)
     values ('2026-01-10T00:00:00Z', 1, 'schedule', $scheduleId, $constructionId, 'accept')`,
    { bind: { constructionId, scheduleId } },
  );
  const recordedFrom = async (at: string) => {
    const { data, errors } = await api.gql(
      'office',
      `{ jobAsAt(constructionId: ${constructionId}, at: "${at}") { recordedFrom job { id } } }`,
    );
    expect(errors).toEqual([]);
    return data?.['jobAsAt'];
  };
  const [born] = await api.sequelize.query<{ at: Date }>(
    `select recorded_at as at from change where table_name = 'construction' and row_key = $constructionId::integer::text`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );
  expect(await recordedFrom('2026-01-10T00:00:01Z')).toEqual({ recordedFrom: born?.at.toISOString(), job: null });
  expect(await recordedFrom('2026-01-09T00:00:00Z')).toEqual({ recordedFrom: null, job: null });
  expect(await recordedFrom(await moment())).toEqual({ recordedFrom: null, job: { id: constructionId } });
});

test('a file that was removed is among the files of before', async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North' });
  const id = await insertAttachment(api.sequelize, { construction_id: task.constructionId, owner_user_id: PEOPLE.field, title: 'Trench' });
  const there = await moment();
  expect((await api.rest('field', 'DELETE', `/api/attachments/${id}`)).status).toBe(204);
  const gone = await moment();
  expect(await asAt(there)).toMatchObject({ job: { attachments: [{ title: 'Trench' }] } });
  expect(await asAt(gone)).toMatchObject({ job: { attachments: [] } });
});

const COST = '{ id supplier code quantity unitCost spentOn receipt { id title } addedBy createdAt }';
const HOLDINGS = `costs { boms ${COST} expenses ${COST} } delegations { id displayName fromDate toDate scope reason givenBy endedAt endedBy } job { attachments { title } }`;

async function holdings(at: string, by: PersonName): Promise<unknown> {
  const { data, errors } = await api.gql(by, `{ jobAsAt(constructionId: ${task.constructionId}, at: "${at}") { ${HOLDINGS} } }`);
  expect(errors).toEqual([]);
  return data?.['jobAsAt'];
}

test('materials, expenses and delegations are as they were, their amounts and receipts for whom they are for today', async () => {
  task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const id = task.constructionId;
  const receiptId = await insertAttachment(api.sequelize, { construction_id: id, owner_user_id: PEOPLE.finance, title: 'Kennards 1182' });
  const costs = async () => {
    const { data } = await api.gql('finance', `{ jobCosts(constructionId: ${id}) { boms ${COST} expenses ${COST} } }`);
    return data?.['jobCosts'] as { boms: readonly { id: number }[]; expenses: readonly { id: number }[] };
  };
  const bom = `constructionId: ${id}, kind: "bom", code: "PIT-450", quantity: "2"`;
  const saw = `constructionId: ${id}, kind: "expense", supplier: "Kennards", quantity: "1", spentOn: "2026-11-20"`;
  const born = await moment();
  await press('finance', `saveJobCost(input: { ${bom}, unitCost: "35.50" }) { id }`);
  await press('finance', `saveJobCost(input: { ${saw}, unitCost: "99.90" }) { id }`);
  const given = `constructionId: ${id}, userId: ${PEOPLE.scheduler}, fromDate: "2026-11-20", toDate: "2099-11-27", scope: "act"`;
  await press('office', `addJobDelegation(input: { ${given} }) { id }`);
  const bought = await moment();
  const { boms, expenses } = await costs();
  const [bomId, sawId] = [String(boms[0]?.id), String(expenses[0]?.id)];
  await press('finance', `saveJobCost(input: { id: ${sawId}, ${saw}, unitCost: "110", receiptId: ${receiptId} }) { id }`);
  await press('finance', `removeJobCost(input: { id: ${bomId} }) { id }`);
  const { data } = await api.gql('office', `{ jobDelegations(constructionId: ${id}) { id } }`);
  const [delegation] = data?.['jobDelegations'] as readonly { id: number }[];
  await press('office', `endJobDelegation(input: { id: ${String(delegation?.id)} }) { id }`);
  const later = await moment();

  const nothing = { costs: { boms: [], expenses: [] }, delegations: [], job: { attachments: [{ title: 'Kennards 1182' }] } };
  expect(await holdings(born, 'finance')).toEqual(nothing);
  expect(await holdings(bought, 'finance')).toMatchObject({
    costs: { boms: [{ code: 'PIT-450', quantity: '2.000', unitCost: '35.50' }], expenses: [{ unitCost: '99.90', receipt: null }] },
    delegations: [{ displayName: 'Sam Doyle', scope: 'act', givenBy: 'Olive Hart', endedAt: null, endedBy: null }],
  });
  expect(await holdings('2000-01-01T00:00:00Z', 'finance')).toEqual({ costs: null, delegations: [], job: null });

  // what is a receipt today was one then, too
  expect(await holdings(bought, 'office')).toMatchObject({
    costs: { boms: [{ code: 'PIT-450', unitCost: null, receipt: null }], expenses: null },
    delegations: [{ displayName: 'Sam Doyle' }],
    job: { attachments: [] },
  });

  // as it stands now, read both ways, is the same
  for (const by of ['finance', 'office'] as const) {
    const now = await api.gql(
      by,
      `{ jobCosts(constructionId: ${id}) { boms ${COST} expenses ${COST} }
        jobDelegations(constructionId: ${id}) { id displayName fromDate toDate scope reason givenBy endedAt endedBy }
        construction(id: ${id}) { attachments { title } } }`,
    );
    const [costsNow, delegationsNow] = [now.data?.['jobCosts'], now.data?.['jobDelegations']];
    expect(await holdings(later, by)).toEqual({ costs: costsNow, delegations: delegationsNow, job: now.data?.['construction'] });
  }
  expect(await holdings(later, 'finance')).toMatchObject({
    costs: { boms: [], expenses: [{ unitCost: '110.00', receipt: { title: 'Kennards 1182' } }] },
    delegations: [{ endedBy: 'Olive Hart' }],
  });
});
