import { hasRoom, NO_ROOM } from './device-room.ts';

test('the sentence names the limit, to the byte', () => {
  expect(NO_ROOM).toContain('less than 50 MiB free.');
  expect([hasRoom(50 * 1_048_576 - 1), hasRoom(50 * 1_048_576), hasRoom(null)]).toEqual([false, true, true]);
});
