import { buildFile, buildPhoto } from '../../testing/build-file.ts';
import { expectedFiles } from './expected-files.rules.ts';

type Given = Parameters<typeof expectedFiles>[0];
const SHOTS = { shots: [shot('Frontage', 1), shot('Trench', 3)] };
function shot(title: string, count: number) {
  return { title, count, required: false, task: null };
}
const task = (id: number, ignored = false, declinedDate: string | null = null) => ({
  id,
  name: 'Pit and pipe',
  ignored,
  declinedDate,
  items: [],
});
function filesOf(attachments: Given['job']['attachments'], schedules = [task(1)], config: object = SHOTS, status = 'Scheduled') {
  return expectedFiles({
    job: { status, workType: 'Lead-in', attachments, schedules },
    settings: [{ name: 'Expected Photos', workType: null, config }],
  });
}

test('what was sent to the job itself is none of the expected shots and raises nothing', () => {
  const told = filesOf([buildPhoto({ title: 'Gate.png' }), buildPhoto({ title: 'Sign.png' }), buildFile()]);
  expect(told).toMatchObject({ received: 0, expected: 4, missing: 4, pictures: 2, count: '0 of 4' });
});

test('another picture of the task counts no more than a second one of the same shot', () => {
  const titles = ['Frontage-1.jpg', 'Frontage-2.jpg', 'Snake-1.jpg', 'Trench-1.jpg'];
  const told = filesOf(titles.map((title) => buildPhoto({ title, taskId: 1 })));
  expect(told).toMatchObject({ received: 2, expected: 4, missing: 2, count: '2 of 4' });
});

test('tasks add up, those set aside ask for nothing; where nothing is expected all files are counted', () => {
  expect(
    filesOf([buildPhoto({ title: 'Frontage-1.jpg', taskId: 2 })], [task(1), task(2), task(3, true), task(4, false, '2026-11-20T00:00:00Z')])
      .count,
  ).toBe('1 of 8');
  const all = ['Frontage-1.jpg', 'Trench-1.jpg', 'Trench-2.jpg', 'Trench-3.jpg'].map((title) => buildPhoto({ title, taskId: 1 }));
  expect(filesOf([...all, buildFile()])).toMatchObject({ count: '4 of 4', missing: 0 });
  expect(filesOf([...all, buildFile()], [task(1)], { shots: [] })).toMatchObject({ count: '5', expected: 0, pictures: 4 });
});

test('what is missing is wanted until the job has ended', () => {
  const of = (status: string) => filesOf([], [task(1)], SHOTS, status);
  expect(of('In progress')).toMatchObject({ missing: 4, isWanting: true });
  for (const status of ['Complete', 'Closed', 'Cancelled'])
    expect(of(status)).toMatchObject({ missing: 4, isWanting: false, count: '0 of 4' });
});
