// The form of a job without a server: what becomes of the address with the work type, what others changed, where the focus is, what Back leaves.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../testing/audit-popup.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { ApiError } from '@lotline/web-session/api-error';
import { drawJobForm, openForm, readAgain } from './testing/draw-job-form.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}( changed, not saved)?$`), { selector: 'input, select, textarea' });
const chooseType = (name: string) => chooseOption('Work type', name);
const type = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
const changes = () => screen.getByRole('region', { name: 'Your changes' });

test('with a work type of one line the address is written out of the parts as typed; going back, they are there', async () => {
  drawJobForm({ id: 11 });
  await openForm();
  await type('Lot', '14');
  await type('Suburb', 'Ryde');
  await chooseType('MDU');
  expect(await field('Address')).toHaveValue('Lot 14, 8 Wattle Rd, Ryde NSW 2765');
  expect(screen.queryByLabelText('Lot')).toBeNull();
  expect(screen.getByText(/which are kept for a work type that asks for them/)).toBeVisible();
  await chooseType('Pre-install');
  expect(await field('Lot')).toHaveValue('14');
  expect(await field('Street')).toHaveValue('Wattle');
});

test('with a work type of parts the line stays in sight, and the street is asked for', async () => {
  const line = { streetNumber: null, streetName: null, roadType: null, address: 'Tower 2, 9 Kent St', workType: 'MDU' };
  const server = drawJobForm({ id: 12, values: line });
  await openForm();
  await chooseType('Pre-install');
  expect(await screen.findByText('Until now in one line: Tower 2, 9 Kent St')).toBeVisible();
  await save();
  expect(await field('Street')).toHaveAccessibleDescription('Street is missing.');
  expect(server.saved).toEqual([]);
});

test('the question about a work type says what becomes of the address and which fields go, and sends once it is answered', async () => {
  const server = drawJobForm({ id: 13 });
  const details = {
    from: 'Pre-install',
    to: 'MDU',
    issuedTasks: 2,
    settings: ['Address Type', 'Custom Construction Fields', 'Expected Photos'],
  };
  server.onSave = () => Promise.reject(new ApiError({ code: 'WORK_TYPE_UNCONFIRMED', status: 200, details }));
  await openForm();
  await type('Lot', '14');
  await chooseType('MDU');
  await field('Address');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change the work type to MDU?' });
  expect(dialog).toHaveTextContent('2 issued tasks follow the work type.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'From now on the address is one line: “Lot 14, 8 Wattle Rd, Box Hill NSW 2765”.',
    'No longer shown: Lot, Unit, Street number, Street and Road type. They are kept, and are there again with the old work type.',
    'No longer shown: Gate code and Floors. What was filled in stays with the job.',
    'Changed from now on: the photos that are expected.',
  ]);
  await auditPopup('WorkTypeQuestion');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change the work type' }));
  await waitFor(() => expect(server.saved).toHaveLength(2));
  expect(server.saved[1]).toMatchObject({ input: { changes: { lotNumber: '14', workType: 'MDU' }, isConfirmed: true } });
});

test('what was typed into a field that goes with the old work type is kept with the job, and stops nothing', async () => {
  const server = drawJobForm({ id: 17 });
  await openForm();
  await type('Gate code', '4417');
  await chooseType('MDU');
  await field('Address');
  expect(screen.queryByLabelText(/^Gate code/)).toBeNull();
  expect(changes()).toHaveTextContent(/Gate code.*4417/);
  await save();
  expect(server.saved).toMatchObject([{ input: { changes: { workType: 'MDU', 'customFields.Gate code': '4417' } } }]);
});

test('a required field of the work type that is emptied is refused at the field, and nothing is sent', async () => {
  const server = drawJobForm({ id: 22, values: { 'customFields.Gate code': '4417' } });
  await openForm();
  await userEvent.clear(await field('Gate code'));
  await save();
  expect(await field('Gate code')).toHaveAccessibleDescription(/Gate code is missing\./);
  expect(server.saved).toEqual([]);
});

