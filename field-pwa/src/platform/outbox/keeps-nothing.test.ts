// The outbox of a tab in which somebody is signed in as somebody else: what is done is sent at once or refused.
import { ApiError, LOST_SENTENCE } from '@lotline/web-session/api-error';
import type { NewAction } from './action-input.ts';
import { buildOutbox } from './testing/build-outbox.ts';

const PAGE = { isSheet: false, draft: null };
const subject = { kind: 'task', id: 11, jobId: 10 } as const;
const SUBMIT: NewAction = { name: 'submit', input: { scheduleId: 11 }, subject, base: null };
const SAY: NewAction = { name: 'addComment', input: { id: 0, scheduleId: 11, comments: 'Wet' }, subject, base: null };
const build = () => buildOutbox({ keepsWork: false });

test('what cannot leave the device is refused at once, and is not sent later', async () => {
  const { actions, store, world, settled, calls, told } = await build();
  world.canSend = false;
  actions.enqueue(SAY, PAGE);
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'OFFLINE' }, tries: 0 }]);
  expect(told).toEqual(['addComment OFFLINE']);
  world.canSend = true;
  actions.sendNow();
  await settled();
  expect(calls).toEqual([]);
});

test('what is not answered is refused, and says that it may have arrived', async () => {
  const { actions, store, calls, settled } = await build();
  actions.enqueue(SAY, PAGE);
  await settled();
  calls[0]?.reject(new ApiError({ code: 'OFFLINE', status: 0, message: LOST_SENTENCE }));
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'OFFLINE', sentence: LOST_SENTENCE } }]);
});

test('what could be undone for a while is sent at once', async () => {
  const { actions, calls, settled } = await build();
  actions.enqueue(SUBMIT, PAGE);
  await settled();
  expect(calls).toHaveLength(1);
});
