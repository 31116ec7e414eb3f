import type { ChangeListener } from './live-changes.ts';
import { shareChanges } from './shared-changes.ts';

function watched() {
  const opened: ChangeListener[] = [];
  const closed: string[] = [];
  const follow = shareChanges((listener) => {
    opened.push(listener);
    return () => void closed.push('closed');
  });
  return { follow, opened, closed };
}

const deaf = (): ChangeListener => ({ onChanges: () => undefined, onCaughtUp: () => undefined });

test('a second listener opens no second stream, and both get a change', () => {
  const { follow, opened } = watched();
  const heard: string[] = [];
  follow({ ...deaf(), onChanges: () => heard.push('gate') });
  follow({ ...deaf(), onChanges: () => heard.push('list') });
  expect(opened).toHaveLength(1);
  opened[0]?.onChanges([{ entity: 'construction', id: 7 }]);
  expect(heard).toEqual(['gate', 'list']);
});

test('the stream closes with its last listener, and opens again for the next', () => {
  const { follow, opened, closed } = watched();
  const [leave, leaveToo] = [follow(deaf()), follow(deaf())];
  leave();
  expect(closed).toEqual([]);
  leaveToo();
  expect(closed).toEqual(['closed']);
  follow(deaf());
  expect(opened).toHaveLength(2);
});
