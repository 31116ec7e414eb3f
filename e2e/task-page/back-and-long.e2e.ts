// The task page at its edges: Back with a sheet open, a second tap on the same spot, long words, sixty items.
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { withoutPull } from '../support/onsite-elsewhere.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { bar, findTask, sheet, step } from './field-task.ts';
import { requestedIn } from '../support/requested-document.ts';

const SUB = 'sub@lotline.example';
const LONG = 'Widerstandsfähigkeitsprüfungsprotokoll'.repeat(4);

interface WireTask {
  name: string;
  groupId: number | null;
  comments: string | null;
  items: Record<string, unknown>[];
}
interface WireJob {
  construction: Record<string, unknown> & { schedules: WireTask[] };
  jobFieldComments: { comments: string }[];
}

/** The page's data as the server has it, changed on its way. */
async function changeJob(page: Page, change: (data: WireJob) => void): Promise<void> {
  await withoutPull(page);
  await page.route('**/graphql', async (route) => {
    if (!requestedIn(route.request()).includes('query ConstructionQuery')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: WireJob };
    change(answer.data);
    return route.fulfill({ response, json: answer });
  });
}

/** What stands in a text that runs off the right side. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const isUnseen = (part: Element) => getComputedStyle(part).clipPath === 'inset(50%)';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const part = text.parentElement;
      if (part === null || part.closest('header, [role="listbox"]') !== null || isUnseen(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > document.documentElement.clientWidth + 1) {
        found.add(`${part.tagName} in ${part.parentElement?.outerHTML.slice(0, 200) ?? ''}`);
      }
    }
    return [...found];
  });

test('Back closes the open sheet and asks before typed text is lost; the next Back leaves the page, also after a reload', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs('/field/construction', SUB);
  const reason = sheet(page).getByLabel('Reason');
  await page.goto(task.path);
  await test.step('a sheet that nothing was typed in', async () => {
    await step(page, 'More').click();
    // The sheet has its entry in the history once it is shown; on a slow machine Back came before it
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${task.path}$`));
  });
  await test.step('what was typed is asked about', async () => {
    await page.getByRole('button', { name: 'Add unplanned item' }).click();
    await reason.fill('Rock at the boundary');
    await page.goBack();
    await expect(sheet(page)).toContainText('Discard what you typed?');
    await sheet(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(reason).toHaveValue('Rock at the boundary');
    await page.keyboard.press('Escape');
    await sheet(page).getByRole('button', { name: 'Discard' }).click();
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step('the second tap of a double tap on More chooses nothing in the sheet that rose under it', async () => {
    const box = await step(page, 'More').boundingBox();
    if (box === null) throw new Error('More is not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(sheet(page).getByRole('heading', { name: 'More' })).toBeVisible();
    await settled(page);
    await expect(sheet(page).getByRole('heading', { name: 'More' })).toBeVisible();
  });
  await test.step('after a reload with a sheet open, the first Back leaves the page', async () => {
    await page.reload();
    await expect(step(page, 'More')).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/field\/construction$/);
  });
});

test('long words and sixty items stay within a small phone, and what is refused is read wherever the page stands', async ({
  server,
  openAs,
  page: raw,
}) => {
  await raw.setViewportSize({ width: 320, height: 640 });
  await changeJob(raw, ({ construction, jobFieldComments }) => {
    Object.assign(construction, { streetName: LONG, suburb: LONG, description: LONG, siteContact: LONG, developer: LONG, status: LONG });
    jobFieldComments.forEach((comment) => Object.assign(comment, { comments: LONG }));
    construction.schedules.forEach((task) => {
      const [first] = task.items;
      Object.assign(task, { name: LONG, comments: LONG });
      task.items = Array.from({ length: 60 }, (_, id) => ({
        ...first,
        ...task.items[id],
        id: 1000 + id,
        variationReason: LONG,
        description: LONG,
      }));
    });
  });
  const page = await openAs((await findTask(server, LANDMARKS.sub.rejectedBeforeSubmit)).path, SUB);
  await expect(
    page
      .getByRole('table', { name: /^Items/ })
      .first()
      .locator('tbody tr'),
  ).toHaveCount(60);
  expect(await tooWide(page)).toEqual([]);
  // what must be done first is offered in the bar
  const why = bar(page).getByRole('button', { name: /^Correct/ });
  for (const y of [0, 3000, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(why).toBeInViewport();
  }
  await page
    .getByRole('button', { name: /^Change quantity of/ })
    .first()
    .click();
  const save = sheet(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  expect(await tooWide(page)).toEqual([]);
});
