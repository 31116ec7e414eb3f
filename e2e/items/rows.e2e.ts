// The rows of the field list: as high as drawn where their facts fit, addresses whole, and whose they are (mock 1-list; specification 2 §2).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { row, SUB } from '../field-list/list.ts';
import { expect, test } from '../support/test.ts';

/** Three lines of a row are 91 px; a fourth makes it 118. */
const THREE_LINES = 100;

test('a row keeps its height with the job’s status, its address is whole beside the running clock, and a lot’s number finds that lot alone', async ({
  openAs,
}) => {
  const page = await openAs('/field/construction', SUB);
  // one that nobody has begun: other tests work on the same list
  const said = page.locator('a[data-task]').filter({ hasText: 'Job status Issued' }).filter({ hasText: 'New Job' }).first();
  expect((await said.boundingBox())?.height).toBeLessThan(THREE_LINES);

  const street = row(page, LANDMARKS.sub.onsite).getByText('8 Wattle Rd, Box Hill', { exact: true });
  await expect(street).toHaveText('8 Wattle Rd, Box Hill');
  expect(await street.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('searchbox').fill('lot 14');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('a[data-task]')).toHaveCount(1);
  await expect(row(page, LANDMARKS.sub.onsite)).toBeVisible();
});

test('under Admin (ALL) each row says whose it is', async ({ openAs }) => {
  const page = await openAs('/field/construction', 'office@lotline.example');
  await expect(row(page, LANDMARKS.sub.rejected)).toContainText('Crew Ridgeway Cabling');
  await expect(row(page, LANDMARKS.field.rejected)).toContainText('Crew Crew North');
});
