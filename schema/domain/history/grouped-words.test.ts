import { fieldNamesOf } from '../job/job-field-names.ts';
import { describeAction } from './event-words.ts';
import { byAction } from './grouped-events.ts';

const NAMES = { task: () => null, item: () => null, boq: () => null, field: fieldNamesOf([], '') };
const removed = (code: string) => ({
  ...{ move: 'removeJobItem', entity: 'boq', entityId: 11, why: null, after: null },
  ...{ before: { itemId: 4, quantity: '2.000', unitAmount: null, comments: null }, detail: { code } },
});
const labelled = (title: string, before: object, after: object, why: string | null = null) => ({
  ...{ move: 'labelFile', entity: 'attachment', entityId: 3, why, before, after, detail: { title } },
});

test('items that one press removed are one line, in their order, and more than five are counted', () => {
  expect(describeAction([removed('CON-20'), removed('PIT-450')], NAMES)).toEqual({
    ...{ sentence: 'Removed 2 items: PIT-450, CON-20', kind: 'item', changes: [] },
  });
  const others = [6, 5, 4, 3, 2, 1].map((number) => removed(`A-${String(number)}`));
  const told = (count: number) => describeAction([removed(`A-${String(count)}`), ...others.slice(7 - count)], NAMES).sentence;
  expect([told(5), told(6), told(7)]).toEqual([
    'Removed 5 items: A-1, A-2, A-3, A-4, A-5',
    'Removed 6 items: A-1, A-2, A-3, A-4, A-5 and 1 more',
    'Removed 7 items: A-1, A-2, A-3, A-4, A-5 and 2 more',
  ]);
});

test('files that one press labelled are one line, by what all of them were given', () => {
  const one = labelled('b.pdf', { tags: 'Design;north', folder: null }, { tags: 'As-built;north', folder: null });
  const other = labelled('a.pdf', { tags: null, folder: 'Plans' }, { tags: 'As-built', folder: 'Plans' });
  expect(describeAction([one, other], NAMES)).toEqual({ sentence: 'Labelled 2 files “As-built”: a.pdf, b.pdf', kind: 'file', changes: [] });
  const differs = labelled('a.pdf', { tags: null, folder: null }, { tags: 'Permit', folder: null }, 'Undone');
  expect(describeAction([{ ...one, why: 'Undone' }, differs], NAMES).sentence).toBe('Changed the details of 2 files: a.pdf, b.pdf by Undo');
  const moved = (title: string) => labelled(title, { tags: 'Permit', folder: null }, { tags: 'Permit', folder: 'Plans' });
  expect(describeAction([moved('b.pdf'), moved('a.pdf')], NAMES).sentence).toBe('Moved 2 files to the folder “Plans”: a.pdf, b.pdf');
});

test.each(['removeJobItem', 'labelFile'])('%s of one press stand together; those of another stand alone', (move) => {
  const told = ['10:02', '10:01', '10:01'].map((recordedAt, at) => ({ at, move, recordedAt }));
  expect(byAction(told).map((press) => press.map(({ at }) => at))).toEqual([[0], [1, 2]]);
});
