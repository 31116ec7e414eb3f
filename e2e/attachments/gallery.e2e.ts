// The gallery of a job: every photo with its state, by date, title or person (screens.md §2.27; issue 10 §1).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { drawnPhoto } from '../../api/test/drawn-photo.ts';
import { findViolations, findWrongColours, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { findTask } from '../task-page/field-task.ts';
import { addFile } from './files-page.ts';

const SUB = 'sub@lotline.example';

test('photos are sorted and shown large; nothing is waiting on this phone', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.rejected);
  const bytes = await drawnPhoto(400, 300);
  for (const name of ['Trench-10.jpg', 'Trench-2.jpg']) await addFile(server, SUB, task, { name, bytes });
  const page = await openAs(`/field/construction/${String(task.jobId)}/photos`, SUB);
  const tiles = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(tiles.first()).toContainText('Trench-2.jpg');
  await expect(tiles.first()).toContainText('Received');
  await settled(page);
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await findWrongColours(page)).toEqual([]);
  await page.getByText('Title', { exact: true }).click();
  const titles = async () => (await tiles.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect((await titles()).indexOf('Trench-2.jpg')).toBeLessThan((await titles()).indexOf('Trench-10.jpg'));
  await tiles.filter({ hasText: 'Trench-10.jpg' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Trench-10.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Not received/ }).click();
  await expect(page.getByText('All photos on this phone have been received.')).toBeVisible();
});
