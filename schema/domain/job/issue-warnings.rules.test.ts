import { issueWarnings } from './issue-warnings.rules.ts';
import type { ReadinessFacts } from './readiness.rules.ts';

const TODAY = '2026-11-20';
const READY: ReadinessFacts = {
  ...{ streetName: 'Wattle', suburb: 'Box Hill', state: 'NSW', postCode: '2765', hasStructuredAddress: true, address: '' },
  ...{ siteContact: 'Sia Taufa', siteContactPhone: '+61491570157', siteContacts: [] },
  ...{ dbydExpiryDate: '2026-12-20', builderApprovedDay: '2026-11-01', builderApprovalSentDay: null, boqs: [], schedules: [] },
};
const pointsOf = (job: Partial<ReadinessFacts>, items: readonly unknown[] = [1]) =>
  issueWarnings({ ...READY, ...job }, { items }, TODAY).map((line) => line.split(':')[0]);

test('nothing is said of a task that has all of it', () => {
  expect(pointsOf({})).toEqual([]);
});

test('items, plans of services, approval and contact that are missing are named, each with what is missing of it', () => {
  const missing = { siteContact: null, siteContactPhone: null, dbydExpiryDate: null, builderApprovedDay: null };
  expect(pointsOf(missing, [])).toEqual(['Items', 'Site contact', 'DBYD plans', 'Builder approval']);
});

test('plans that have run out are missing, plans that run out soon are not', () => {
  expect(pointsOf({ dbydExpiryDate: '2026-11-19' })).toEqual(['DBYD plans']);
  expect(pointsOf({ dbydExpiryDate: '2026-11-21' })).toEqual([]);
});

test('an approval that was asked for is not there yet', () => {
  expect(pointsOf({ builderApprovedDay: null, builderApprovalSentDay: '2026-11-18' })).toEqual(['Builder approval']);
});

test('an address or a crew that is missing is not asked about: who issues a task has chosen the crew', () => {
  expect(pointsOf({ suburb: null, schedules: [] })).toEqual([]);
});
