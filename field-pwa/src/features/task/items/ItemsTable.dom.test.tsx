import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMe } from '../../../testing/render-signed-in.tsx';
import { BEFORE, buildItem, buildTask, buildVisit } from '../testing/build-page-data.ts';
import { CREW, openTask, SUB, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const FINANCE = buildMe({ claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_VIEW_FINANCIAL_INFORMATION' }] });
const begun = { acceptedDate: BEFORE, taskUsers: [buildVisit()] };
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

test.each([
  ['a subcontractor', SUB, ['Item', 'Planned', 'Done', 'Rate', 'Total', 'Change']],
  ['who holds the claim', FINANCE, ['Item', 'Planned', 'Done', 'Rate', 'Total', 'Change']],
  ['our own crew', CREW, ['Item', 'Planned', 'Done', 'Change']],
] as const)('rate and total are for whom money is meant: %s (Spec 1 §6)', async (_, me, columns) => {
  await openTask(gql, { me, task: begun });
  expect(heads()).toEqual(columns);
  const seesRates = columns.some((column) => column === 'Rate');
  expect(screen.queryByText('Your total, ex GST') !== null).toBe(seesRates);
  expect(screen.getByRole('main').textContent.includes('$')).toBe(seesRates);
});

/** As a screen reader tells it: the cell of that row which stands under that head. */
function cellUnder(head: string, row: HTMLElement | undefined): HTMLElement | undefined {
  return within(row as HTMLElement).getAllByRole('cell')[heads().indexOf(head)];
}

test.each([
  ['what is done', { ...begun }, ['PIT-450 Pit, size 5', '2', '3', '$385.00', '$1,155.00']],
  ['what is offered', {}, ['PIT-450 Pit, size 5', '2', null, '$385.00', '$1,155.00']],
] as const)(
  'each figure stands under its own head, and the name apart from the code: %s',
  async (_, task, [item, planned, done, rate, sum]) => {
    await openTask(gql, { me: SUB, task: { ...task, items: [buildItem({ completedQty: '3.000', variationReason: 'One more' })] } });
    const [, row, totals] = screen.getAllByRole('row');
    expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(heads().length);
    expect(cellUnder('Item', row)).toHaveTextContent(`${item} Reason: One more`);
    for (const [head, text] of [
      ['Planned', planned],
      ['Rate', rate],
      ['Total', sum],
    ] as const)
      expect(cellUnder(head, row)).toHaveTextContent(text);
    if (done !== null) expect(cellUnder('Done', row)).toHaveTextContent(done);
    const before = within(totals as HTMLElement).getByRole('rowheader', { name: 'Your total, ex GST' });
    expect(before).toHaveAttribute('colspan', String(heads().indexOf('Total')));
  },
);

test('what was done otherwise than planned is marked and has its reason (Spec 1 §5)', async () => {
  const items = [
    buildItem({ id: 1, completedQty: '3.000', variationReason: 'One more' }),
    buildItem({ id: 2, code: 'CON-50', completedQty: '2.000' }),
  ];
  await openTask(gql, { me: SUB, task: { ...begun, items } });
  const [, varied, asPlanned] = screen.getAllByRole('row');
  expect(varied).toHaveTextContent('Reason: One more');
  expect(varied?.querySelector('.varied')).toHaveTextContent('3');
  expect(asPlanned?.querySelector('.varied')).toBeNull();
});

test('a rejected item says when, by whom and why, and is corrected where it stands, even after Submit (Spec 1 §4)', async () => {
  const items = [
    buildItem({ code: 'CON-50', rejectedDate: BEFORE, rejectedBy: 'Leanne Hart', rejectReason: 'Too many' }),
    buildItem({ id: 32 }),
  ];
  await openTask(gql, { me: SUB, task: { ...begun, completedDate: BEFORE, submittedDate: BEFORE, items } });
  expect(screen.getByText('Rejected item quantities: 1 of 2')).toBeVisible();
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(/Rejected (19|18) Nov by Leanne Hart: “Too many”/);
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Change quantity of CON-50' }));
  expect(screen.getByRole('dialog', { name: 'Change item quantity' })).toHaveTextContent('Too many');
});

test('before it is accepted and begun no quantity can be changed, and it says why (Spec 1 §5)', async () => {
  await openTask(gql, { me: SUB, task: { acceptedDate: BEFORE } });
  expect(screen.queryByRole('button', { name: /^Change quantity/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add unplanned item' })).toHaveAccessibleDescription(
    'Go onsite first, then quantities can be changed.',
  );
});

test('a step whose turn has not come is named calmly, in words that ask for nothing already done', async () => {
  await openTask(gql, { me: SUB, task: { acceptedDate: BEFORE } });
  expect(screen.getByText('Go onsite first, then quantities can be changed.')).toHaveClass('later');
});

test('when it was completed stands in the head alone', async () => {
  await openTask(gql, { me: SUB, task: { ...begun, completedDate: BEFORE } });
  expect(screen.getByText(/^Completed 19 Nov/)).toBeVisible();
  expect(document.querySelector('details summary')).not.toHaveTextContent(/completed/i);
});

test('the head says whose due date it is: the tile has the job’s', async () => {
  await openTask(gql, { me: SUB, task: { ...begun, dueDate: '2099-11-24' } });
  expect(screen.getByText(/^Task due 24 Nov/)).toBeVisible();
});

test('once submitted a subcontractor is not offered to add anything (Spec 1 §5)', async () => {
  await openTask(gql, { me: SUB, task: { ...begun, completedDate: BEFORE, submittedDate: BEFORE, items: [] } });
  expect(screen.queryByRole('button', { name: 'Add unplanned item' })).toBeNull();
  expect(screen.getByText('No items on this task.')).toBeVisible();
});

test('a task without items says so, with what may be added and done', async () => {
  await openTask(gql, { task: { taskUsers: [buildVisit()], items: [] } });
  expect(screen.getByText('No items on this task yet. Add unplanned work below.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add unplanned item' })).toBeEnabled();
  expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Is Complete' })).toBeEnabled();
});

test.each([
  ['was reopened', { isReopened: true }, 'Reopened by the office.'],
  ['was declined', { declinedDate: BEFORE }, /^Declined (19|18) Nov/],
  [
    'is partially complete',
    { isPartial: true, completedDate: BEFORE, taskUsers: [buildVisit({ completedUtc: BEFORE, comments: 'Wet ground.' })] },
    '“Wet ground.” The office may reopen it for the rest.',
  ],
])('above its items it is said that the task %s (Spec 1 §4)', async (_, task, sentence) => {
  await openTask(gql, { me: SUB, task: { acceptedDate: BEFORE, ...task } });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('an offer shows what it comes to and nothing to change (Spec 1 §4)', async () => {
  await openTask(gql, { me: SUB });
  expect(heads()).toEqual(['Item', 'Planned', 'Rate', 'Total']);
  expect(screen.getByRole('region', { name: 'What you are offered' })).toHaveTextContent('$770.00');
});

test('a second card stands folded under the opened one and leads to its own task (Spec 1 §2)', async () => {
  const schedules = [buildTask({ id: 3, name: 'Cable' }), buildTask()];
  await openTask(gql, { job: { schedules } });
  const cards = [...document.querySelectorAll('details')].slice(0, 2);
  expect(cards.map((card) => [card.querySelector('summary h2')?.textContent, card.open])).toEqual([
    ['Pit and pipe', true],
    ['Cable', false],
  ]);
  expect(screen.getByRole('link', { name: 'Open Cable', hidden: true })).toHaveAttribute('href', '/field/construction/10/3');
});

test('sixty items are all there', async () => {
  const items = Array.from({ length: 60 }, (_, id) => buildItem({ id: id + 1, code: `ITEM-${String(id)}` }));
  await openTask(gql, { task: { items } });
  expect(screen.getAllByRole('button', { name: /^Change quantity of ITEM-/ })).toHaveLength(60);
});

test.each([
  ['who did the task', SUB, 'You entered 3, approved 2. Leanne Hart: “one is under the slab”'],
  ['somebody of another group', buildMe({ groupUsers: [] }), 'Entered 3, approved 2. Leanne Hart: “one is under the slab”'],
] as const)('a quantity that the office adjusted says both numbers and why, below the reason of the count: %s', async (_, me, text) => {
  const decided = { approvedQty: '2.000', approvedBy: 'Leanne Hart', reviewReason: 'one is under the slab' };
  const items = [
    buildItem({ id: 1, completedQty: '3.000', variationReason: 'One more', ...decided }),
    buildItem({ id: 2, completedQty: '2.000', ...decided }),
  ];
  await openTask(gql, { me, task: { ...begun, completedDate: BEFORE, submittedDate: BEFORE, items } });
  const [, adjusted, asEntered] = screen.getAllByRole('row');
  expect(adjusted).toHaveTextContent(`Reason: One more${text}`);
  expect(asEntered).not.toHaveTextContent('approved');
});

test('lines confirmed as planned say so under Done (Spec 1 §4; mock 2-task)', async () => {
  const task = { acceptedDate: BEFORE, completedDate: BEFORE, items: [buildItem()] };
  await openTask(gql, { me: SUB, task: { ...task, taskUsers: [buildVisit({ completedUtc: BEFORE, confirmItemQtys: true })] } });
  const [, row] = screen.getAllByRole('row');
  expect(cellUnder('Done', row)).toHaveTextContent('2');
});

test('an offer with items says that its rates are locked in since its issue; one without names no sum (decision 090)', async () => {
  const locked = /^These rates are locked in: they were set when the task was issued\.$/;
  const { unmount } = await openTask(gql, { me: SUB, task: { items: [buildItem()] } });
  expect(screen.getByText(locked)).toBeVisible();
  unmount();
  await openTask(gql, { me: SUB, task: { items: [] } });
  expect(screen.getByText(/^No items are listed\./)).toBeVisible();
  expect(screen.queryByText(locked)).toBeNull();
  expect(screen.getByRole('main')).not.toHaveTextContent('$');
});

test('a declined task leads neither to the camera nor to its ticket, and counts no photos (Spec 1 §4)', async () => {
  const me = buildMe({ ...SUB, claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_ACCESS_TICKET_OF_WORK' }] });
  const settings = [{ name: 'Expected Photos', config: { shots: [{ task: null, title: 'Trench', count: 1, required: true }] } }];
  const { unmount } = await openTask(gql, { me, settings, task: { acceptedDate: BEFORE } });
  const ways = () => [/Capture Images/, /^Photo$/, /Ticket of Work/].map((name) => screen.queryByRole('link', { name }) !== null);
  expect(ways()).toEqual([true, true, true]);
  expect(await screen.findByText('0 of 1 received, 1 not taken')).toBeVisible();
  unmount();
  await openTask(gql, { me, settings, task: { declinedDate: BEFORE } });
  expect(ways()).toEqual([false, false, false]);
  expect(screen.queryByText(/not taken/)).toBeNull();
});
