import { refusalOf } from '../../testing/refusal-of.ts';
import { parseSettingStrictly } from './parse-setting.ts';

const status = (statusName: string, to?: string, more: object = {}) => ({
  ...{ statusName, sortOrder: 1, fieldOrder: 1, fieldEdit: false, ...more },
  ...(to === undefined ? {} : { delay: { afterDays: 14, to } }),
});
const fault = (...statuses: object[]) => refusalOf(() => parseSettingStrictly('Job Status Settings', { statuses })).details['sentence'];

test('a status changes by itself to one that is there, that is no hold, and that does not lead back', () => {
  const chain = { statuses: [status('Claimed', 'Paid'), status('Paid', 'Closed'), status('Closed')] };
  expect(parseSettingStrictly('Job Status Settings', chain).statuses[0]?.delay).toEqual({ afterDays: 14, to: 'Paid' });
  expect(fault(status('Claimed', 'Gone'))).toBe('Claimed changes to Gone after some days, but there is no status of that name.');
  expect(fault(status('Claimed', 'Claimed'))).toMatch(/^Claimed would come back to itself/);
  expect(fault(status('Claimed', 'Paid'), status('Paid', 'Closed'), status('Closed', 'Claimed'))).toMatch(/would come back to itself/);
  // one leads into a circle in which it does not stand itself
  expect(fault(status('Claimed', 'Paid'), status('Paid', 'Closed'), status('Closed', 'Paid'))).toMatch(/^Paid would come back to itself/);
  expect(fault(status('Claimed', 'On Hold'), status('On Hold'))).toMatch(/^Claimed cannot change to On Hold by itself/);
  expect(fault(status('On Hold', 'Claimed'), status('Claimed'))).toMatch(/^On Hold is a hold/);
});

test('requirements are kept in one order, each once', () => {
  const { statuses } = parseSettingStrictly('Job Status Settings', {
    statuses: [status('Claimed', undefined, { requirements: ['photos', 'address', 'photos'] })],
  });
  expect(statuses[0]?.requirements).toEqual(['address', 'photos']);
  const many = { statuses: [status('Claimed', undefined, { requirements: Array.from({ length: 100 }, () => 'photos') })] };
  expect(() => parseSettingStrictly('Job Status Settings', many)).toThrow();
});
