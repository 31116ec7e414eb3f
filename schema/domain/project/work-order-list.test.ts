import { askedFor, judgeWorkOrders, MOST_WORK_ORDERS, splitWorkOrders, workOrdersSentence } from './work-order-list.rules.ts';

const job = (id: number, workOrder: string, projectId: number | null = null) => ({
  ...{ id, workOrder, projectId },
  projectName: projectId === null ? null : 'Box Hill',
});

test('a list is read by lines, commas, semicolons and spaces, each number once', () =>
  expect(splitWorkOrders(' 48201\n48202, 48203;WO-9\t48201\r\n wo-9 ')).toEqual({
    workOrders: ['48201', '48202', '48203', 'WO-9'],
    tooMany: 0,
  }));

test('more than are looked up at a time are counted, not dropped in silence', () => {
  const { workOrders, tooMany } = splitWorkOrders(Array.from({ length: MOST_WORK_ORDERS + 3 }, (_, n) => `W${String(n)}`).join(' '));
  expect([workOrders.length, tooMany]).toEqual([MOST_WORK_ORDERS, 3]);
});

test('each number is taken, asked about, or named as not found', () => {
  const found = [job(1, 'WO-1'), job(2, '48202', 9), job(3, '48203', 4), job(5, '48205'), job(6, '48205')];
  const judged = judgeWorkOrders(['wo-1', '48202', '48203', '48204', '48205'], found, 4);
  expect(judged).toEqual({ free: [found[0]], elsewhere: [found[1]], here: [found[2]], several: [found[3], found[4]], missing: ['48204'] });
  expect(workOrdersSentence(judged, 2)).toEqual([
    '1 job found and ticked.',
    'Not found: 48204.',
    'In another project, and staying there unless you tick them: 48202.',
    'Several jobs have the number, tick the right one: 48205.',
    'Already in this project: 48203.',
    '2 more were not looked up: paste at most 200 at a time.',
  ]);
});

test('what is too long to be a work order is not asked for, and is named as not found', () => {
  const long = 'x'.repeat(61);
  expect(askedFor(['48201', long])).toEqual(['48201']);
  expect(judgeWorkOrders(['48201', long], [job(1, '48201')], 4).missing).toEqual([long]);
});
