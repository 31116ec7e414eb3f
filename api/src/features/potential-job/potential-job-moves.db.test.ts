// What the office does with potential jobs, in a real database: moves on many, taking them back, and making jobs of them (screens.md §2.9).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const add = (row: Readonly<Record<string, unknown>> = {}): Promise<number> =>
  insertRow(api.sequelize, 'potential_job', {
    ...{
      raised_by_user_id: PEOPLE.field,
      status: 'In review',
      needs_office_approval: false,
      street_name: 'Wattle',
      suburb: 'Box Hill',
      ...row,
    },
  });
const rowOf = async (id: number): Promise<Readonly<Record<string, unknown>>> => {
  const [row] = await api.sequelize.query<Record<string, unknown>>('select * from potential_job where id = $id', {
    bind: { id },
    type: QueryTypes.SELECT,
  });
  return row ?? {};
};
const verdicts = z.array(z.object({ id: z.number(), address: z.string(), code: z.string().nullable(), isAllowed: z.boolean() }));

async function change(ids: readonly number[], move: string, clientId: string = randomUUID()) {
  const { data, errors } = await api.gql(
    'office',
    `mutation { changePotentialJobs(input: { ids: [${ids.join(', ')}], ${move} }, client: { id: "${clientId}" }) { id address code isAllowed } }`,
  );
  return { verdicts: verdicts.nullish().parse(data?.['changePotentialJobs']) ?? [], code: errors[0]?.extensions.code ?? 'OK', clientId };
}
async function undo(ids: readonly number[], clientId: string) {
  const { data } = await api.gql(
    'office',
    `mutation { undoPotentialJobChanges(input: { ids: [${ids.join(', ')}], clientIds: ["${clientId}"] }) { id address code isAllowed } }`,
  );
  return verdicts.parse(data?.['undoPotentialJobChanges']);
}

describe('a move on many', () => {
  test('is made on those that take it, and says of each other why not', async () => {
    const [open, done] = [await add(), await add({ status: 'Rejected', reason: 'No access' })];
    const { verdicts: told } = await change([open, done, 4_242], 'move: "approve"');
    expect(told.map(({ code }) => code)).toEqual([null, 'POTENTIAL_JOB_STATE', 'NOT_FOUND']);
    expect(told[0]?.address).toBe('Wattle, Box Hill');
    expect(await rowOf(open)).toMatchObject({ status: 'Approved', builder_approved_date: expect.any(Date) as Date });
    expect(await rowOf(done)).toMatchObject({ status: 'Rejected' });
  });

  test('tried first writes nothing', async () => {
    const id = await add();
    expect((await change([id], 'move: "reject", reason: "No access", isTrial: true')).verdicts[0]?.isAllowed).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'In review', version: 0 });
  });

  test.each([
    ['move: "reject"', 'REASON_REQUIRED'],
    ['move: "sendBack", reason: "  "', 'REASON_REQUIRED'],
    ['move: "markDuplicate"', 'INVALID_INPUT'],
    ['move: "markDuplicate", duplicateOfId: 4242', 'INVALID_INPUT'],
    ['move: "assign", assignedFieldUserId: 4242', 'INVALID_INPUT'],
    ['move: "burn"', 'INVALID_INPUT'],
  ])('{ %s } is refused with %s', async (move, code) => {
    expect((await change([await add()], move)).code).toBe(code);
  });

  test('a duplicate names another, never itself', async () => {
    const [one, other] = [await add(), await add()];
    expect((await change([one], `move: "markDuplicate", duplicateOfId: ${one}`)).code).toBe('INVALID_INPUT');
    await change([one], `move: "markDuplicate", duplicateOfId: ${other}`);
    expect(await rowOf(one)).toMatchObject({ status: 'Duplicate', duplicate_of_id: other });
  });

  test('taken back, each stands as it stood, and its history says so', async () => {
    const [one, asked] = [await add({ assigned_field_user_id: PEOPLE.sub }), await add({ status: 'Back to field', reason: 'Which lot?' })];
    const { clientId } = await change([one, asked], 'move: "reject", reason: "No access"');
    expect((await undo([one, asked], clientId)).map(({ code }) => code)).toEqual([null, null]);
    expect(await rowOf(one)).toMatchObject({ status: 'In review', reason: null, assigned_field_user_id: PEOPLE.sub });
    expect(await rowOf(asked)).toMatchObject({ status: 'Back to field', reason: 'Which lot?' });
    const { data } = await api.gql('office', `{ recordEvents(entity: "potential_job", id: ${one}) { events { move why } } }`);
    expect(data?.['recordEvents']).toEqual({
      events: [
        { move: 'rejectPotentialJob', why: 'Undone' },
        { move: 'rejectPotentialJob', why: null },
      ],
    });
  });

  test('what somebody changed since is not taken back', async () => {
    const id = await add();
    const { clientId } = await change([id], 'move: "reject", reason: "No access"');
    await change([id], 'move: "reopen"');
    expect((await undo([id], clientId)).map(({ code }) => code)).toEqual(['STALE_VERSION']);
    expect(await rowOf(id)).toMatchObject({ status: 'In review' });
  });
});

