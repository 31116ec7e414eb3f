// One refusal of each place where it can show, as a person meets it in a browser (issue §5; quality.md §1). Each code's own sentence and place is
// in dom each-refusal, what the server answers in db commands.
import { sayError } from '../../schema/errors/catalogue.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { tokenFor } from '../field-list/list.ts';
import { isOnsiteNowhereElse } from '../support/onsite-elsewhere.ts';
import { startSeededServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { bar, step } from './field-task.ts';
import { BROWSER_REFUSALS } from './refusals/browser-refusals.ts';
import { freshTask } from './refusals/fresh-task.ts';
import { FIELD, meet } from './refusals/refusal-case.ts';

test.describe.configure({ mode: 'parallel' });

for (const refusal of BROWSER_REFUSALS)
  test(`${refusal.code}: ${refusal.rule}`, ({ server, page, openAs }) => meet(refusal, server, page, openAs));

test('RATE_LIMITED: who asks too often is told to wait, and the page stays', async ({ page }) => {
  const server = await startSeededServer({ REQUESTS_PER_MINUTE: '40' });
  try {
    const task = await freshTask(server, 'Crew North');
    await isOnsiteNowhereElse(page);
    await openAs(page, `${server.url}${task.path}`, FIELD);
    await expect(step(page, 'I’m Onsite')).toBeVisible();
    const headers = { authorization: `Bearer ${await tokenFor(server, FIELD)}` };
    const ask = async () => (await fetch(`${server.url}/api/dashboard/fieldwork`, { headers })).status;
    while ((await ask()) !== 429);
    await step(page, 'I’m Onsite').click();
    await expect(bar(page).getByText(sayError('RATE_LIMITED'), { exact: true })).toBeVisible();
    await expect(step(page, 'I’m Onsite')).toBeEnabled();
  } finally {
    await server.stop();
  }
});
