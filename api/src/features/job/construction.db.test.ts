// The whole job in one statement: order, wire forms, scope, and who sees amounts.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, NOW, SECRET_AMOUNT, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadConstruction } from './construction.queries.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
});
afterAll(() => sequelize.close());

const load = (person: PersonFacts, id: number) => loadConstruction(directContext(sequelize, person, NOW), id);
const taskIds = async (person: PersonFacts, id: number) => (await load(person, id))?.schedules.map((task) => task.id);

describe('scope (domain.md §1)', () => {
  test('the office sees every task of a job', async () => {
    const { crewOpen, subOpen, subRejected } = world.tasks;
    expect(await taskIds(world.people.office, world.jobs.shared)).toEqual([crewOpen, subOpen, subRejected]);
  });

  test('a crew sees the job through its own task, and that task alone', async () => {
    expect(await taskIds(world.people.field, world.jobs.shared)).toEqual([world.tasks.crewOpen]);
  });

  test('a job without a visible task is not there', async () => {
    expect(await load(world.people.field, world.jobs.foreign)).toBeNull();
    expect(await load(world.people.sub, world.jobs.foreign)).toBeNull();
    expect(await load(world.people.office, 2_000_000_000)).toBeNull();
  });

  test('a group that left a task keeps its own completed task in view, without moves', async () => {
    const job = await load(world.people.sub, world.jobs.moved);
    expect(job?.schedules.map(({ id, allowedMoves }) => ({ id, allowedMoves }))).toEqual([{ id: world.tasks.moved, allowedMoves: [] }]);
  });

  test('a file of another group’s task stays out of sight; those of the job stand newest first', async () => {
    expect((await load(world.people.field, world.jobs.shared))?.attachments.map(({ title }) => title)).toEqual(['newer', 'older']);
    expect((await load(world.people.sub, world.jobs.shared))?.attachments.map(({ title }) => title)).toEqual([
      'newer',
      'older',
      'of the subcontractor',
    ]);
  });
});

