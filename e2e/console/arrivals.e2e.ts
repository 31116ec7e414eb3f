// Two windows of the console: what one makes, the list of the other shows, by keyboard alone (issue 11 §1).
import type { Page } from '@playwright/test';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { auditLooks } from '../support/audit.ts';
import { focusedRow, intoRows, names, rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const STREET = 'Arrival Parade';

async function tabTo(page: Page, label: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true });
  for (let step = 0; step < 60 && !(await target.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function makeJob(page: Page, street: string): Promise<string> {
  const workOrder = `AR-${crypto.randomUUID().slice(0, 8)}`;
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible();
  for (const [label, value] of [
    ['Work order', workOrder],
    ['Work type', 'Pre'],
    ['Street', street],
    ['Suburb', 'Box Hill'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/construction\/\d+$/);
  return workOrder;
}

test('by keyboard alone: a job made in one window arrives in the list of the other, by itself or by a press', async ({
  openAs,
  signedIn,
}) => {
  const list = await openAs('/jobs', OFFICE);
  await untilListed(list, 'Jobs');
  const other = await list.context().newPage();
  await signedIn.open(other, '/construction/new', OFFICE);
  const first = await makeJob(other, STREET);
  // nobody is at work in the list: it is there
  await expect(rowOf(list, first)).toBeVisible();
  expect((await names(list))[0]).toBe(first);

  await list.bringToFront();
  await intoRows(list);
  await list.keyboard.press('ArrowDown');
  const stood = await focusedRow(list);
  await other.bringToFront();
  await other.goto('/construction/new');
  const second = await makeJob(other, STREET);
  await list.bringToFront();
  const chip = list.getByRole('button', { name: '1 new or changed: show' });
  await expect(chip).toBeVisible();
  await expect(rowOf(list, second)).toHaveCount(0);
  expect(await focusedRow(list)).toBe(stood);
  await auditLooks(list, [1440]);
  await list.keyboard.press('r');
  await expect(rowOf(list, second)).toBeFocused();
  expect((await names(list)).slice(0, 2)).toEqual([second, first]);
  await expect(chip).toHaveCount(0);

  await list.keyboard.press('?');
  const own = list.getByRole('region', { name: 'In this list: Jobs' });
  await expect(own.getByText('Show what is new or changed')).toBeVisible();
});