const CONVERT = `mutation ($input: ConvertPotentialJobsInput!, $client: ClientMutation) {
  convertPotentialJobs(input: $input, client: $client) { id status constructionId }
}`;

describe('making jobs', () => {
  const convert = async (
    jobs: readonly (readonly [id: number, workOrder: string])[],
    clientId: string = randomUUID(),
    more: object = {},
  ) => {
    const input = { workType: 'MDU', jobs: jobs.map(([id, workOrder]) => ({ id, workOrder })), ...more };
    const { data, errors } = await api.gql('office', CONVERT, { input, client: { id: clientId } });
    const rows = z.array(z.object({ id: z.number(), status: z.string(), constructionId: z.number() })).nullish();
    const [error] = errors;
    return {
      rows: rows.parse(data?.['convertPotentialJobs']) ?? [],
      code: error?.extensions.code ?? 'OK',
      details: error?.extensions.details,
    };
  };
  const jobs = () => api.sequelize.query('select count(*)::int as n from construction', { type: QueryTypes.SELECT });
  const JOB = z.object({
    construction: z.object({
      workOrder: z.string(),
      address: z.string(),
      lotNumber: z.string().nullable(),
      developer: z.string().nullable(),
      contract: z.string().nullable(),
      comments: z.string().nullable(),
      contactDetails: z.string().nullable(),
      siteContacts: z.array(z.object({ name: z.string().nullable(), phone: z.string().nullable() })),
      attachments: z.array(
        z.object({
          title: z.string(),
          comments: z.string().nullable(),
          tags: z.string().nullable(),
          ownerName: z.string().nullable(),
          key: z.string(),
        }),
      ),
    }),
  });
  const jobOf = async (id: number) => {
    const fields = 'workOrder address lotNumber developer contract comments contactDetails siteContacts { name phone }';
    const { data } = await api.gql('office', `{ construction(id: ${id}) { ${fields} attachments { title comments tags ownerName key } } }`);
    return JOB.parse(data).construction;
  };
  const facts = {
    ...{ lot_number: '14', road_type: 'Rd', state: 'NSW', post_code: '2765', builder: 'Tamar Homes', comments: 'Gate code 41' },
    ...{ site_contact_name: 'Dale Whitby', site_contact_phone: '+61491570156', address_from_field: 'Second slab on the left' },
  };

  test('each is given a task from each template that was chosen, with the lines that the templates name a quantity of; one that is missing takes all back', async () => {
    const config = {
      templates: [
        { taskName: 'Survey', leadDays: 3, groupName: 'Crew North', items: [] },
        {
          ...{ taskName: 'Haul', leadDays: null, groupName: null },
          items: [{ code: 'con-20', quantity: '20' }, { code: 'PIT-450', quantity: '1' }, { code: 'MDU-DB' }],
        },
        { taskName: 'Splice', leadDays: null, groupName: null, items: [{ code: 'CON-20', quantity: '5.5' }] },
      ],
    };
    await api.sequelize.query(`insert into system_setting (name, work_type, config) values ('Task Templates', 'MDU', $config::jsonb)`, {
      bind: { config: JSON.stringify(config) },
    });
    await api.sequelize.query(
      `insert into field_item (code, name, unit_amount, is_archived) values ('CON-20', 'Conduit', 12.5, false), ('PIT-450', 'Pit', 80, true), ('MDU-DB', 'Board', 9, false)
       on conflict do nothing`,
    );
    const ids = [await add(facts), await add(facts)];
    const orders = ids.map((id) => [id, `PJM-T${String(id)}`] as const);
    const before = await jobs();
    expect(await convert(orders, randomUUID(), { templates: ['Survey', 'Demolish'] })).toMatchObject({
      code: 'TEMPLATE_MISSING',
      details: { template: 'Demolish' },
    });
    expect(await jobs()).toEqual(before);
    const since = await lastChange(api.sequelize);
    const { rows } = await convert(orders, randomUUID(), { templates: ['survey', 'Haul', 'Splice', 'Haul'] });
    // a line is made, and then planned by one task after the other: its events say each step, its row the last
    const { faults } = await eventMismatches(api.sequelize, since);
    expect(faults.filter((fault) => !/^(addJobItem|assignLine) /.test(fault))).toEqual([]);
    for (const { constructionId } of rows) {
      const tasks = await api.sequelize.query(
        `select s.name, s.resource, s.issued_date as issued, array(select b.code || ' ' || trim_scale(i.quantity) from schedule_item i join boq b on b.id = i.boq_id
            where i.schedule_id = s.id) as items from schedule s where s.construction_id = $constructionId order by s.id`,
        { bind: { constructionId }, type: QueryTypes.SELECT },
      );
      expect(tasks).toEqual([
        { name: 'Survey', resource: 'Crew North', issued: null, items: [] },
        { name: 'Haul', resource: null, issued: null, items: ['CON-20 20'] },
        { name: 'Splice', resource: null, issued: null, items: ['CON-20 5.5'] },
      ]);
    }
    expect(rows).toHaveLength(2);
  });

  test('each carries address, builder, contact, comments and every file, and the two know each other', async () => {
    const id = await add(facts);
    for (const title of ['Trench-1.jpg', 'Trench-2.jpg'])
      await insertAttachment(api.sequelize, {
        owner_user_id: PEOPLE.field,
        potential_job_id: id,
        title,
        comments: 'By the gate',
        tags: 'Before',
      });
    await insertAttachment(api.sequelize, { owner_user_id: PEOPLE.field, potential_job_id: id, title: 'Gone.jpg', state: 'deleted' });
    const since = await lastChange(api.sequelize);
    const { rows } = await convert([[id, 'PJM-1']], randomUUID(), { contract: 'North West' });
    expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
    const [made] = rows;
    expect(made).toMatchObject({ id, status: 'Converted' });
    const job = await jobOf(made?.constructionId ?? 0);
    expect(job).toMatchObject({
      ...{
        workOrder: 'PJM-1',
        address: 'Lot 14, Wattle Rd, Box Hill NSW 2765',
        lotNumber: '14',
        developer: 'Tamar Homes',
        contract: 'North West',
      },
      comments: 'Gate code 41\nAddress from the field: Second slab on the left',
      siteContacts: [{ name: 'Dale Whitby', phone: '+61491570156' }],
    });
    expect(job.attachments.map(({ title }) => title).sort()).toEqual(['Trench-1.jpg', 'Trench-2.jpg']);
    expect(job.attachments[0]).toMatchObject({ comments: 'By the gate', tags: 'Before', ownerName: 'Finn Walsh' });
    const { data } = await api.gql(
      'office',
      `{ potentialJobPage(filter: { jobIds: [${made?.constructionId ?? 0}] }) { rows { id workOrder } } }`,
    );
    expect(data?.['potentialJobPage']).toEqual({ rows: [{ id, workOrder: 'PJM-1' }] });
    const history = await api.gql('office', `{ jobEvents(constructionId: ${made?.constructionId ?? 0}) { events { move } } }`);
    expect(JSON.stringify(history.data)).toContain('createJob');
  });

  test('a contact whose phone is no mobile stands in the contact details', async () => {
    const id = await add({ ...facts, site_contact_phone: '02 9876 5432' });
    const { rows } = await convert([[id, 'PJM-2']]);
    expect(await jobOf(rows[0]?.constructionId ?? 0)).toMatchObject({
      contactDetails: 'Dale Whitby, 02 9876 5432',
      siteContacts: [{ name: 'Dale Whitby', phone: null }],
    });
  });

  test('where one of them cannot be made, none is', async () => {
    const [good, taken] = [await add(), await add()];
    const before = await jobs();
    await insertRow(api.sequelize, 'construction', {
      work_order: 'PJM-TAKEN',
      status: 'Scheduled',
      work_type: 'MDU',
      address: '1 Ferry St',
    });
    const sent = await convert([
      [good, 'PJM-3'],
      [taken, 'PJM-TAKEN'],
    ]);
    expect(sent.code).toBe('WORK_ORDER_TAKEN');
    expect(await jobs()).toEqual([{ n: Number((before[0] as { n: number }).n) + 1 }]);
    expect(await rowOf(good)).toMatchObject({ status: 'In review', construction_id: null });
  });

  test('one that is not ready is named with what it needs', async () => {
    const ready = await add();
    const range = await add({ lot_range_low: 1, lot_range_high: 4 });
    const sent = await convert([
      [ready, 'PJM-4'],
      [range, 'PJM-5'],
    ]);
    expect(sent).toMatchObject({
      code: 'POTENTIAL_JOB_INCOMPLETE',
      details: { id: range, missing: ['single numbers in place of the range'] },
    });
    expect(await rowOf(ready)).toMatchObject({ status: 'In review' });
  });

  test.each([
    ['one work order twice', [0, 1], ['PJM-6', 'pjm-6']],
    ['one potential job twice', [0, 0], ['PJM-7', 'PJM-8']],
  ] as const)('%s is refused', async (_, places, orders) => {
    const ids = [await add(), await add()];
    const sent = await convert(places.map((place, at) => [ids[place] ?? 0, orders[at] ?? ''] as const));
    expect(sent.code).toBe('INVALID_INPUT');
  });

  test('sent again, and sent at once by two connections, the jobs are made once', async () => {
    const ids = [await add(), await add()];
    const [before, clientId] = [await jobs(), randomUUID()];
    const wish = ids.map((id) => [id, `PJM-9-${id}`] as const);
    const [first, second] = await Promise.all([convert(wish, clientId), convert(wish, clientId)]);
    expect([first?.code, second?.code, first?.rows]).toEqual(['OK', 'OK', second?.rows]);
    expect(await jobs()).toEqual([{ n: Number((before[0] as { n: number }).n) + 2 }]);
  });

  test('two hundred at once are made in one action', async () => {
    const ids: number[] = [];
    for (let lot = 1; lot <= 200; lot++) ids.push(await add({ lot_number: String(lot) }));
    const { rows, code } = await convert(ids.map((id) => [id, `PJM-200-${id}`] as const));
    expect([code, rows.length]).toEqual(['OK', 200]);
  });
});
