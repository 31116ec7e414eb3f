// Each refusal of the catalogue that can be met on the field list and the task page, once, by its sentence (issue §5; quality.md §1).
import { CATALOGUE, sayError } from '../../schema/errors/catalogue.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { tokenFor } from '../field-list/list.ts';
import { startSeededServer } from '../support/running-server.ts';
import { expect } from '../support/test.ts';
import { bar, step } from './field-task.ts';
import { freshTask } from './refusals/fresh-task.ts';
import { ITEM_REFUSALS } from './refusals/item-refusals.ts';
import { JOB_REFUSALS } from './refusals/job-refusals.ts';
import { NOT_MET } from './refusals/not-met.ts';
import { FIELD, meet, test } from './refusals/refusal-case.ts';
import { SERVER_REFUSALS } from './refusals/server-refusals.ts';
import { STEP_REFUSALS } from './refusals/step-refusals.ts';

test.describe.configure({ mode: 'parallel' });

const REFUSALS = [...STEP_REFUSALS, ...ITEM_REFUSALS, ...JOB_REFUSALS, ...SERVER_REFUSALS];

for (const refusal of REFUSALS) {
  test.describe(refusal.code, () => {
    test.use({ person: refusal.person });
    test(refusal.rule, ({ server, page }) => meet(refusal, server, page));
  });
}

test.describe('RATE_LIMITED', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test('who asks too often is told to wait, and the page stays', async ({ page }) => {
    const server = await startSeededServer({ REQUESTS_PER_MINUTE: '40' });
    try {
      const task = await freshTask(server, { group: 'Crew North' });
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
});

test('every code of the catalogue is met here or has its reason why not', () => {
  const met = new Set<string>([...REFUSALS.map(({ code }) => code), 'RATE_LIMITED']);
  const excused = Object.keys(NOT_MET);
  expect(Object.keys(CATALOGUE).filter((code) => !met.has(code) && !excused.includes(code))).toEqual([]);
  expect(excused.filter((code) => met.has(code))).toEqual([]);
});
