// A job's history: every step in order, page by page, without amounts for the office (specification 1 §6).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

interface Event {
  readonly id: string;
  readonly move: string;
  readonly displayName: string;
  readonly after: Record<string, unknown> | null;
  readonly afterLeftOutBytes: number | null;
}

interface Page {
  readonly jobEvents: { readonly next: string | null; readonly events: readonly Event[] };
}

async function read(person: 'office' | 'finance', constructionId: number, args = ''): Promise<Page['jobEvents']> {
  const { data, errors } = await api.gql(
    person,
    `{ jobEvents(constructionId: ${constructionId}${args}) { next events { id move displayName after afterLeftOutBytes } } }`,
  );
  expect(errors).toEqual([]);
  return (data as unknown as Page).jobEvents;
}

test('each step of a task is an event that the office reads, newest first', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.gql('sub', `mutation { updateConstructionTaskAccepted(scheduleId: ${task.scheduleId}) { id } }`);
  for (const move of ['OnSite', 'Complete', 'ConfirmQty']) {
    await api.gql('sub', `mutation { updateTaskUser${move}(taskUser: { scheduleId: ${task.scheduleId} }) { id } }`);
  }
  await api.gql('sub', `mutation { updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id } }`);

  const { events, next } = await read('office', task.constructionId);
  expect(events.map(({ move }) => move)).toEqual(['submit', 'confirm', 'complete', 'goOnsite', 'accept']);
  expect(events.every(({ displayName }) => displayName === 'Ridge Carter')).toBe(true);
  expect(next).toBeNull();
  expect(events.at(-1)?.after).not.toHaveProperty('rates');
  expect((await read('finance', task.constructionId)).events.at(-1)?.after).toHaveProperty('rates');

  const first = await read('office', task.constructionId, ', first: 2');
  const second = await read('office', task.constructionId, `, first: 2, after: "${first.next}"`);
  const third = await read('office', task.constructionId, `, first: 2, after: "${second.next}"`);
  expect([first, second, third].flatMap((page) => page.events.map(({ move }) => move))).toEqual(events.map(({ move }) => move));
  expect(third.next).toBeNull();
});

/** So many events on a new job, each with a text of so many characters. */
async function insertEvents(count: number, characters: number): Promise<number> {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.sequelize.query(
    `insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, move, after)
     select timestamptz '2026-11-01T00:00:00Z' + n * interval '1 minute', 1, 'schedule', $scheduleId, $constructionId, 'saveTicket ' || n,
            jsonb_build_object('replaced', repeat('x', $characters), 'rate', n) from generate_series(1, $count) n`,
    { bind: { scheduleId, constructionId, count, characters } },
  );
  return constructionId;
}

test('a page of 100 tickets of 1 MB says how long each is, in a few kB; each is told when it is asked for (issue 6 §1)', async () => {
  const job = await insertEvents(100, 1_048_576);
  const page = await read('office', job, ', first: 100');
  expect(page.events).toHaveLength(100);
  expect(JSON.stringify(page).length).toBeLessThan(100 * 200);
  expect(page.events.every(({ after, afterLeftOutBytes }) => after === null && (afterLeftOutBytes ?? 0) > 1_048_576)).toBe(true);

  const one = async (person: 'office' | 'finance' | 'sub', constructionId: number, id = page.events[0]?.id ?? '') =>
    api.gql(person, `{ jobEvent(constructionId: ${constructionId}, id: "${id}") { move after afterLeftOutBytes } }`);
  const whole = (await one('office', job)).data?.['jobEvent'] as Event;
  expect([whole.move, String(whole.after?.['replaced']).length, whole.afterLeftOutBytes]).toEqual(['saveTicket 100', 1_048_576, null]);
  expect(whole.after).not.toHaveProperty('rate');
  expect(((await one('finance', job)).data?.['jobEvent'] as Event).after).toHaveProperty('rate', 100);
  const other = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  expect((await one('office', other.constructionId)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await one('office', job, 'x')).errors[0]?.extensions.code).toBe('INVALID_INPUT');
  expect((await one('sub', job)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});

test('a page ends with 256 kB of what changed, and the next one goes on behind it', async () => {
  const job = await insertEvents(250, 4_000);
  const moves: string[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages++) {
    const page: Page['jobEvents'] = await read('office', job, `, first: 100${next === '' ? '' : `, after: "${next}"`}`);
    expect(JSON.stringify(page).length).toBeLessThan(300_000);
    moves.push(...page.events.map(({ move }) => move));
    next = page.next;
  }
  expect(moves).toEqual(Array.from({ length: 250 }, (_, index) => `saveTicket ${250 - index}`));
  expect(pages).toBe(4);
});
