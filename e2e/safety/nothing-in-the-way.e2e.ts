// What is pressed, focused or said is not covered by what sticks to the screen or passes over it.
import type { Locator, Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { bar, findTask, sheet, step, tells } from '../task-page/field-task.ts';
import { requestedIn } from '../support/requested-document.ts';

const SUB = 'sub@lotline.example';

/** What has the focus, if a bar covers any of it: its name and by how much. */
const covered = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.closest('#root > :is(header, footer)') !== null) return null;
    const box = focused.getBoundingClientRect();
    const above = document.querySelector('#root > header')?.getBoundingClientRect().bottom ?? 0;
    const below = document.querySelector('#root > footer')?.getBoundingClientRect().top ?? window.innerHeight;
    const name = focused.getAttribute('aria-label') ?? focused.textContent;
    return box.top < above || box.bottom > below ? `${name}: ${String(box.top - above)}, ${String(below - box.bottom)}` : null;
  });

/** Through the whole page by Tab, then back; all that was covered on the way. */
async function walk(page: Page): Promise<{ steps: number; found: string[] }> {
  const found: string[] = [];
  let steps = 0;
  const isInside = () => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 80; pressed += 1) {
      await page.keyboard.press(key);
      if (!(await isInside())) break;
      steps += 1;
      const what = await covered(page);
      if (what !== null) found.push(`${key} ${what}`);
    }
  }
  return { steps, found };
}

const TASKS = {
  'a task with its next step': LANDMARKS.sub.onsite,
  'a task whose next step is refused with a reason': LANDMARKS.sub.rejectedBeforeSubmit,
};

for (const [what, workOrder] of Object.entries(TASKS)) {
  test(`by keyboard through ${what}, no bar covers what has the focus (WCAG 2.4.11)`, async ({ server, openAs }) => {
    const page = await openAs((await findTask(server, workOrder)).path, SUB);
    await expect(step(page, 'More')).toBeVisible();
    const { steps, found } = await walk(page);
    expect(steps).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
}

const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Both have to be on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('an error passes above the bar that says why, and leaves after six seconds; the sentence stays (Spec 1 §8)', async ({
  server,
  openAs,
  page: raw,
}) => {
  await raw.route('**/graphql', (route) =>
    requestedIn(route.request()).includes('UpdateConstructionTaskAccepted')
      ? route.fulfill({ json: { errors: [{ message: 'The office has set this task aside.', extensions: { code: 'TASK_IGNORED' } }] } })
      : route.fallback(),
  );
  const page = await openAs((await findTask(server, FREE_NEW_TASKS.sub[6])).path, SUB);
  await step(page, 'Accept').click();
  const error = page.locator('[data-toast="error"]');
  await tells(page, 'Error Accepting Task');
  const why = bar(page).getByRole('alert');
  await expect(why).toContainText('The office has set this task aside.');
  expect(await overlaps(error, bar(page))).toBe(false);
  await page.mouse.move(0, 0);
  await expect(error).toHaveCount(0);
  await expect(why).toBeVisible();
});

test('after a reload with a sheet open, the first Back leaves the page', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs('/field/construction', SUB);
  await page.goto(task.path);
  await step(page, 'More').click();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(step(page, 'More')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/field\/construction$/);
});

test('the second tap of a double tap on More chooses nothing in the sheet that rose under it', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, LANDMARKS.sub.onsite)).path, SUB);
  const box = await step(page, 'More').boundingBox();
  if (box === null) throw new Error('More is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
  await expect(sheet(page).getByRole('heading', { name: 'More' })).toBeVisible();
  await settled(page);
  await expect(sheet(page).getByRole('heading', { name: 'More' })).toBeVisible();
});
