// What is pressed is on the device in the task of the press (decision 035).
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import { taskAction, type NewAction } from './action-input.ts';
import { buildOutbox as build } from './testing/build-outbox.ts';

const PAGE = { isSheet: false, draft: null };
const move = (name: 'accept' | 'complete' | 'submit'): NewAction => taskAction(name, { id: 11 }, 10);
const say = (comments: string): NewAction => ({
  name: 'addComment',
  input: { id: 0, scheduleId: 11, comments },
  subject: { kind: 'task', id: 11, jobId: 10 },
  base: null,
});

test.each([
  ['a comment', say('Wet')],
  ['a step that can be undone', move('submit')],
])(
  '%s is written in the task of its press: before it is shown, with nothing read, and before the undo of another ends',
  async (_, made) => {
    const outbox = outboxInMemory()(5);
    const log: string[] = [];
    const told = <Args extends unknown[], Result>(what: string, of: (...args: Args) => Result) => {
      return (...args: Args): Result => {
        log.push(what);
        return of(...args);
      };
    };
    const { first, change, add, all } = outbox.actions;
    const listened = { first: told('written', first), change: told('changed', change), add: told('added', add), all: told('read', all) };
    const { actions, store, settled } = await build({ outbox: { ...outbox, actions: { ...outbox.actions, ...listened } } });
    actions.enqueue(move('complete'), PAGE);
    await settled();
    log.length = 0;
    store.subscribe(() => log.push('shown'));
    actions.enqueue(made, PAGE);
    expect(log).toEqual(['written', 'shown']);
    // and not a second time
    await settled();
    expect(log).not.toContain('added');
  },
);

test('the refused one and what takes its place are exchanged in the task of the press', async () => {
  const { actions, calls, settled, outbox } = await build();
  const { id } = actions.enqueue(move('accept'), PAGE);
  await settled();
  calls[0]?.fail('COMMENT_LIMIT');
  await settled();
  const again = actions.enqueue(move('accept'), PAGE);
  expect((await outbox.actions.all()).map((row) => [row.id, row.order])).toEqual([[again.id, 1]]);
  expect((await outbox.actions.removed()).map((row) => row.id)).toEqual([id]);
});

test('one that another tab has added meanwhile keeps its place: the later press goes behind it', async () => {
  const { actions, store, settled, outbox } = await build();
  await outbox.actions.add('of-another-tab', { press: 'not readable here' });
  const { id } = actions.enqueue(move('accept'), PAGE);
  await settled();
  expect((await outbox.actions.all()).map((row) => [row.id, row.order])).toEqual([
    ['of-another-tab', 1],
    [id, 2],
  ]);
  expect(store.read()).toMatchObject([{ order: 2, place: 'device' }]);
});
