// What is pressed, focused or said is not covered by what sticks to the screen or passes over it.
import type { Locator, Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { bar, findTask, step, tells } from '../task-page/field-task.ts';
import { requestedIn } from '../support/requested-document.ts';

const SUB = 'sub@lotline.example';

/** What has the focus, if a bar covers any of it: its name and by how much; or that the focus has left the page. */
const covered = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'outside';
    if (focused.closest('#root > :is(header, footer)') !== null) return null;
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
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 80; pressed += 1) {
      await page.keyboard.press(key);
      const what = await covered(page);
      if (what === 'outside') break;
      steps += 1;
      if (what !== null) found.push(`${key} ${what}`);
    }
  }
  return { steps, found };
}

const TASKS = [
  // the same walk past a bar with less in it
  ['a task with its next step', LANDMARKS.sub.onsite, { tag: '@soak' }],
  ['a task whose next step is refused with a reason', LANDMARKS.sub.rejectedBeforeSubmit, {}],
] as const;

for (const [what, workOrder, details] of TASKS) {
  test(`by keyboard through ${what}, no bar covers what has the focus (WCAG 2.4.11)`, details, async ({ server, openAs }) => {
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

test('an error passes above the bar that says why (Spec 1 §8)', async ({ server, openAs, page: raw }) => {
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
});
