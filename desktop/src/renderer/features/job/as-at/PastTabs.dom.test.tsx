// Tabs of a past moment without a server: they show what was, for a person who may do everything today, and nothing in them acts.
import { fireEvent, screen, within } from '@testing-library/react';
import { drawJob } from '../testing/draw-job.tsx';
import { buildFile } from '@lotline/schema/testing/build-file';

const AT = '2026-11-19T02:00:00.000Z';
const EVERYTHING = ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_FINANCIAL_INFORMATION', 'CAN_ACCESS_FIELD_WORK'];
const cost = (id: number, part: object) => ({
  ...{ id, version: 4, supplier: 'Reece', code: 'PIT-450', description: null, quantity: '3.000', unitOfMeasure: 'each', unitCost: '35.50' },
  ...{ spentOn: null, comments: null, receipt: null, addedBy: 'Fay Ng', createdAt: '2026-11-18T01:00:00.000Z' },
  ...part,
});
const saw = (unitCost: string) => cost(2, { supplier: 'Kennards', code: null, description: 'Saw', unitCost, spentOn: '2026-11-18' });
const DELEGATION = {
  ...{ id: 1, version: 0, userId: 3, displayName: 'Rob Castellano', fromDate: '2026-11-16', toDate: '2026-11-19', scope: 'act' },
  ...{ reason: 'leave', givenBy: 'Olive Hart', endedAt: null, endedBy: null },
};
const FILE = buildFile({ id: 5, title: 'Pit.pdf', path: 'Plans', mayChange: true });

const COSTS = { boms: [cost(1, {})], expenses: [saw('99.90')] };
const NOW = {
  jobCosts: { boms: [], expenses: [saw('110.00')] },
  jobDelegations: [{ ...DELEGATION, endedAt: '2026-11-19T03:00:00.000Z', endedBy: 'Olive Hart' }],
  jobFolders: ['Made today'],
  jobEvents: { events: [], next: null },
};

const draw = (tab: string, claims: readonly string[] = EVERYTHING) =>
  drawJob({
    tab: `${tab}?at=${AT}`,
    claims,
    then: { job: { attachments: [FILE] }, beside: { costs: COSTS, delegations: [DELEGATION] } },
    reads: () => NOW,
  });

test.each([
  ['boms', 'BOMs 1', /PIT-450/, '$35.50'],
  ['expenses', 'Expenses 1', /Kennards/, '$99.90'],
  ['delegations', 'Delegations 1', /Rob Castellano/, 'Current'],
])('%s are those of the moment, and nothing can be pressed', async (tab, label, row, said) => {
  draw(tab);
  expect(await screen.findByRole('row', { name: row })).toHaveTextContent(said);
  expect(screen.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Read-only: everything below is from that moment.')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('button')).toEqual([]);
});

test('a moment that was not recorded still says which job it is, and nothing of its state', async () => {
  drawJob({
    tab: `?at=${AT}`,
    claims: EVERYTHING,
    then: { beside: { job: null, recordedFrom: '2026-11-19T05:00:00.000Z' } },
    reads: () => NOW,
  });
  expect(await screen.findByText(/^Nothing was recorded about the job before 19 Nov 2026/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '48213' })).toBeVisible();
  expect(screen.queryByText('Scheduled')).toBeNull();
});

test('without the claim a past moment has no expenses and no amount either', async () => {
  draw('boms', ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION']);
  expect(await screen.findByRole('row', { name: /PIT-450/ })).not.toHaveTextContent('$');
  expect(screen.queryByRole('tab', { name: /Expenses/ })).toBeNull();
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('button')).toEqual([]);
});

test('files of a moment are looked at: none is sent, picked, filed or removed, and folders stay as they are', async () => {
  const pressed = draw('attachments');
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByRole('button', { name: 'Pit.pdf' });
  fireEvent.click(within(panel).getByRole('button', { name: /^Plans/ }));
  const names = within(panel)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['All files1', 'Plans1', 'Pit.pdf']);
  expect(within(panel).queryAllByRole('checkbox')).toEqual([]);
  expect(within(panel).queryByRole('region', { name: 'Send files' })).toBeNull();
  const file = new File(['x'], 'dropped.pdf');
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
  fireEvent.paste(document.body, { clipboardData: { files: [file] } });
  expect(screen.queryByText(/dropped\.pdf/)).toBeNull();
  expect(pressed).toEqual([]);
});
