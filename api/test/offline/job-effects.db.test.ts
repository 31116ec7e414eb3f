// Command and effect agree for what is no move of a task: a job's status and contacts, comments and ticks (decision 033). Random lives; after each
// press the rows are what the shared effect says of the rows before it.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { addComment, editComment, type CommentState } from '@lotline/schema/domain/comment/comment.effects';
import { tick, type TickState } from '@lotline/schema/domain/custom-task/custom-task.effects';
import { setContacts, setDeveloper, setStatus, type ContactState, type JobState } from '@lotline/schema/domain/job/job.effects';
import { runs } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';

const AT = new Date('2026-11-20T02:10:00.000Z');
const OFFICE = { actor: { userId: PEOPLE.office }, at: AT };
const NEVER_TAKES_MS = 3_600_000;

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now: () => AT });
});
afterAll(() => api.stop());

async function rows<Row extends object>(sql: string, id: number): Promise<Row[]> {
  return api.sequelize.query<Row>(sql, { bind: { id }, type: QueryTypes.SELECT });
}

async function press(call: string): Promise<string> {
  const id = randomUUID();
  const { errors } = await api.gql('office', `mutation { ${call.replace('$client', `client: { id: "${id}" }`)} }`);
  expect(errors).toEqual([]);
  return id;
}

const name = fc.constantFrom('Ann', 'Ben', 'Cleo', null);
const phone = fc.constantFrom('+61491570156', '+61491570157', null);
const contact = fc.record({
  keeps: fc.boolean(),
  name: fc.constantFrom('Ann', 'Ben', 'Cleo'),
  phone,
  sortOrder: fc.integer({ min: 1, max: 3 }),
});
const jobPress = fc.oneof(
  fc.record({ does: fc.constant('status' as const), status: fc.constantFrom('Scheduled', 'Field complete', 'Closed') }),
  fc.record({ does: fc.constant('developer' as const), developer: name, siteContact: name, siteContactPhone: phone }),
  fc.record({ does: fc.constant('contacts' as const), developer: name, contacts: fc.array(contact, { minLength: 1, maxLength: 4 }) }),
);

async function jobOf(id: number): Promise<JobState> {
  const [job] = await rows<Omit<JobState, 'siteContacts'>>(
    `select status, developer, site_contact as "siteContact", site_contact_phone as "siteContactPhone", onsite_date::text as "onsiteDate"
       from construction where id = $id`,
    id,
  );
  const siteContacts = await rows<ContactState>(
    `select id, name, description, phone, email, sort_order as "sortOrder" from site_contact where construction_id = $id order by sort_order, id`,
    id,
  );
  if (job === undefined) throw new Error('the job is gone');
  return { ...job, siteContacts };
}

const wire = (fields: object): string =>
  Object.entries(fields)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join(', ');

test(
  'of a job’s status, developer and contacts',
  async () => {
    await api.sequelize.query(
      `insert into system_setting (name, work_type, config) values ('Job Status Settings', 'Pre-install', $config::jsonb)`,
      {
        bind: {
          config: JSON.stringify({
            statuses: ['Scheduled', 'Field complete', 'Closed'].map((statusName, at) => ({
              statusName,
              sortOrder: at,
              fieldOrder: at,
              fieldEdit: true,
            })),
          }),
        },
      },
    );
    const live = fc.asyncProperty(fc.array(jobPress, { minLength: 2, maxLength: 6 }), async (presses) => {
      const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' });
      for (const made of presses) {
        const before = await jobOf(id);
        let said: JobState;
        if (made.does === 'status') {
          said = setStatus(before, made.status);
          await press(`updateJobStatus(id: ${id}, status: "${made.status}", $client) { id }`);
        } else if (made.does === 'developer') {
          const { does: _does, ...input } = made;
          said = setDeveloper(before, input);
          await press(`updateDeveloperAndSiteContact(id: ${id}, ${wire(input)}, $client) { id }`);
        } else {
          // a row that is kept takes the place of an older one, each at most once
          const kept = before.siteContacts.map((row) => row.id);
          const siteContacts = made.contacts.map(({ keeps, ...row }) => ({
            id: keeps ? (kept.shift() ?? null) : null,
            ...row,
            description: null,
            email: null,
          }));
          said = setContacts(before, { developer: made.developer, siteContacts });
          const list = siteContacts.map((row) => `{ ${wire(row)} }`).join(', ');
          await press(
            `updateDeveloperAndSiteContacts(id: ${id}, developer: ${JSON.stringify(made.developer)}, siteContacts: [${list}], $client) { id }`,
          );
        }
        const now = await jobOf(id);
        // the server's number of a contact that is new
        const numbered = said.siteContacts.map((row, place) => (row.id === 0 ? { ...row, id: now.siteContacts[place]?.id } : row));
        expect(now).toEqual({ ...said, siteContacts: numbered });
      }
    });
    // a tenth: which effect is the rarest to be found wrong was not measured
    await fc.assert(live, runs({ least: 6, soak: 60 }));
  },
  NEVER_TAKES_MS,
);

test('of a comment and a tick', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const id = await press(`updateFieldComment(fieldComment: { id: 0, scheduleId: ${scheduleId}, comments: "gate" }, $client) { id }`);
  const comments = () =>
    rows<CommentState<Date>>(
      `select id, client_id as "clientId", user_id as "userId", schedule_id as "scheduleId", construction_id as "constructionId", comments,
              created_utc as "createdUtc", written_utc as "writtenUtc" from field_comment where schedule_id = $id`,
      scheduleId,
    );
  const [born] = await comments();
  const said = addComment({ scheduleId, constructionId: null, comments: 'gate' }, { ...OFFICE, id });
  expect(born).toEqual({ ...said, id: born?.id });
  await press(`updateFieldComment(fieldComment: { id: 0, clientId: "${id}", comments: "gate 4471" }, $client) { id }`);
  expect(await comments()).toEqual([editComment(born ?? said, 'gate 4471')]);

  const [task] = await rows<{ id: number }>('insert into custom_task (name) values ($id) returning id', 1);
  for (const isCompleted of [true, false, true]) {
    const tickId = await press(`updateCustomTasks(tasks: [{ id: ${task?.id}, isCompleted: ${isCompleted} }], $client) { id }`);
    const [now] = await rows<TickState<Date>>(
      `select is_completed as "isCompleted", completed_utc as "completedUtc", completed_by_user_id as "completedByUserId", client_id as "clientId"
         from custom_task where id = $id`,
      task?.id ?? 0,
    );
    expect(now).toEqual(tick(isCompleted, { ...OFFICE, id: tickId }));
  }
});
