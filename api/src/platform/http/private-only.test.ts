import { isInternalAddress } from './private-only.ts';

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.4', true],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
  ['::ffff:8.8.8.8', false],
  ['2001:db8::1', false],
  ['nonsense', false],
  [undefined, false],
])('%s is on the internal network: %s (contract/rest.md)', (address, internal) => {
  expect(isInternalAddress(address)).toBe(internal);
});
