// Every command in the order of the house style: denied, refused, done, replayed, stale, audited (domain.md §2; quality.md §1, point 6).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask, type TaskRows, type TaskWish } from './task-rows.ts';
import { PEOPLE, type PersonName } from './world.ts';

let api: BootedApi;
let catalogueItemId: number;

beforeAll(async () => {
  api = await bootApi();
  const [item] = await api.sequelize.query<{ id: number }>(
    `insert into field_item (code, name, unit_amount) values ('ROCK-H', 'Rock', 96) returning id`,
    { type: QueryTypes.SELECT },
  );
  catalogueItemId = item?.id ?? 0;
});
afterAll(() => api.stop());

interface CommandCase {
  readonly mutation: string;
  readonly wish: Omit<TaskWish, 'group'>;
  /** Whether the person is onsite to begin with. */
  readonly onsite?: boolean;
  readonly by?: PersonName;
  readonly denied: { readonly by: PersonName; readonly code: string };
  readonly refusedWhen: Omit<TaskWish, 'group'>;
  readonly refused: string;
  /** What its sentence is made of. */
  readonly refusedDetails?: object;
  readonly call: (task: TaskRows, change?: string) => string;
  readonly move: string;
}

const finance = { by: 'finance', code: 'CLAIM_REQUIRED' } as const;
const visit = ({ scheduleId }: TaskRows) => `taskUser: { scheduleId: ${scheduleId} }`;

const CASES: readonly CommandCase[] = [
  {
    mutation: 'updateConstructionTaskAccepted',
    wish: {},
    denied: finance,
    refusedWhen: { accepted: true },
    refused: 'ALREADY_ACCEPTED',
    move: 'accept',
    call: ({ scheduleId }) => `scheduleId: ${scheduleId}`,
  },
  {
    mutation: 'updateConstructionTaskDeclined',
    wish: {},
    denied: finance,
    refusedWhen: { declined: true },
    refused: 'ALREADY_DECLINED',
    move: 'decline',
    call: ({ scheduleId }, change = 'no crew') => `scheduleId: ${scheduleId}, reason: "${change}"`,
  },
  {
    mutation: 'updateTaskUserOnSite',
    wish: { accepted: true },
    denied: finance,
    refusedWhen: {},
    refused: 'TASK_NOT_ACCEPTED',
    move: 'goOnsite',
    call: visit,
  },
  {
    mutation: 'updateTaskUserOffSite',
    wish: { accepted: true },
    onsite: true,
    denied: finance,
    refusedWhen: { accepted: true, ignored: true },
    refused: 'TASK_IGNORED',
    move: 'goOffsite',
    call: visit,
  },
  {
    mutation: 'updateTaskUserComplete',
    wish: { accepted: true },
    onsite: true,
    denied: finance,
    refusedWhen: { accepted: true, completed: true },
    refused: 'TASK_COMPLETED',
    move: 'completePartially',
    call: ({ scheduleId }, change = 'rain') => `taskUser: { scheduleId: ${scheduleId}, comments: "${change}" }, partial: true`,
  },
  {
    mutation: 'updateTaskUserComments',
    wish: { accepted: true },
    denied: finance,
    refusedWhen: { ignored: true },
    refused: 'TASK_IGNORED',
    move: 'comment',
    call: ({ scheduleId }, change = 'gate code 4471') => `taskUser: { scheduleId: ${scheduleId}, comments: "${change}" }`,
  },
  {
    mutation: 'updateTaskUserConfirmQty',
    wish: { accepted: true, completed: true },
    denied: finance,
    refusedWhen: { accepted: true },
    refused: 'TASK_NOT_COMPLETED',
    move: 'confirm',
    call: visit,
  },
  {
    mutation: 'reopenTask',
    wish: { accepted: true, submitted: true },
    by: 'office',
    denied: { by: 'scheduler', code: 'CLAIM_REQUIRED' },
    refusedWhen: { accepted: true },
    refused: 'TASK_NOT_COMPLETED',
    move: 'reopen',
    call: ({ scheduleId }, change = 'photo missing') => `scheduleId: ${scheduleId}, reason: "${change}"`,
  },
  {
    mutation: 'updateTicketOfWork',
    wish: { accepted: true },
    denied: { by: 'scheduler', code: 'CLAIM_REQUIRED' },
    refusedWhen: { accepted: true, submitted: true },
    refused: 'TICKET_LOCKED',
    move: 'saveTicket',
    call: ({ scheduleId }, change = '1') => `id: ${scheduleId}, ticketOfWork: "{\\"step\\":\\"${change}\\"}"`,
  },
  {
    mutation: 'updateConstructionAddBOQAndItem',
    wish: { accepted: true },
    onsite: true,
    denied: finance,
    refusedWhen: {},
    refused: 'ITEM_CHANGE_NOT_ALLOWED',
    refusedDetails: { missing: 'accept' },
    move: 'addItem',
    call: ({ scheduleId }, change = 'rock') =>
      `fieldBoqItem: { scheduleId: ${scheduleId}, itemId: ${catalogueItemId}, quantity: "0.5", reason: "${change}" }`,
  },
];

