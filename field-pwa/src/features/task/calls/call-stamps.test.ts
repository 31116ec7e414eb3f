import { createCallStamps } from './call-stamps.ts';

function stamps() {
  let made = 0;
  return createCallStamps({ newId: () => `id-${String((made += 1))}`, now: () => new Date('2026-11-20T01:00:00Z') });
}
const accept = { name: 'accept', input: 1 };

test('a call carries an id of its own and the device’s clock', () => {
  expect(stamps().stamp(accept)).toEqual({ id: 'id-1', occurredAt: '2026-11-20T01:00:00.000Z' });
});

test('a try without an answer is repeated under the same id, so that it counts once', () => {
  const { stamp } = stamps();
  expect(stamp({ ...accept })).toEqual(stamp({ ...accept }));
});

test('after an answer the next call of the same kind is a new one', () => {
  const { stamp, settle } = stamps();
  stamp(accept);
  settle({ ...accept });
  expect(stamp(accept).id).toBe('id-2');
});

test('another input or another call has another id', () => {
  const { stamp } = stamps();
  expect(
    [stamp(accept), stamp({ name: 'accept', input: 2 }), stamp({ name: 'decline', input: 1 }), stamp(accept)].map(({ id }) => id),
  ).toEqual(['id-1', 'id-2', 'id-3', 'id-1']);
});

test('a call that overwrites names the version that was on the screen', () => {
  expect(stamps().stamp({ ...accept, expectedVersion: 3 }).expectedVersion).toBe(3);
  expect(stamps().stamp(accept)).not.toHaveProperty('expectedVersion');
});
