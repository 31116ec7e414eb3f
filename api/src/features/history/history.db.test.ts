// A job's history: every step in order, page by page, without amounts for the office (specification 1 §6).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

interface Page {
  readonly jobEvents: {
    readonly next: string | null;
    readonly events: readonly { move: string; displayName: string; after: Record<string, unknown> | null }[];
  };
}

async function read(person: 'office' | 'finance', constructionId: number, args = ''): Promise<Page['jobEvents']> {
  const { data, errors } = await api.gql(
    person,
    `{ jobEvents(constructionId: ${constructionId}${args}) { next events { move displayName after } } }`,
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
