// Figures stay whole, words break between words, and the bar leaves the page its room: with text at 200 % on a phone, and with sums and quantities as large as
// they come (mock decision 5; WCAG 1.4.4, 1.4.10; look.md §2). Rows of the list are as high as drawn (mock 1-list; specification 2 §2).
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { row, SUB } from '../field-list/list.ts';
import { findTask, sheet, step } from '../task-page/field-task.ts';
import { withoutPull } from '../support/onsite-elsewhere.ts';
import { expect, test } from '../support/test.ts';
import { ticketPath } from '../ticket/ticket-steps.ts';
import { barShare, brokenFigures, brokenWords, cutOff, hiddenRows, overfull, setText, sidewaysRoom } from './measures.ts';

/** Three lines of a row are 91 px; a fourth makes it 118. */
const THREE_LINES = 100;

interface Item {
  quantity: string;
  completedQty: string | null;
  rate: string | null;
  unitOfMeasure: string | null;
}

interface JobAnswer {
  data?: { construction?: { schedules: { items: Item[] }[] } };
}

/** $1,543,742.25 in one line, nine digits in another. */
const LARGE: readonly Item[] = [
  { quantity: '30.000', completedQty: '31.000', rate: '49798.14', unitOfMeasure: 'm' },
  { quantity: '123456789.125', completedQty: '987654321.500', rate: '0.01', unitOfMeasure: 'm' },
];

async function withLargeItems(page: Page): Promise<void> {
  await withoutPull(page);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as JobAnswer;
    json.data?.construction?.schedules.forEach(({ items }) => items.forEach((item, at) => Object.assign(item, LARGE[at % LARGE.length])));
    await route.fulfill({ response, json });
  });
}

test('the list: rows of three lines with whole addresses; at 200 % its bar leaves two thirds of the screen, and words break between words', async ({
  openQuietAs,
}) => {
  // other tests add tasks with longer addresses
  const page = await openQuietAs('/field/construction', SUB);
  // that nobody has begun; which of them has an address of two lines depends on the day
  const said = page.locator('a[data-task]').filter({ hasText: 'Job status Issued' }).filter({ hasText: 'New Job' });
  await expect(said.first()).toBeVisible();
  const heights = await said.evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights), `heights of ${heights.join(', ')} px`).toBeLessThan(THREE_LINES);
  // beside the running clock
  const street = row(page, LANDMARKS.sub.onsite).getByText('8 Wattle Rd, Box Hill', { exact: true });
  await expect(street).toHaveText('8 Wattle Rd, Box Hill');
  expect(await street.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await setText(page, '200%');
  expect(await barShare(page)).toBeLessThan(0.33);
  expect(await brokenWords(page, 'a[data-task] > :nth-child(2), footer a')).toEqual([]);
  expect(await overfull(page)).toEqual([]);
  expect(await cutOff(page.locator('a[data-task] span, footer a :is(span, b)'))).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
});

test('a task at 200 %: each figure is whole under its own head, which the phone does not draw; the hint of the ticket’s Next has the width of the bar', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  const table = page.getByRole('table', { name: /^Items/ }).first();
  await expect(table).toBeVisible();
  const heads = ['Item', 'Planned', 'Done', 'Rate', 'Total', 'Change'];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  await setText(page, '200%');
  expect(await brokenFigures(table)).toEqual([]);
  expect(await cutOff(page.locator('#root > header > p'))).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);

  await page.goto(ticketPath(task));
  const bar = page.getByRole('contentinfo');
  await expect(bar.getByRole('button', { name: /^Next$|^Sign on$/ })).toBeVisible();
  await setText(page, '200%');
  const widths = await bar.evaluate((footer) => {
    const { width } = getComputedStyle(footer);
    const sides = parseFloat(getComputedStyle(footer).paddingLeft) + parseFloat(getComputedStyle(footer).paddingRight);
    return { bar: parseFloat(width) - sides, hints: [...footer.querySelectorAll('p')].map((hint) => hint.getBoundingClientRect().width) };
  });
  expect(widths.hints.length).toBeGreaterThan(0);
  for (const hint of widths.hints) expect(hint).toBeGreaterThan(widths.bar - 2);
  expect(await overfull(page)).toEqual([]);
  expect(await barShare(page)).toBeLessThan(0.33);
});

test('sums of millions and quantities of nine digits stand whole on every width, and at 200 %', async ({ server, openAs, page: raw }) => {
  await withLargeItems(raw);
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  const table = page.getByRole('table', { name: /^Items/ }).first();
  await expect(table).toContainText('$1,543,742.34');
  for (const width of [320, 390, 768, 960, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenFigures(table), `${String(width)} px`).toEqual([]);
    expect(await sidewaysRoom(page), `${String(width)} px`).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setText(page, '200%');
  expect(await brokenFigures(table)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
});

const SMALL_WINDOWS = [
  ['at 320 px', { width: 320, height: 568 }],
  ['in landscape', { width: 844, height: 390 }],
] as const;

test('Confirm stands whole in its button; its sheet shows each item and its buttons at 320 px and in landscape, also at 200 %', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.completed);
  const page = await openAs(task.path, SUB);
  await expect(step(page, 'Confirm')).toBeVisible();
  await setText(page, '200%');
  expect(await overfull(page)).toEqual([]);
  // its hint does not take the screen
  expect(await barShare(page)).toBeLessThan(0.25);
  await step(page, 'Confirm').click();
  await expect(sheet(page).locator('tbody tr').first()).toBeVisible();
  expect(await brokenFigures(sheet(page).getByRole('table', { name: /^Items/ }))).toEqual([]);
  for (const [where, size] of SMALL_WINDOWS)
    for (const text of ['100%', '200%'] as const) {
      await page.setViewportSize(size);
      await setText(page, text);
      // the sheet follows the window's new size a frame later
      await expect.poll(() => hiddenRows(sheet(page)), `${where}, text at ${text}`).toEqual([]);
      expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), `${where}, text at ${text}`).toBe(0);
    }
});
