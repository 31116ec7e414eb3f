import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';
import { undoneWhy } from './undone-why.ts';

test('what is taken back has the reason of its change, and the longest is still a reason that the server takes', () => {
  expect(undoneWhy('They moved')).toBe('Undo: They moved');
  expect(undoneWhy('x'.repeat(MOST_REASON))).toHaveLength(MOST_REASON);
});
