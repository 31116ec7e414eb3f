// Which addresses people are let in from (screens.md §2.21): ranges of both families, IPv4 over IPv6, and whom the setting is about.
import { describe, expect, test } from '@jest/globals';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { OfficeAddressesSetting } from '@lotline/schema/domain/settings/company-settings';
import { isLetIn, isWithin } from './allowed-addresses.ts';

const ranges = (...given: readonly string[]) => given.map((range) => ({ range, name: 'Office' }));

test.each([
  ['203.0.113.9', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
  ['203.0.114.9', ['203.0.113.0/24'], false],
  ['203.0.113.9', ['198.51.100.7/32', '203.0.113.8/29'], true],
  ['2001:db8:0:1::7', ['2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['203.0.113.9', ['2001:db8::/32'], false],
  ['203.0.113.9', [], false],
  ['', ['0.0.0.0/0'], false],
])('%s within %j: %s', (address, given, isIn) => {
  expect(isWithin(address, ranges(...given))).toBe(isIn);
});

describe('whom it is about', () => {
  const elsewhere = '198.51.100.1';
  const actor = (claims: readonly Claim[], impersonatorId?: number) => ({
    claims: new Set(claims),
    ...(impersonatorId === undefined ? {} : { impersonatorId }),
  });
  const crew = actor(['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK']);
  const office = actor(['CAN_ACCESS_FIELD_WORK', 'CAN_EDIT_CONSTRUCTION']);
  const setting = (appliesTo: OfficeAddressesSetting['appliesTo'], ...given: readonly string[]) => ({
    appliesTo,
    ranges: ranges(...given),
  });

  test('without a range nobody is kept out', () => {
    expect(isLetIn(setting('everyone'), crew, elsewhere)).toBe(true);
  });
  test('of the office whoever may do more than field work, and whoever is signed in as a crew', () => {
    const only = setting('office', '203.0.113.0/24');
    expect([crew, office, actor(['CAN_ACCESS_FIELD_WORK'], 7)].map((one) => isLetIn(only, one, elsewhere))).toEqual([true, false, false]);
    expect(isLetIn(only, office, '203.0.113.4')).toBe(true);
  });
  test('of everyone crews too', () => {
    expect(isLetIn(setting('everyone', '203.0.113.0/24'), crew, elsewhere)).toBe(false);
  });
});