describe.each(CASES.map((one) => [one.mutation, one] as const))('%s', (mutation, one) => {
  const by = one.by ?? 'sub';
  const begin = async (wish: Omit<TaskWish, 'group'> = one.wish) => {
    const task = await insertTask(api.sequelize, { ...wish, group: 'Ridgeway Cabling' });
    if (one.onsite === true) {
      await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($id, $userId, now())', {
        bind: { id: task.scheduleId, userId: PEOPLE[by] },
      });
    }
    return task;
  };
  const send = async (person: PersonName, args: string, client?: string) => {
    const { errors, status, data } = await api.gql(
      person,
      `mutation { ${mutation}(${args}${client === undefined ? '' : `, client: { ${client} }`}) { id } }`,
    );
    return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details, status, data };
  };

  test(`is denied to ${one.denied.by} with ${one.denied.code} and to another group as not found`, async () => {
    const task = await begin();
    expect((await send(one.denied.by, one.call(task))).code).toBe(one.denied.code);
    expect((await send('sub2', one.call(task))).code).toBe('NOT_FOUND');
    expect(await events(task)).toEqual([]);
  });

  test(`is refused with ${one.refused}, and nothing is written`, async () => {
    const task = await begin(one.refusedWhen);
    const answer = await send(by, one.call(task), `id: "${randomUUID()}"`);
    expect(answer).toMatchObject({ code: one.refused, details: one.refusedDetails ?? answer.details });
    expect(await events(task)).toEqual([]);
  });

  test('is done, and its event tells who, when and what was before and after', async () => {
    const task = await begin();
    const occurredAt = '2026-11-20T20:22:00.000Z';
    expect(await send(by, one.call(task), `id: "${randomUUID()}", occurredAt: "${occurredAt}"`)).toMatchObject({ code: 'OK', status: 200 });
    const [event, ...others] = await events(task);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      move: one.move,
      actor_user_id: PEOPLE[by],
      impersonator_user_id: null,
      construction_id: task.constructionId,
      occurred_at: new Date(occurredAt),
    });
    expect(event?.before).not.toBeNull();
    expect(event?.after).not.toEqual(event?.before);
    expect(event?.request_id).toMatch(/\S/);
  });

  test('sent twice by a phone, is done once and answered twice', async () => {
    const task = await begin();
    const client = `id: "${randomUUID()}"`;
    const answers = [await send(by, one.call(task), client), await send(by, one.call(task), client)];
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK']);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(await events(task)).toHaveLength(1);
  });

  test('sent at once by two connections with one id, is done once', async () => {
    const task = await begin();
    const client = `id: "${randomUUID()}"`;
    const answers = await Promise.all([send(by, one.call(task), client), send(by, one.call(task), client)]);
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK']);
    expect(await events(task)).toHaveLength(1);
  });

  test('the same id for something else is refused with IDEMPOTENCY_MISMATCH', async () => {
    const task = await begin();
    const other = await begin();
    const client = `id: "${randomUUID()}"`;
    expect((await send(by, one.call(task), client)).code).toBe('OK');
    expect((await send(by, one.call(other), client)).code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await events(other)).toEqual([]);
  });

  if (one.mutation !== 'updateConstructionAddBOQAndItem') {
    test('a version that is no longer the task’s is refused with STALE_VERSION', async () => {
      const task = await begin();
      expect(await send(by, one.call(task), `id: "${randomUUID()}", expectedVersion: 7`)).toMatchObject({
        code: 'STALE_VERSION',
        details: { version: 0 },
      });
      expect(await events(task)).toEqual([]);
    });
  }
});

interface EventRow {
  readonly move: string;
  readonly actor_user_id: number;
  readonly impersonator_user_id: number | null;
  readonly construction_id: number;
  readonly occurred_at: Date | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string;
}

function events({ scheduleId }: TaskRows): Promise<EventRow[]> {
  return api.sequelize.query<EventRow>(`select * from event where entity = 'schedule' and entity_id = $scheduleId order by id`, {
    bind: { scheduleId },
    type: QueryTypes.SELECT,
  });
}
