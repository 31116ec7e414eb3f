// A small world for the reads: three groups, five people, four jobs. Every amount is 7777.77, so that a leak is found by its digits.
import type { Sequelize } from 'sequelize';
import { insertAttachment } from './file-rows.ts';
import { insertRow } from './insert-row.ts';
import type { PersonFacts } from './direct-context.ts';

export const SECRET_AMOUNT = '7777.77';
export const NOW = new Date('2026-11-20T02:00:00Z');

export interface ReadWorld {
  readonly groups: { readonly crew: number; readonly cabling: number; readonly other: number };
  readonly people: {
    readonly field: PersonFacts;
    readonly sub: PersonFacts;
    readonly sub2: PersonFacts;
    readonly office: PersonFacts;
    readonly finance: PersonFacts;
  };
  readonly jobs: { readonly shared: number; readonly foreign: number; readonly moved: number };
  readonly tasks: {
    readonly crewOpen: number;
    readonly subOpen: number;
    readonly foreignOpen: number;
    readonly subRejected: number;
    readonly moved: number;
  };
}

export async function makeReadWorld(sequelize: Sequelize): Promise<ReadWorld> {
  const add = (table: string, row: Readonly<Record<string, unknown>>) => insertRow(sequelize, table, row);
  const contractor = await add('independent_contractor', { legal_name: 'Ridgeway Cabling' });
  await add('resource_document', { independent_contractor_id: contractor, kind: 'publicLiability', expires_on: '2027-01-01' });
  const groups = {
    crew: await add('work_group', { name: 'Crew North' }),
    cabling: await add('work_group', { name: 'Ridgeway Cabling', is_subcontractor: true, independent_contractor_id: contractor }),
    other: await add('work_group', { name: 'Other Cabling', is_subcontractor: true }),
  };
  const people = await addPeople(add, groups);
  const templates = [
    { fieldName: 'Gate', fieldType: 'text', isFieldWork: true },
    { fieldName: 'Margin', fieldType: 'text', isFieldWork: false },
  ];
  await add('system_setting', { name: 'Custom Construction Fields', config: { templates } });
  const item = await add('field_item', { code: 'PIT-450', name: 'Pit', unit_of_measure: 'each', unit_amount: SECRET_AMOUNT });
  const job = async (workOrder: string) => {
    const id = await add('construction', {
      work_order: workOrder,
      status: 'Scheduled',
      address: '8 Wattle Rd, Box Hill NSW 2765',
      work_type: 'Pre-install',
      custom_fields: { Gate: '12#', Margin: 'thin' },
    });
    return {
      id,
      boq: await add('boq', {
        construction_id: id,
        item_id: item,
        code: 'PIT-450',
        item_type: 'Civil',
        unit_of_measure: 'each',
        unit_amount: SECRET_AMOUNT,
        quantity: '2',
      }),
    };
  };
  const shared = await job('WO-1');
  const foreign = await job('WO-2');
  const moved = await job('WO-3');

  const task = async (of: { id: number; boq: number }, groupId: number, facts: Readonly<Record<string, unknown>> = {}) => {
    const { rejected, child, ...columns } = facts;
    const id = await add('schedule', {
      construction_id: of.id,
      name: 'Pit and pipe',
      group_id: groupId,
      issued_date: '2026-09-01T00:00:00Z',
      scheduled_start_time: '2026-11-20T00:00:00Z',
      ...columns,
    });
    await add('schedule_item', {
      schedule_id: id,
      boq_id: of.boq,
      child_code: child ?? null,
      quantity: '2',
      rate: SECRET_AMOUNT,
      rejected_date: rejected ?? null,
    });
    const payment = await add('payment', {
      schedule_id: id,
      construction_id: of.id,
      name: 'Claim',
      paid_amount_ex_gst: SECRET_AMOUNT,
      paid_amount_inc_gst: SECRET_AMOUNT,
    });
    await add('payment_item', {
      payment_id: payment,
      boq_id: of.boq,
      item_code: 'PIT-450',
      unit_amount: SECRET_AMOUNT,
      value_ex_gst: SECRET_AMOUNT,
      value_inc_gst: SECRET_AMOUNT,
    });
    return id;
  };
  const done = { accepted_date: '2026-11-17T00:00:00Z', completed_date: '2026-11-18T00:00:00Z', completed_group_id: groups.cabling };
  const tasks = {
    crewOpen: await task(shared, groups.crew),
    subOpen: await task(shared, groups.cabling, { child: 'PIT-450-S' }),
    foreignOpen: await task(foreign, groups.other),
    subRejected: await task(shared, groups.cabling, {
      ...done,
      submitted_date: '2026-11-18T01:00:00Z',
      rejected: '2026-11-19T00:00:00Z',
      child: 'PIT-450-S',
    }),
    moved: await task(moved, groups.other, { ...done, completed_date: '2026-09-18T00:00:00Z' }),
  };
  await addSurroundings(sequelize, add, { shared: shared.id, tasks, people });
  return { groups, people, jobs: { shared: shared.id, foreign: foreign.id, moved: moved.id }, tasks };
}

