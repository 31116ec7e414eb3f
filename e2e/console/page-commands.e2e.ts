// What Ctrl+K lists on the page of a task and of a project is what the page's own buttons and menus offer to this person, no more and no less (issue 23 §2).
import type { Page } from '@playwright/test';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

/** Two who are offered other things, each on a task; a soak asks the office too, and everybody on each task. */
const PEOPLE = ['scheduler@lotline.example', 'finance@lotline.example', ...(isSoak ? ['office@lotline.example'] : [])];

/** What stands under 'On this page' once '>' is typed, without the notes beside it. */
async function commandsOf(page: Page, note = ''): Promise<string[]> {
  const search = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('>');
  const listed = search.getByRole('group', { name: 'On this page' }).getByRole('option');
  await expect(listed.filter({ hasText: 'Copy link' })).toBeVisible();
  const texts = await listed.allTextContents();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  return texts.map((text) => (text.startsWith('Copy link') ? text : text.replace(note, '')).trim()).sort();
}

/** What the menu of a task lets this person choose now. */
async function menuOf(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: /^Actions on/ });
  if ((await button.count()) === 0) return [];
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  const allowed = await page.locator('[role="menuitem"]:not([aria-disabled="true"])').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return allowed.map((text) => text.trim());
}

test('on a task Ctrl+K lists what its menu, its buttons and its chat offer, for each who reads it', async ({
  openQuietAs,
  quietServer: server,
}) => {
  const tasks = await sql<{ id: number; name: string }>(
    server,
    `(select id, name from schedule where submitted_date is null and onsite_date is null and group_id is not null and not ignored order by id limit 1)
     union all
     (select id, name from schedule where submitted_date is not null and rejected_item_count = 0 and not ignored order by id desc limit 1)`,
    [],
  );
  expect(tasks).toHaveLength(2);
  const offered = new Set<string>();
  for (const [at, email] of PEOPLE.entries())
    for (const { id, name } of isSoak ? tasks : tasks.slice(at, at + 1)) {
      const page = await openQuietAs(`/tasks/${String(id)}`, email);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const moves = await menuOf(page);
      const shown = async (what: string, is: Promise<number>): Promise<string[]> => ((await is) > 0 ? [what] : []);
      const expected = [
        ...moves,
        ...(await shown('Review', page.getByRole('link', { name: `Review ${name}` }).count())),
        ...(await shown('Write a comment', page.getByLabel('Write a comment', { exact: true }).count())),
        ...(await shown('Save the ticket of work as PDF', page.getByRole('button', { name: 'Save as PDF' }).count())),
        `Copy link to task ${name}`,
      ];
      expect(await commandsOf(page, name), `${email}, ${name}`).toEqual(expected.sort());
      for (const what of expected) offered.add(what);
    }
  // neither side is empty for all of them
  expect([...offered]).toEqual(expect.arrayContaining(['Reassign', 'Move the due date', 'Set aside', 'Review', 'Write a comment']));
});

const PROJECT_HOME = 'Overview';
/** Where each button of a project stands, and what it is called where the page is not seen. */
const OF_PROJECT = [
  [PROJECT_HOME, 'Edit', 'Edit this project'],
  ['Comments', 'Write a comment', 'Write a comment'],
  ['Jobs', 'Add jobs', 'Add jobs'],
] as const;

test('on a project Ctrl+K lists what the buttons of its parts offer, for each who reads it', async ({
  openQuietAs,
  quietServer: server,
}) => {
  const [project] = await sql<{ id: number; name: string }>(
    server,
    'select id, name from project p where exists (select 1 from construction where project_id = p.id) order by id limit 1',
    [],
  );
  const path = `/project/${String(project?.id)}`;
  const name = project?.name ?? 'none';
  const counts: number[] = [];
  for (const email of PEOPLE) {
    const page = await openQuietAs(path, email);
    const open = async (part: string): Promise<void> => {
      const link = page.getByRole('navigation', { name: 'Project', exact: true }).getByRole('link', { name: new RegExp(`^${part}`) });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    };
    const buttons = (button: string) => page.getByRole('main').getByRole('button', { name: button, exact: true });
    const expected = [`Copy link to project ${name}`];
    for (const [part, button, command] of OF_PROJECT) {
      await open(part);
      if ((await buttons(button).count()) > 0) expected.push(command);
    }
    await expect(buttons('Export')).toBeVisible();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const formats = await page.getByRole('menuitem').allTextContents();
    expected.push(...formats.map((format) => `Export its jobs as ${format.trim()}`));
    await page.keyboard.press('Escape');
    await open(PROJECT_HOME);
    expect(await commandsOf(page), email).toEqual(expected.sort());
    counts.push(expected.length);
  }
  // who may not edit has fewer
  expect(Math.min(...counts)).toBeLessThan(Math.max(...counts));
});
