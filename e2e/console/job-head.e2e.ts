// The head of a job at a desk: whatever its work order is, its buttons stand in one line (issue 23 §2).
import type { Locator } from '@playwright/test';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { isOpen, path, type FoundJob } from './job-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';

test('a long work order leaves the buttons of the head in its line, and is read whole at the pointer', async ({ openAs, server }) => {
  const long = `OPT-${'NSW-CONSTRUCTION-'.repeat(8)}48213`;
  const [made] = await sql<FoundJob>(
    server,
    `insert into construction (work_order, status, work_type, address, lot_number, street_name, suburb, state, post_code, region)
     values ($1, 'Scheduled', 'Construction', 'Lot 1207, 133 Kookaburra Way, Springfield Lakes Estate QLD 4300', '1207', 'Kookaburra Way', 'Springfield Lakes Estate', 'QLD', '4300', 'Sydney West')
     returning id, work_order, status`,
    [long],
  );
  if (made === undefined) throw new Error('the job was not made');
  const page = await openAs(path(made), OFFICE);
  await isOpen(page, made, 'Summary');
  const head = page.locator('main header');
  const name = head.getByRole('heading', { level: 1 });
  const middle = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + element.clientHeight / 2);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of [
      head.getByRole('link', { name: 'Edit' }),
      head.getByRole('button', { name: 'Put on hold…' }),
      head.getByRole('button', { name: /^More/ }),
    ]) {
      expect(Math.abs((await middle(button)) - (await middle(name)))).toBeLessThan(16);
      const box = await button.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  await expect(name).toHaveAttribute('title', long);
});
