// The columns of a list by a real mouse: a head is taken to another place, its edge makes it narrower, both are there again after a reload; a press
// sorts as before (issue 11 §1).
import type { Page } from '@playwright/test';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { untilListed } from './list-page.ts';

test.use(DESK);

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const heads = async (page: Page): Promise<string[]> => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const after = (order: readonly string[], name: string): string | undefined => order[order.indexOf(name) + 1];

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number; width: number }> {
  const box = await head(page, name).boundingBox();
  if (box === null) throw new Error(`No head ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test('a column is dragged behind another, left by Esc, narrowed at its edge, and all of it kept', async ({ openAs }) => {
  const page = await openAs('/jobs', 'scheduler@lotline.example');
  await untilListed(page, 'Jobs');
  const first = await heads(page);
  expect(after(first, 'State')).toBe('Status');

  const [state, due] = [await middleOf(page, 'State'), await middleOf(page, 'Due')];
  const carry = async () => {
    await page.mouse.move(state.x, state.y);
    await page.mouse.down();
    await page.mouse.move(due.x + due.width / 4, due.y, { steps: 8 });
    await expect(head(page, 'Due')).toHaveAttribute('data-drop', 'after');
  };
  await carry();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await heads(page)).toEqual(first);

  await carry();
  await page.mouse.up();
  await expect.poll(async () => after(await heads(page), 'Due')).toBe('State');
  // carried, not pressed: the sort is as it was
  await expect(page).toHaveURL('/jobs');

  const address = await middleOf(page, 'Address');
  await page.mouse.move(address.x + address.width / 2 - 2, address.y);
  await page.mouse.down();
  await page.mouse.move(address.x + address.width / 2 - 160, address.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await middleOf(page, 'Address')).width).toBeLessThan(address.width - 40);
  const narrowed = (await middleOf(page, 'Address')).width;

  await page.reload();
  await untilListed(page, 'Jobs');
  expect(after(await heads(page), 'Due')).toBe('State');
  expect((await middleOf(page, 'Address')).width).toBeCloseTo(narrowed, 0);
  await page.getByRole('button', { name: 'State', exact: true }).click();
  await expect(head(page, 'State')).toHaveAttribute('aria-sort', 'ascending');
});
