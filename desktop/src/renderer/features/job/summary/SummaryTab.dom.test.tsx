// The summary of a job without a task says so, and draws no table without rows; what an open job lacks is told, and nothing of one that has ended.
import { screen, within } from '@testing-library/react';
import { buildTaskFields } from '../../../testing/build-task-fields.ts';
import { drawJob } from '../testing/draw-job.tsx';

const reads = () => ({ jobEvents: { events: [], next: null } });

test('a job without a task says so', async () => {
  drawJob({ claims: [], reads });
  const tasks = within(await screen.findByRole('region', { name: 'Tasks' }));
  expect(tasks.getByText('No task yet.')).toBeVisible();
  expect(tasks.queryByRole('table')).toBeNull();
});

const BOOKED = 'The crew books the visit with Dale Whitby before it goes.';
test.each([
  ['In progress', true, [BOOKED]],
  ['In progress', false, []],
  ['Closed', true, []],
])('a job that is %s, its addresses bookable: %s', async (status, bookable, said) => {
  const contact = { id: 4, name: 'Dale Whitby', description: null, phone: '+61491570156', email: null, sortOrder: 1 };
  const config = { addressSetting: { addressType: 'structured', bookable, hasScopingBonus: false } };
  drawJob({ claims: [], settings: [{ name: 'Address Type', workType: null, config }], job: { status, siteContacts: [contact] }, reads });
  const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
  expect(await contacts.findByRole('link', { name: /0491/ })).toBeVisible();
  expect(contacts.queryAllByText(/books? the visit|^Visits here/i).map(({ textContent }) => textContent)).toEqual(said);
});

const SHOTS = { shots: [{ title: 'Frontage', count: 3, required: true, task: null }] };

test.each([
  ['In progress', true],
  ['Closed', false],
])('a task that was declined, of a job that is %s, is red: %s', async (status, isRed) => {
  drawJob({ claims: [], job: { status, schedules: [buildTaskFields({ id: 9, declinedDate: '2026-11-03T00:00:00.000Z' })] }, reads });
  const tasks = within(await screen.findByRole('region', { name: 'Tasks of this job' }));
  expect(tasks.getByText('Declined').matches('.bad')).toBe(isRed);
});

test.each([
  ['In progress', ['3 missing', 'Due', 'DBYD expiry', 'Start due', 'LASE', 'Files', 'Ready for the field']],
  ['Closed', []],
])('a job that is %s: what is wanted, or late', async (status, wanted) => {
  const past = { startDueDate: '2026-10-20', laseDate: '2026-10-25', originalDueDate: '2026-11-01', dbydExpiryDate: '2026-11-01' };
  drawJob({
    claims: [],
    settings: [{ name: 'Expected Photos', workType: null, config: SHOTS }],
    job: { status, ...past, schedules: [buildTaskFields({ id: 9, dueDate: '2026-11-02' })] },
    reads,
  });
  await within(await screen.findByRole('tab', { name: /^Files/ })).findByText('0 of 3');
  const toned = [...document.querySelectorAll('[data-tone]:not([data-tone="plain"]) dt, [role="tab"]:has([data-hot])')];
  const found = [
    ...screen.queryAllByText('3 missing').map(({ textContent }) => textContent),
    ...toned.map(({ textContent }) => textContent.replace('0 of 3', '').trim()),
    ...screen.queryAllByRole('heading', { name: 'Ready for the field' }).map(({ textContent }) => textContent),
  ];
  expect(found.sort()).toEqual([...wanted].sort());
});
