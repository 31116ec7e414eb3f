// A long Field Chat on the phone: when earlier comments come, what is being read keeps its place (issue 6 §1). Which comments come is in dom EarlierComments.
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { sql } from './field-task.ts';
import { freshTask } from './refusals/fresh-task.ts';

const SUB = 'sub@lotline.example';
const MATE = 'dan.whitlock@lotline.example';

test.use({ viewport: { width: 390, height: 844 } });

test('a press brings 50 more above, and nothing moves under the thumb', async ({ server, openAs }) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  await sql(
    server,
    `insert into field_comment (schedule_id, user_id, comments, created_utc)
     select $1, (select id from app_user where email = $2), repeat('said ' || n || ' ', 1 + n % 12), now() - interval '1 day' + n * interval '1 minute'
       from generate_series(1, 120) n`,
    [task.taskId, MATE],
  );
  const page = await openAs(task.path, SUB);
  const lines = page.locator('[data-part="chat"] li');
  const button = page.getByRole('button', { name: 'Show earlier comments' });
  await expect(page.locator('[data-part="site"] h1')).toBeVisible();
  await expect(lines).toHaveCount(50);
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // the page above the chat has come to rest: what still arrives there would move the chat, pressed or not
  await settled(page);
  await button.scrollIntoViewIfNeeded();
  const oldest = lines.filter({ hasText: /said 71 / });
  const before = (await oldest.boundingBox())?.y ?? 0;
  await button.click();
  await expect(lines).toHaveCount(100);
  await expect.poll(async () => Math.abs(((await oldest.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});
