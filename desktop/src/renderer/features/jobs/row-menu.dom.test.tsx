// The menu of a row: the pointer's other button, the menu key and Shift+F10 open it; what it does is what the keys and the bar of the selection do.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { buildJobRow } from '../../testing/build-job-row.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { JobsPage } from './JobsPage.tsx';

const menu = () => screen.queryByRole('menu');
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const row = (order: string) => screen.getByRole('row', { name: new RegExp(order) });

/** Each has a list of its own: what was selected stays with its address. */
let opened = 0;

async function open(...claims: readonly string[]) {
  const rows = [1, 2, 3].map((id) => buildJobRow({ id }));
  const answers: Readonly<Record<string, unknown>> = {
    GetJobs: { jobs: { rows, count: 3, isCountCapped: false, cursor: null, hasMore: false } },
  };
  const gql = (document: { toString: () => string }) => {
    const name = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? '';
    const answer = answers[name];
    return answer === undefined ? Promise.reject(new Error(`${name} is not answered here`)) : Promise.resolve(answer);
  };
  const me = holding('CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', ...claims);
  renderSignedIn(<JobsPage />, { platform: buildPlatform({ gql }), me, path: `/jobs?q=lot${String((opened += 1))}` });
  await screen.findByRole('row', { name: /48201/ });
}

beforeEach(() => {
  localStorage.clear();
  // a window without a height draws no row
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(348);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(348);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

afterEach(() => jest.restoreAllMocks());

test('the other button of the pointer opens it at the row, with what this person may do; Esc leads back to the row', async () => {
  await open('CAN_EDIT_CONSTRUCTION');
  fireEvent.contextMenu(screen.getByText(/Lot 2, Wattle Road/));
  expect(screen.getByRole('menu', { name: 'Actions for 48202' })).toBeVisible();
  expect(items()).toEqual([
    ...['PreviewEnter', 'OpenCtrl ↵', 'Status…S', 'Assign…A', 'Due date…D', 'Add task…T', 'Run sheet…P'],
    ...['SelectSpace', 'CopyCtrl C', 'Copy link'],
  ]);
  await auditPopup('RowMenu');
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(row('48202')).toHaveFocus();
});

test('a link keeps the browser’s menu', async () => {
  await open();
  expect(fireEvent.contextMenu(screen.getByRole('link', { name: '48202' }))).toBe(true);
  expect(menu()).toBeNull();
});

test.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
  '%s opens it at the row that has the focus; who may not edit has no edits in it',
  async (keys) => {
    await open();
    act(() => row('48201').focus());
    await userEvent.keyboard(keys);
    expect(screen.getByRole('menu', { name: 'Actions for 48201' })).toBeVisible();
    expect(items()).not.toContain('Due date…D');
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}');
    expect(row('48201')).toHaveAttribute('aria-selected', 'true');
    expect(row('48201')).toHaveFocus();
  },
);

const choose = async (order: string, name: RegExp) => {
  fireEvent.contextMenu(row(order));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

test('a change is for all that are selected where the row is one of them', async () => {
  await open('CAN_EDIT_CONSTRUCTION');
  await choose('48201', /^Select/);
  await choose('48202', /^Select/);
  fireEvent.contextMenu(row('48202'));
  expect(screen.getByRole('menu', { name: 'Actions for 2 selected' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: /^Due date/ }));
  expect(await screen.findByRole('dialog', { name: 'Set the due date of 2 jobs' })).toBeVisible();
});

test('a change is for the row alone where it is not selected', async () => {
  await open('CAN_EDIT_CONSTRUCTION');
  await choose('48201', /^Select/);
  await choose('48203', /^Due date/);
  expect(await screen.findByRole('dialog', { name: 'Set the due date of 1 job' })).toBeVisible();
  expect(row('48201')).toHaveAttribute('aria-selected', 'false');
});
