import { readiness, type ReadinessFacts, type ReadinessPoint } from './readiness.rules.ts';

const TASK = { name: 'Lead-in', groupId: 3, ignored: false, completedDate: null, declinedDate: null };
const READY: Parameters<typeof readiness>[0] = {
  status: 'Scheduled',
  streetName: 'Wattle',
  suburb: 'Box Hill',
  state: 'NSW',
  postCode: '2765',
  hasStructuredAddress: true,
  address: '8 Wattle Rd, Box Hill NSW 2765',
  siteContact: null,
  siteContactPhone: null,
  siteContacts: [
    { name: 'Redgum site office', phone: '+61491570157', sortOrder: 2 },
    { name: 'Dale Whitby', phone: '+61491570156', sortOrder: 1 },
  ],
  dbydExpiryDate: '2026-12-20',
  builderApprovedDay: '2026-11-12',
  builderApprovalSentDay: '2026-11-10',
  boqs: [{}, {}],
  schedules: [TASK],
};
const TODAY = '2026-11-24';
const of = (point: ReadinessPoint, part: Partial<ReadinessFacts> = {}) => {
  const line = readiness({ ...READY, ...part }, TODAY).find((one) => one.point === point);
  return `${String(line?.state)}: ${String(line?.note)}`;
};

test('a job that has everything is ready in each point', () => {
  expect(readiness(READY, TODAY).map(({ label, state, note }) => `${label} ${state} ${note}`)).toEqual([
    'Address ready NSW 2765',
    'Site contact ready Dale Whitby',
    'DBYD plans ready 20 Dec 2026',
    'Builder approval ready 12 Nov 2026',
    'Items ready 2 lines',
    'Crew ready every open task has one',
  ]);
});

test('an address says what it lacks; in one line it is enough where the work type has no fields for it', () => {
  expect(of('address', { streetName: ' ', postCode: null })).toBe('missing: no street, postcode');
  expect(of('address', { hasStructuredAddress: false, streetName: null })).toBe('ready: in one line');
});

test('the primary contact needs a phone', () => {
  expect(of('contact', { siteContacts: [] })).toBe('missing: nobody named');
  expect(of('contact', { siteContacts: [{ name: 'Dale Whitby', phone: null, sortOrder: 1 }] })).toBe('missing: Dale Whitby, no phone');
  expect(of('contact', { siteContacts: [], siteContact: 'Sia Taufa', siteContactPhone: '+61491570157' })).toBe('ready: Sia Taufa');
});

test('DBYD plans that run out soon are a warning, and none once they have', () => {
  expect(of('dbyd', { dbydExpiryDate: '2026-12-04' })).toBe('soon: renew by 4 Dec 2026');
  expect(of('dbyd', { dbydExpiryDate: '2026-11-23' })).toBe('missing: expired 23 Nov 2026');
  expect(of('dbyd', { dbydExpiryDate: null })).toBe('missing: not lodged');
});

test('an approval that was asked for is on its way', () => {
  expect(of('builderApproval', { builderApprovedDay: null })).toBe('soon: asked 10 Nov 2026');
});

test('an open task without a group, or declined by it, has nobody', () => {
  expect(of('crew', { schedules: [{ ...TASK, groupId: null }] })).toBe('missing: Lead-in: nobody');
  expect(of('crew', { schedules: [{ ...TASK, declinedDate: '2026-11-20T00:00:00Z' }] })).toBe('missing: Lead-in: nobody');
  expect(of('crew', { schedules: [{ ...TASK, groupId: null, ignored: true }] })).toBe('ready: all tasks done');
  expect(of('crew', { schedules: [] })).toBe('missing: no task yet');
});

test('a job that has ended has nothing to get ready, whatever it lacked', () => {
  const lacking = { ...READY, builderApprovedDay: null, dbydExpiryDate: '2026-11-23', boqs: [] };
  expect(['Complete', 'Closed', 'cancelled', 'On Hold'].map((status) => readiness({ ...lacking, status }, TODAY).length)).toEqual([
    0, 0, 0, 6,
  ]);
});