test('a new job that lacks something is refused at its first field, which has the focus, and what is to be corrected is named', async () => {
  const server = drawJobForm({ id: 0, isNew: true });
  await openForm();
  await type('Description', 'Two pits');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await field('Work order')).toHaveFocus();
  expect(await field('Work order')).toHaveAccessibleDescription(/Work order is missing\./);
  expect(screen.getByRole('button', { name: /things to correct: Work order, Work type/ })).toBeVisible();
  expect(server.saved).toEqual([]);
});

test('the work order of another job is refused at its field, by the other job’s address', async () => {
  const server = drawJobForm({ id: 23 });
  const details = { field: 'workOrder', id: 9, workOrder: '48299', address: '12 Kent St' };
  server.onSave = () => Promise.reject(new ApiError({ code: 'WORK_ORDER_TAKEN', status: 200, details }));
  await openForm();
  await type('Work order', '48299');
  await save();
  await waitFor(async () =>
    expect(await field('Work order')).toHaveAccessibleDescription(/Work order 48299 already exists under this contract: 12 Kent St\./),
  );
});

test('what can be no value of a field that is not shown any more is let go', async () => {
  const server = drawJobForm({ id: 18 });
  await openForm();
  await type('Floors', 'two');
  await chooseType('MDU');
  await field('Address');
  await save();
  expect(server.saved.map((sent) => JSON.stringify(sent))).toEqual([expect.stringContaining('"changes":{"workType":"MDU"}')]);
});

test('a new job keeps nothing of a work type that it never had', async () => {
  const server = drawJobForm({ id: 0, isNew: true });
  server.onSave = () => Promise.resolve({ createConstruction: null });
  await openForm();
  await chooseType('Pre-install');
  await type('Gate code', '4417');
  await type('Work order', '48299');
  await chooseType('MDU');
  await type('Address', 'Tower 2, 9 Kent St');
  await userEvent.click(screen.getByRole('button', { name: /^Create the job/ }));
  expect(server.saved).toHaveLength(1);
  expect(JSON.stringify(server.saved)).toContain('Tower 2');
  expect(JSON.stringify(server.saved)).not.toContain('Gate code');
});

test('what one’s own save brought about is not told as somebody else’s, also when it is shown before the answer', async () => {
  const server = drawJobForm({ id: 14, values: { workType: 'MDU' } });
  let answer: () => void = () => undefined;
  server.onSave = () =>
    new Promise((resolve) => {
      answer = () => resolve({});
    });
  await openForm();
  await type('Address', 'Tower 2');
  await save();
  server.values = { ...server.values, address: 'Tower 2', lotNumber: null, streetNumber: null, streetName: null, roadType: null };
  server.version = 5;
  await readAgain();
  await screen.findByText(/version 5/);
  expect(screen.queryByText(/someone else/i)).toBeNull();
  answer();
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.queryByText(/someone else/i)).toBeNull();
  await chooseType('Pre-install');
  expect(await field('Street')).toHaveValue('');
  expect(screen.queryByText(/someone else/i)).toBeNull();
  server.values = { ...server.values, premises: 4 };
  server.version = 6;
  await readAgain();
  expect(await screen.findByText('Changed by someone else just now')).toBeVisible();
});

test('the bar promises a merge only of what the save would merge: a field that both changed is asked about', async () => {
  const server = drawJobForm({ id: 15 });
  await openForm();
  await type('Street number', '10');
  server.values = { ...server.values, customerRef: 'MF-1', streetNumber: '9', address: '9 Wattle Rd, Box Hill NSW 2765' };
  server.version = 5;
  await readAgain();
  expect(
    await screen.findByText(
      'Someone else also changed Street number: when you save, you choose which to keep. Someone else has changed Customer ref. Both are merged once you have chosen.',
    ),
  ).toBeVisible();
  expect(changes()).toHaveTextContent('Street number8 → 10');
  await type('Street number', '9');
  expect(screen.getByText('Someone else has changed Customer ref. Both changes are kept when you save.')).toBeVisible();
});