type Add = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>;

async function addPeople(add: Add, groups: ReadWorld['groups']): Promise<ReadWorld['people']> {
  const person = (name: string) => add('app_user', { email: `${name}@lotline.example`, first_name: name, last_name: 'Person' });
  const fieldClaims = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'] as const;
  return {
    field: { userId: await person('field'), claims: fieldClaims, groupIds: [groups.crew] },
    sub: { userId: await person('sub'), claims: fieldClaims, groupIds: [groups.cabling], isSubcontractor: true },
    sub2: { userId: await person('sub2'), claims: fieldClaims, groupIds: [groups.other], isSubcontractor: true },
    office: {
      userId: await person('office'),
      claims: ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'],
    },
    finance: {
      userId: await person('finance'),
      claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_VIEW_FINANCIAL_INFORMATION'],
    },
  };
}

async function addSurroundings(
  sequelize: Sequelize,
  add: Add,
  { shared, tasks, people }: { shared: number; tasks: ReadWorld['tasks']; people: ReadWorld['people'] },
): Promise<void> {
  const { field, office, sub } = people;
  await add('site_contact', { construction_id: shared, name: 'Second', sort_order: 2 });
  await add('site_contact', { construction_id: shared, name: 'First', sort_order: 1 });
  await add('task_user', { schedule_id: tasks.crewOpen, user_id: field.userId, on_site_utc: '2026-11-20T01:00:00Z' });
  await add('field_comment', {
    construction_id: shared,
    user_id: office.userId,
    comments: 'Gate code',
    created_utc: '2026-11-19T00:00:00Z',
  });
  await add('field_comment', {
    schedule_id: tasks.crewOpen,
    user_id: field.userId,
    comments: 'On the way',
    created_utc: '2026-11-19T01:00:00Z',
  });
  await add('field_comment', { schedule_id: tasks.crewOpen, user_id: field.userId, comments: 'Gone', deleted_utc: '2026-11-19T02:00:00Z' });
  await add('field_comment', {
    schedule_id: tasks.subOpen,
    user_id: sub.userId,
    comments: 'Ours only',
    created_utc: '2026-11-19T03:00:00Z',
  });
  const file = (title: string, facts: Readonly<Record<string, unknown>>) =>
    insertAttachment(sequelize, { owner_user_id: office.userId, construction_id: shared, title, ...facts }, { storage_key: `k/${title}` });
  await file('older', { created_utc: '2026-11-18T00:00:00Z' });
  await file('newer', { created_utc: '2026-11-19T00:00:00Z' });
  await file('reserved', { state: 'reserved' });
  await file('of the subcontractor', { schedule_id: tasks.subOpen, created_utc: '2026-11-17T00:00:00Z' });
}
