// What the log keeps of a saved setting: short, bounded, no picture and nothing of the accounts.
import { loggedChanges } from './logged-changes.rules.ts';
import { settingChanges } from './merge-setting.ts';

const status = (statusName: string, more: object = {}) => ({ statusName, sortOrder: 10, fieldOrder: 1, fieldEdit: true, ...more });

test('each change says where it stands, what was there and what is there now', () => {
  const before = { statuses: [status('Received'), status('Done', { sortOrder: 20 })] };
  const after = {
    statuses: [
      status('Done', { allowedNext: ['New', 'Received'] }),
      status('Received', { fieldEdit: false, sortOrder: 20 }),
      status('New', { sortOrder: 30 }),
    ],
  };
  expect(loggedChanges('Job Status Settings', settingChanges('Job Status Settings', before, after))).toEqual([
    { path: ['row', 'Received', 'fieldEdit'], before: 'Yes', after: 'No' },
    { path: ['row', 'Done', 'allowedNext'], before: null, after: 'New, Received' },
    { path: ['row', 'New'], before: 'not listed', after: 'listed' },
    { path: ['order'], before: 'Received, Done', after: 'Done, Received' },
  ]);
  expect(loggedChanges('Notifications', settingChanges('Notifications', { builderReminderDays: 2 }, { builderReminderDays: 3 }))).toEqual([
    { path: ['plain', 'builderReminderDays'], before: '2', after: '3' },
  ]);
});

test.each([
  ['is new', '', 'data:image/jpeg;base64,AAAA', null, 'a picture'],
  ['is another', 'file:3', 'file:4', 'a picture', 'another picture'],
  ['is gone', 'file:3', '', 'a picture', null],
])('a logo that %s is told without its bytes', (_, was, is, before, after) => {
  const changes = settingChanges('Company', { logo: was }, { logo: is });
  expect(loggedChanges('Company', changes)).toEqual([{ path: ['plain', 'logo'], before, after }]);
});

test('of the accounts only the field is told', () => {
  const changes = settingChanges('Xero', { accountCode: '310' }, { accountCode: '320' });
  expect(loggedChanges('Xero', changes)).toEqual([{ path: ['plain', 'accountCode'], before: 'not shown', after: 'not shown' }]);
});

test('however much was changed, all of it together fits into what the log shows of an event', () => {
  const shots = (text: string) => Array.from({ length: 300 }, (_, n) => ({ title: `${String(n)} ${text}`, count: n }));
  for (const text of ['x', '“\n'.repeat(500), '字'.repeat(500)]) {
    const changes = settingChanges('Expected Photos', { shots: [] }, { shots: shots(text) });
    const logged = loggedChanges('Expected Photos', changes);
    expect(changes).toHaveLength(300);
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(logged).length).toBeLessThan(4_200);
  }
});

test('a long text is cut between characters, never within one', () => {
  const after = { builderRequest: `${'x'.repeat(118)}🙂 and more` };
  const [one] = loggedChanges('Messages', settingChanges('Messages', { builderRequest: '' }, after));
  expect(one?.after).toBe(`${'x'.repeat(118)}…`);
});
