// The pictures of docs/pictures of the field list and of a task: `PICTURES=1 npm test -- e2e field-list/pictures`.
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { shoot, shootOne, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { findTask } from '../task-page/field-task.ts';
import { SUB, untilListed } from './list.ts';

if (TAKES_PICTURES)
  test('the list, completed tasks, a task onsite and a new one', async ({ server, openAs }) => {
    const page = await openAs('/field/construction', SUB);
    await untilListed(page);
    await shoot(page, 'list', { fold: true });
    await page.goto('/field/completed?months=12');
    await untilListed(page);
    await shoot(page, 'completed', { fold: true });
    for (const [workOrder, name, look] of [
      [LANDMARKS.sub.onsite, 'task', 'phone'],
      [LANDMARKS.sub.newTask, 'task-new', 'phone'],
      [LANDMARKS.sub.onsite, 'task-desk', 'desk'],
    ] as const) {
      await page.goto((await findTask(server, workOrder)).path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // a step that has only come is pale for a moment
      await expect(page.getByText('Ready in a moment')).toHaveCount(0);
      await shootOne(page, name, look);
    }
  });
