import { stateOf } from './message-state.ts';

test('a message is delivered, a check of Xero answered', () => {
  expect(stateOf({ kind: 'builderRequest', state: 'delivered' })).toBe('Delivered');
  expect(stateOf({ kind: 'xeroCheck', state: 'delivered' })).toBe('Answered');
  expect(stateOf({ kind: 'xeroCheck', state: 'failed' })).toBe('Failed');
});
