// Of rows that are alike axe looks at one (repeated-rows.ts): whatever makes a row another kind is still found, in any row.
import type { Page } from '@playwright/test';
import { findViolations, WCAG } from './axe.ts';
import { REPEATED } from './repeated-rows.ts';
import { expect, test } from './test.ts';

const ROWS = 30;
const LATE = 20;

/** A table of equal rows, of which a later one is made otherwise. */
async function openRows(page: Page, { style = '', late = '<button>Open</button>' }: { style?: string; late?: string }): Promise<void> {
  const row = (at: number): string =>
    `<tr><th scope="row">Job ${String(at)}</th><td>${at === LATE ? late : '<button>Open</button>'}</td><td>Box Hill</td></tr>`;
  await page.setContent(`<!doctype html><html lang="en"><head><title>Jobs</title><style>
    body { color: #222; background: #fff } td, th { padding: 8px } button { min-width: 44px; min-height: 44px } ${style}</style></head>
    <body><main><h1>Jobs</h1><table><tbody>${Array.from({ length: ROWS }, (_, at) => row(at)).join('')}</tbody></table></main></body></html>`);
}
const found = async (page: Page): Promise<string[]> =>
  (await findViolations(page, [...WCAG, 'best-practice'], ['target-size'])).map((violation) => violation.split(':')[0] ?? '');

test('axe looks at one row of each kind, and finds what is wrong with any', async ({ page }) => {
  await openRows(page, {});
  expect(await found(page)).toEqual([]);
  await expect(page.locator(`[${REPEATED}]`)).toHaveCount(ROWS - 1);
  await openRows(page, { style: `tr:nth-child(${String(LATE + 1)}) td { color: #ccc }` });
  expect(await found(page)).toEqual(['color-contrast']);
  await openRows(page, { late: '<button></button>' });
  expect(await found(page)).toEqual(['button-name']);
  await openRows(page, { late: '<button aria-labelledby="nowhere"></button>' });
  expect(await found(page)).toContain('button-name');
  await openRows(page, { late: '<button aria-label="Look at job 20">Open</button>' });
  expect(await found(page)).toEqual(['label-in-name']);
  await openRows(page, { late: '<button aria-label="Open job 20">Open</button>' });
  expect(await found(page)).toEqual([]);
  const small = 'min-width: 0; min-height: 0; width: 12px; height: 12px; padding: 0; border: 0; font-size: 8px';
  await openRows(page, { late: `<button style="${small}">A</button><button style="${small}">B</button>` });
  expect(await found(page)).toContain('target-size');
  await openRows(page, { late: '<h4>Of this row</h4>' });
  expect(await found(page)).toContain('heading-order');
});
