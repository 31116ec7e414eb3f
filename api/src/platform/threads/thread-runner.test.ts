// Real worker threads: what waits is bounded, what hangs is ended, and what goes wrong in a thread goes no further than its task.
import { threadId as ownThreadId } from 'node:worker_threads';
import { CATALOGUE } from '@lotline/schema/errors/catalogue';
import { Slots } from '../http/slots.ts';
import { createLog } from '../http/request-log.ts';
import type { SampleAnswer, SampleTask } from './testing/sample.thread.ts';
import { threadFile } from './thread-file.ts';
import { ThreadRunner } from './thread-runner.ts';

const running: ThreadRunner<SampleTask, SampleAnswer>[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.stop()));
});

function start({ threads = 1, limitMs = 60_000, each = 100, all = 100 } = {}): ThreadRunner<SampleTask, SampleAnswer> & { places: Slots } {
  const places = new Slots('sample', { each, all });
  const file = threadFile('platform/threads/testing/sample');
  const runner = new ThreadRunner<SampleTask, SampleAnswer>({ file, threads, places, limitMs, heapMb: 64, log: createLog('silent') });
  running.push(runner);
  return Object.assign(runner, { places });
}

/** The code of what it was refused with. */
const refusalOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

test('twenty tasks are done one after the other by one thread, which is not that of the calls', async () => {
  const runner = start();
  const answers = await Promise.all(Array.from({ length: 20 }, () => runner.run('count', 'a')));
  expect(answers.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]?.threadId).not.toBe(ownThreadId);
  expect(runner.started).toBe(1);
});

test('no more threads than were asked for, and none before there is work', async () => {
  const runner = start({ threads: 2 });
  expect(runner.started).toBe(0);
  await Promise.all(Array.from({ length: 10 }, () => runner.run('count', 'a')));
  expect(runner.started).toBe(2);
});

test('what is over the bound of one, or of all, is refused at once and may come again; its place is free when the work is done', async () => {
  const runner = start({ each: 2, all: 3 });
  const underWay = [runner.run('count', 'a'), runner.run('count', 'a')];
  expect(await refusalOf(runner.run('count', 'a'))).toBe('RATE_LIMITED');
  underWay.push(runner.run('count', 'b'));
  expect(await refusalOf(runner.run('count', 'c'))).toBe('UNAVAILABLE');
  for (const code of ['RATE_LIMITED', 'UNAVAILABLE'] as const) expect(CATALOGUE[code].retry).toBe('later');
  // the server's own work is nobody's
  underWay.push(runner.run('count', null));
  await Promise.all(underWay);
  expect(runner.places.taken).toBe(0);
  expect((await runner.run('count', 'a')).count).toBe(5);
});

test('a task that hangs ends with its thread: TIMEOUT, and the next is done by another thread', async () => {
  const runner = start({ limitMs: 300 });
  const hung = refusalOf(runner.run('hang', 'a'));
  const next = runner.run('count', 'b');
  expect(await hung).toBe('TIMEOUT');
  expect((await next).count).toBe(1);
  expect(runner.started).toBe(2);
  expect(runner.places.taken).toBe(0);
});

test('a refusal comes as it is, a mistake with its words, and the thread goes on', async () => {
  const runner = start();
  await expect(runner.run('refuse', 'a')).rejects.toMatchObject({ code: 'TICKET_INVALID', details: { problem: 'a sample' } });
  await expect(runner.run('fail', 'a')).rejects.toThrow('as it was told to');
  expect((await runner.run('count', 'a')).count).toBe(3);
});

test.each(['exit', 'fill memory'] as const)('a thread that ends by itself (%s) takes its task along and nothing else', async (task) => {
  const runner = start();
  const ended = runner.run(task, 'a');
  const next = runner.run('count', 'b');
  await expect(ended).rejects.toThrow(/ended|memory/);
  expect((await next).count).toBe(1);
  expect(runner.places.taken).toBe(0);
});

test('no setting of the process, no secret, is in a thread', async () => {
  process.env['TRIAL_SECRET'] = 'x';
  const { said = [] } = await start().run('environment', 'a');
  delete process.env['TRIAL_SECRET'];
  expect(said).not.toContain('TRIAL_SECRET');
});

test('stopping waits for what is under way, and takes nothing more', async () => {
  const runner = start();
  const underWay = [runner.run('count', 'a'), runner.run('count', 'b')];
  await runner.stop();
  expect((await Promise.all(underWay)).map(({ count }) => count)).toEqual([1, 2]);
  expect(await refusalOf(runner.run('count', 'a'))).toBe('UNAVAILABLE');
});
