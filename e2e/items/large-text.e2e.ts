// Figures stay whole: with text at 200 % on a phone, and with sums and quantities as large as they come (mock decision 5; WCAG 1.4.4).
import type { Locator, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findTask, sheet, step } from '../task-page/field-task.ts';
import { withoutPull } from '../support/onsite-elsewhere.ts';
import { expect, test } from '../support/test.ts';

const SUB = 'sub@lotline.example';

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

const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The figures that take more than one line or do not lie within the table. */
const brokenFigures = (table: Locator): Promise<string[]> =>
  table.evaluate((drawn) =>
    [...drawn.querySelectorAll('td[data-label], tfoot td:not(:empty)')].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('span') ?? cell.firstChild ?? cell);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const { left, right } = drawn.getBoundingClientRect();
      const isWhole = lines.length === 1 && lines.every((line) => line.left >= left && line.right <= right);
      return isWhole ? [] : [`${cell.textContent}: ${lines.map((line) => `${String(line.left)} to ${String(line.right)}`).join(', ')}`];
    }),
  );

const cutOff = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((drawn) =>
    drawn
      .filter((part) => getComputedStyle(part).overflowX === 'hidden' && getComputedStyle(part).clipPath === 'none')
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent),
  );

test('each figure is told under its own head, which the phone does not draw; at 200 % none is broken and nothing runs off the side', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  const table = page.getByRole('table', { name: /^Items/ }).first();
  await expect(table).toBeVisible();
  const heads = ['Item', 'Planned', 'Done', 'Rate', 'Total', 'Change'];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  const rows = await table.getByRole('rowgroup').nth(1).getByRole('row').all();
  for (const row of rows) await expect(row.getByRole('cell')).toHaveCount(heads.length);
  await enlarge(page);
  expect(await brokenFigures(table)).toEqual([]);
  expect(await cutOff(page.locator('#root > header > p'))).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
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
  await enlarge(page);
  expect(await brokenFigures(table)).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
});

test('at 200 % the quantities to be confirmed are whole too', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.completed);
  const page = await openAs(task.path, SUB);
  await step(page, 'Confirm').click();
  await enlarge(page);
  expect(await brokenFigures(sheet(page).getByRole('table', { name: /^Items/ }))).toEqual([]);
});

test('at 200 % the list names street, task and work order whole', async ({ openAs }) => {
  const page = await openAs('/field/construction', SUB);
  await expect(page.locator('a[data-task]').first()).toBeVisible();
  await enlarge(page);
  expect(await cutOff(page.locator('a[data-task] span, footer a :is(span, b)'))).toEqual([]);
  expect(await sidewaysRoom(page)).toBe(0);
});