test('a new job is typed from its first field on', async () => {
  drawJobForm({ id: 16, isNew: true });
  await openForm();
  expect(await field('Work order')).toHaveFocus();
});

test('the edit of a job starts at its heading, and shows what its quote filled in', async () => {
  drawJobForm({ id: 17 });
  await openForm();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit job 48213' })).toHaveFocus();
  const quote = screen.getByLabelText('Quote number');
  expect(quote).toHaveValue('Q-1042');
  expect(quote).toHaveAttribute('readonly');
});

test('the browser’s Back loses nothing: what was typed is there again, and is said to be', async () => {
  drawJobForm({ id: 18 });
  await openForm();
  await type('Description', 'Two pits');
  await userEvent.click(screen.getByRole('button', { name: 'Browser’s back' }));
  await openForm();
  expect(await screen.findByText('Restored: what you typed and had not saved is here again.')).toBeVisible();
  expect(await field('Description')).toHaveValue('Two pits');
});

test('what is typed while a save is under way stays, and is saved with the next one', async () => {
  const server = drawJobForm({ id: 19 });
  let answer: () => void = () => undefined;
  server.onSave = () =>
    new Promise((resolve) => {
      answer = () => resolve({});
    });
  await openForm();
  await type('Suburb', 'Ryde');
  await type('Customer ref', 'MF-1');
  await save();
  await type('Suburb', 'Epping');
  await type('Lot', '14');
  server.values = { ...server.values, suburb: 'Ryde', customerRef: 'MF-1' };
  server.version = 5;
  answer();
  await screen.findByText(/version 5/);
  expect(await field('Suburb')).toHaveValue('Epping');
  expect(await field('Lot')).toHaveValue('14');
  await waitFor(() => expect(changes()).toHaveTextContent('SuburbRyde → Epping'));
  expect(changes()).not.toHaveTextContent('Customer ref');
  server.onSave = () => Promise.resolve({});
  await save();
  await waitFor(() => expect(server.saved).toHaveLength(2));
  expect(server.saved[1]).toMatchObject({
    input: { changes: { suburb: 'Epping', lotNumber: '14' }, base: { suburb: 'Ryde', lotNumber: null } },
  });
});

test('what is typed while a new job is being created waits in the edit of that job, and the next new job is empty', async () => {
  const server = drawJobForm({ id: 20, isNew: true });
  let answer: () => void = () => undefined;
  server.onSave = () =>
    new Promise((resolve) => {
      answer = () => resolve({ createConstruction: { id: 20 } });
    });
  await openForm();
  await type('Work order', '70001');
  await chooseType('MDU');
  await type('Address', '8 Wattle Rd');
  await type('Description', 'Two pits');
  await userEvent.click(screen.getByRole('button', { name: /^Create the job/ }));
  await type('Description', 'Two pits and a bore');
  await type('Customer ref', 'MF-1');
  server.values = { workOrder: '70001', workType: 'MDU', description: 'Two pits', address: '8 Wattle Rd' };
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit job 70001' })).toBeVisible();
  expect(await screen.findByText('Restored: what you typed and had not saved is here again.')).toBeVisible();
  expect(await field('Customer ref')).toHaveValue('MF-1');
  expect(changes()).toHaveTextContent('DescriptionTwo pits → Two pits and a bore');
  expect(server.saved).toEqual([
    expect.objectContaining({ input: { values: expect.objectContaining({ description: 'Two pits' }) as unknown } }),
  ]);
  cleanup();
  drawJobForm({ id: 21, isNew: true });
  await openForm();
  expect(await field('Customer ref')).toHaveValue('');
});

test('a form whose settings cannot be read says so, and opens when they are read again', async () => {
  const server = drawJobForm({ id: 20 });
  server.settingsProblem = new ApiError({ code: 'OFFLINE', status: 0 });
  await openForm();
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded.');
  server.settingsProblem = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Suburb')).toHaveValue('Box Hill');
});
