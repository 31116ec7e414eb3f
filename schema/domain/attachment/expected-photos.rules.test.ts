import {
  askedPhotosComment,
  isMissingPhotosComment,
  missingPhotosComment,
  missingShots,
  nextShot,
  photoForecast,
  receivedLine,
} from './expected-photos.rules.ts';

const shot = (title: string, count: number, part = {}) => ({ title, count, required: false, task: null, ...part });
const setting = {
  shots: [shot('Frontage', 1), shot('Trench', 3, { required: true, task: 'Pit and pipe' }), shot('Riser', 2, { task: 'MDU' })],
};
const forecast = (received: string[], waiting: string[] = [], taskName = 'Pit and pipe') =>
  photoForecast(setting, { taskName, received, waiting });

test('a shot of another task is not expected; what waits on the phone is taken, but not received', () => {
  const told = forecast(['Frontage-1.jpg', 'trench-4.jpg', 'Snake-1.jpg'], ['Trench-1.jpg']);
  expect(told).toMatchObject({ received: 3, waiting: 1, notTaken: 1, expected: 4, expectedReceived: 2 });
  expect(receivedLine(told)).toBe('2 of 4 received, 1 on this phone, 1 not taken');
  expect(nextShot(told)).toBe('Trench');
  expect(missingShots(told)).toEqual([{ title: 'Trench', label: 'Trench', required: true }]);
});

test('more of one shot does not stand in for another', () => {
  const told = forecast(Array.from({ length: 12 }, (_, at) => `Frontage-${String(at + 1)}.jpg`));
  expect(told).toMatchObject({ received: 12, notTaken: 3, expected: 4, expectedReceived: 1 });
  expect(receivedLine(told)).toBe('1 of 4 received, 3 not taken');
  expect(missingShots(told)).toEqual([{ title: 'Trench', label: 'Trench (3)', required: true }]);
});

test('what nobody asked for neither raises what is expected nor counts as received', () => {
  expect(receivedLine(forecast(['Snake-1.jpg', 'Snake-2.jpg']))).toBe('0 of 4 received, 4 not taken');
  expect(receivedLine(photoForecast({ shots: [] }, { taskName: 'Any', received: ['Snake-1.jpg'], waiting: ['Snake-2.jpg'] }))).toBe(
    '1 of 2 received, 1 on this phone',
  );
});

test('with all taken nothing is asked; without setting or photo nothing is said', () => {
  const told = forecast(['Frontage-1.jpg', 'Trench-1.jpg', 'Trench-2.jpg'], ['Trench-3.jpg']);
  expect([missingShots(told), nextShot(told), receivedLine(told)]).toEqual([[], null, '3 of 4 received, 1 on this phone']);
  expect(receivedLine(photoForecast({ shots: [] }, { taskName: 'Any', received: [], waiting: [] }))).toBeNull();
  const comment = missingPhotosComment(missingShots(forecast(['Trench-1.jpg'])), ' Backfilled before we came ');
  expect(comment).toBe('Submitted without photos: Frontage, Trench (2). Backfilled before we came');
  expect([comment, `Why “${comment}”?`].map(isMissingPhotosComment)).toEqual([true, false]);
});

test('what the office asks for is named as Submit names it, and fits into a comment however many shots a setting has', () => {
  const shots = [...missingShots(forecast(['Trench-1.jpg']))].map(({ title }, n) => ({ title, missing: n + 1 }));
  expect(askedPhotosComment(shots)).toBe('Photos asked for: Frontage, Trench (2). Please take them and add them to this task.');
  const many = Array.from({ length: 400 }, (_, n) => ({ title: `Chamber lid number ${String(n)}`, missing: 1 }));
  expect(askedPhotosComment(many).length).toBeLessThan(4_000);
});

test('a shot that the person chose is offered first, as long as it is missing', () => {
  expect(nextShot(forecast([]), 'trench')).toBe('Trench');
  expect(nextShot(forecast([]), 'Riser')).toBe('Frontage');
  expect(nextShot(forecast(['Trench-1.jpg', 'Trench-2.jpg', 'Trench-3.jpg']), 'Trench')).toBe('Frontage');
});

test('photos that the items’ codes name are expected once each beside those of the setting; what is not done needs none', () => {
  const items = [
    { shotList: 'Pit open, pit closed\n frontage ', completedQty: null },
    { shotList: 'Pit open,', completedQty: '2.000' },
    { shotList: 'Trench', completedQty: '0.000' },
    { shotList: null, completedQty: null },
  ];
  const told = photoForecast({ shots: [shot('Frontage', 2)] }, { taskName: 'Any', items, received: ['Pit open-1.jpg'], waiting: [] });
  expect(told.shots.map(({ title, count, required }) => [title, count, required])).toEqual([
    ['Frontage', 2, false],
    ['Pit open', 1, true],
    ['pit closed', 1, true],
  ]);
  expect(missingShots(told).map(({ label }) => label)).toEqual(['Frontage (2)', 'pit closed']);
});