describe('wire forms (contract)', () => {
  test('a photo tells its task, and where and when the device says that it was taken', async () => {
    const [told] =
      (await load(world.people.sub, world.jobs.shared))?.attachments.filter(({ title }) => title === 'of the subcontractor') ?? [];
    expect(told).toMatchObject({ taskId: world.tasks.subOpen, clientId: null, takenAt: null, latitude: null, accuracyMetres: null });
    await sequelize.query(
      `update attachment set client_id = '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10', taken_at = '2031-01-01T00:00:00Z',
         position_latitude = -33.64123, position_longitude = 150.90534, position_accuracy_m = 6.5 where id = $id`,
      { bind: { id: told?.id } },
    );
    const [photo] = (await load(world.people.sub, world.jobs.shared))?.attachments.filter(({ id }) => id === told?.id) ?? [];
    expect(photo).toMatchObject({
      clientId: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10',
      takenAt: '2031-01-01T00:00:00.000Z',
      latitude: -33.64123,
      longitude: 150.90534,
      accuracyMetres: 6.5,
    });
  });

  test('decimals keep their places, instants are UTC to the millisecond, contacts stand by sortOrder', async () => {
    const job = await load(world.people.field, world.jobs.shared);
    const task = job?.schedules[0];
    expect(job?.boqs[0]?.quantity).toBe('2.000');
    expect(task?.items[0]).toMatchObject({ quantity: '2.000', code: 'PIT-450', name: 'Pit', unitOfMeasure: 'each' });
    expect(task?.scheduledStartTime).toBe('2026-11-20T00:00:00.000Z');
    expect(task?.taskUsers[0]).toMatchObject({ onSiteUtc: '2026-11-20T01:00:00.000Z', user: { displayName: 'field Person' } });
    expect(job?.siteContacts.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(job?.customFields).toEqual({ fields: [{ fieldName: 'Gate', value: '12#' }] });
  });

  test('a custom field that is not for the field is for those who have every job, by the settings of the job’s own work type', async () => {
    const shownTo = async (person: PersonFacts) => (await load(person, world.jobs.shared))?.customFields;
    const [gate, margin] = [
      { fieldName: 'Gate', value: '12#' },
      { fieldName: 'Margin', value: 'thin' },
    ];
    const { sub, field, office, finance } = world.people;
    for (const person of [sub, field]) expect(await shownTo(person)).toEqual({ fields: [gate] });
    for (const person of [office, finance]) expect(await shownTo(person)).toEqual({ fields: [gate, margin] });
    const own = { name: 'Custom Construction Fields', work_type: 'Pre-install' };
    const templates = [{ fieldName: 'Margin', fieldType: 'text', isFieldWork: true }];
    const id = await insertRow(sequelize, 'system_setting', { ...own, config: { templates } });
    expect(await shownTo(sub)).toEqual({ fields: [margin] });
    await sequelize.query(`update system_setting set config = '{"templates":"none"}' where id = ${id}`);
    expect(await shownTo(sub)).toEqual({ fields: [] });
    await sequelize.query(`delete from system_setting where id = ${id}`);
  });

  test('bill of quantities in the order of its item types (Spec 1 §7)', async () => {
    const id = world.jobs.foreign;
    await insertRow(sequelize, 'boq', { construction_id: id, code: 'A', item_type: 'Fibre' });
    await insertRow(sequelize, 'boq', { construction_id: id, code: 'B', item_type: 'Blown fibre' });
    expect((await load(world.people.office, id))?.boqs.map(({ itemType }) => itemType)).toEqual(['Blown fibre', 'Civil', 'Fibre']);
  });

  test('a ticket of work goes out as JSON text (Spec 1 §3)', async () => {
    await sequelize.query(`update schedule set ticket_of_work = '{"hazards":[]}' where id = ${world.tasks.crewOpen}`);
    expect((await load(world.people.field, world.jobs.shared))?.schedules[0]?.ticketOfWork).toBe('{"hazards": []}');
  });
});

describe('allowed moves (Spec 1 §4)', () => {
  test('an onsite crew may complete; a subcontractor’s new task is accepted or declined', async () => {
    const crew = (await load(world.people.field, world.jobs.shared))?.schedules[0]?.allowedMoves;
    expect(crew).toEqual(expect.arrayContaining(['goOffsite', 'complete', 'changeItem']));
    expect(crew).not.toContain('goOnsite');
    const sub = (await load(world.people.sub, world.jobs.shared))?.schedules[0]?.allowedMoves;
    expect(sub).toEqual(expect.arrayContaining(['accept', 'decline']));
  });

  test('a contractor whose document expired the day before cannot accept; on the day itself it can (company time)', async () => {
    const movesOn = async (expiry: string) => {
      await sequelize.query(`update resource_document set expires_on = '${expiry}'`);
      return (await load(world.people.sub, world.jobs.shared))?.schedules[0]?.allowedMoves;
    };
    expect(await movesOn('2026-11-19')).not.toContain('accept');
    expect(await movesOn('2026-11-20')).toContain('accept');
  });

  test('an approved payment stops reopening', async () => {
    const completed = async () =>
      (await load(world.people.office, world.jobs.shared))?.schedules.find(({ id }) => id === world.tasks.subRejected)?.allowedMoves;
    expect(await completed()).toContain('reopen');
    await sequelize.query(`update payment set state = 'approved' where schedule_id = ${world.tasks.subRejected}`);
    expect(await completed()).not.toContain('reopen');
  });
});

describe('amounts (Spec 1 §6, quality.md §2)', () => {
  test.each(['field', 'office'] as const)('%s gets none', async (who) => {
    const job = await load(world.people[who], world.jobs.shared);
    expect(JSON.stringify(job)).not.toContain(SECRET_AMOUNT);
    expect(job?.payments).toEqual([]);
  });

  test('a subcontractor gets the rates and payments of its own tasks and nothing else', async () => {
    const job = await load(world.people.sub, world.jobs.shared);
    expect(job?.schedules.map(({ items }) => items[0]?.rate)).toEqual([SECRET_AMOUNT, SECRET_AMOUNT]);
    expect(job?.payments.map(({ scheduleId }) => scheduleId)).toEqual([world.tasks.subOpen, world.tasks.subRejected]);
    expect(job?.boqs[0]?.unitAmount).toBeNull();
  });

  test('a subcontractor who sees all groups still gets only its own rates', async () => {
    const everywhere = { ...world.people.sub, claims: [...world.people.sub.claims, 'CAN_VIEW_ALL_GROUPS' as const] };
    const job = await load(everywhere, world.jobs.shared);
    expect(job?.schedules.map(({ items }) => items[0]?.rate)).toEqual([null, SECRET_AMOUNT, SECRET_AMOUNT]);
  });

  test('finance gets all of them, but no voided payment', async () => {
    await sequelize.query(`update payment set state = 'void' where schedule_id = ${world.tasks.crewOpen}`);
    const job = await load(world.people.finance, world.jobs.shared);
    expect(job?.boqs[0]?.unitAmount).toBe(SECRET_AMOUNT);
    expect(job?.payments).toHaveLength(2);
    expect(job?.payments[0]?.paymentItems[0]).toMatchObject({ valueExGst: SECRET_AMOUNT, itemCode: 'PIT-450' });
  });
});

test('one statement, however much the job holds', async () => {
  expect(await countStatements(sequelize, () => load(world.people.office, world.jobs.shared))).toBe(1);
});
