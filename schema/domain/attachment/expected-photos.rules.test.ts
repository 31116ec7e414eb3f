import { missingPhotosComment, nextShot, photoForecast, receivedLine, requiredMissing } from './expected-photos.rules.ts';

const shot = (title: string, count: number, part = {}) => ({ title, count, required: false, task: null, ...part });
const setting = {
  shots: [shot('Frontage', 1), shot('Trench', 3, { required: true, task: 'Pit and pipe' }), shot('Riser', 2, { task: 'MDU' })],
};
const forecast = (received: string[], waiting: string[] = [], taskName = 'Pit and pipe') =>
  photoForecast(setting, { taskName, received, waiting });

test('a shot of another task is not expected; what waits on the phone is taken, but not received', () => {
  const told = forecast(['Frontage-1.jpg', 'trench-4.jpg', 'Snake-1.jpg'], ['Trench-1.jpg']);
  expect(told).toMatchObject({ received: 3, waiting: 1, notTaken: 1, total: 5 });
  expect(receivedLine(told)).toBe('3 of 5 received, 1 on this phone, 1 not taken');
  expect(nextShot(told)).toBe('Trench');
  expect(requiredMissing(told)).toEqual(['Trench']);
});

test('more of one shot does not stand in for another', () => {
  const told = forecast(Array.from({ length: 12 }, (_, at) => `Frontage-${String(at + 1)}.jpg`));
  expect(told).toMatchObject({ received: 12, notTaken: 3, total: 15 });
  expect(requiredMissing(told)).toEqual(['Trench (3)']);
});

test('with all taken nothing is asked; without setting or photo nothing is said', () => {
  const told = forecast(['Frontage-1.jpg', 'Trench-1.jpg', 'Trench-2.jpg'], ['Trench-3.jpg']);
  expect([requiredMissing(told), nextShot(told), receivedLine(told)]).toEqual([[], null, '3 of 4 received, 1 on this phone']);
  expect(receivedLine(photoForecast({ shots: [] }, { taskName: 'Any', received: [], waiting: [] }))).toBeNull();
  expect(missingPhotosComment(['Trench (2)', 'Pit'], ' Backfilled before we came ')).toBe(
    'Submitted without photos: Trench (2), Pit. Backfilled before we came',
  );
});
