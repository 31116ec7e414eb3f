// One refusal of each place where it can show, on real parts: the bar, a sheet with what was typed, the form of an item by itself and by the
// server, a database in trouble, a closed account, the field list. Every other code is in dom each-refusal, from one table.
import { expect, type Page } from '@playwright/test';
import { callAs, section } from '../../field-list/list.ts';
import { changePerson } from '../../support/change-person.ts';
import { countOf } from '../../support/person-database.ts';
import { asTimePasses, holdClock } from '../../support/passing-time.ts';
import { STANDS_MS } from '../../../field-pwa/src/platform/tap-guard/deaf-spot.ts';
import { bar, sheet, sql, step, tells } from '../field-task.ts';
import { FIELD, FIELD_MATE, SUB, SUB_MATE, isMutation, type RefusalCase, type Scene } from './refusal-case.ts';

const CREW_NORTH = { person: FIELD, group: 'Crew North' } as const;
/** Whom no other browser test signs in. */
const PRIYA = 'priya.nair@lotline.example';

const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save' });
/** A refused button looks it and can still be pressed. */
const pressRefused = ({ page }: Scene): Promise<void> => save(page).click({ force: true });
const pressSave = ({ page }: Scene): Promise<void> => save(page).click();
const goOnsite = ({ page }: Scene): Promise<void> => step(page, 'I’m Onsite').click();

const opensAdd =
  (codeOf: (scene: Scene) => string) =>
  async (scene: Scene): Promise<void> => {
    await scene.page.getByRole('button', { name: 'Add unplanned item' }).click();
    const item = sheet(scene.page).getByRole('combobox', { name: 'Item' });
    await item.fill(codeOf(scene));
    await expect(sheet(scene.page).getByRole('option').first()).toContainText(/^\S+ - /);
    await item.press('ArrowDown');
    await item.press('Enter');
  };

/** An item of the catalogue, a custom task or a fault that only this test has. */
const own = ({ task }: Scene): string => `own_${String(task.taskId)}`;
const canLogIn =
  (holds: boolean, answer: number) =>
  ({ server }: Scene) =>
    changePerson(server, PRIYA, `update app_user set can_log_in = ${String(holds)} where email = $1`, answer);

export const BROWSER_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'ALREADY_DECLINED',
    rule: 'in the bar: what a crew mate declined is not accepted',
    person: SUB,
    group: 'Ridgeway Cabling',
    // what the page reads by itself as it opens would tell it, and while the button has not stood it cannot be pressed before that
    opens: async ({ page }) => {
      await expect.poll(() => countOf(page, 'pulledState')).toBe(1);
      await expect(step(page, 'Accept')).not.toHaveAccessibleDescription('Ready in a moment');
    },
    meanwhile: ({ server, task }) =>
      callAs(server, SUB_MATE, 'mutation ($id: Int!) { updateConstructionTaskDeclined(scheduleId: $id) { id } }', { id: task.taskId }),
    presses: ({ page }) => step(page, 'Accept').click(),
    where: bar,
    then: async ({ page }) => {
      await tells(page, 'Error Accepting Task');
      await expect(step(page, 'I’m Onsite')).toHaveCount(0);
    },
  },
  {
    code: 'STALE_VERSION',
    rule: 'in a sheet, which keeps what was typed: of a contact’s name that someone else changed meanwhile the person chooses which holds',
    ...CREW_NORTH,
    opens: async ({ page }) => {
      await page
        .getByRole('button', { name: /: site contacts$/ })
        .first()
        .click();
      await sheet(page).getByRole('button', { name: 'Edit' }).click();
    },
    typed: [['Name', 'Sarah Lindqvist']],
    meanwhile: async ({ server, task, page }) => {
      await holdClock(page);
      await callAs(
        server,
        FIELD_MATE,
        'mutation ($id: Int!) { updateDeveloperAndSiteContact(id: $id, siteContact: "Sam Whitby", siteContactPhone: "0491570158") { id } }',
        { id: task.jobId },
      );
    },
    details: { changedBy: 'Megan Price' },
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await expect(sheet(page)).toContainText('Sam Whitby, name: which is right?');
      // whose sentence it is has to be read first: a second tap on Save means nothing
      await page.clock.runFor(STANDS_MS);
      await sheet(page).getByRole('button', { name: 'Keep Sarah Lindqvist' }).click();
      await expect(sheet(page).getByLabel('Name').first()).toHaveValue('Sarah Lindqvist');
      await page.clock.runFor(STANDS_MS);
      await save(page).click();
      await tells(page, 'Developer and Site Contact updated successfully');
      await expect(sheet(page)).toContainText('Sarah Lindqvist');
    },
  },
  {
    code: 'QUANTITY_ZERO',
    rule: 'in an item’s form, before anything is sent: an added item has a quantity other than zero',
    ...CREW_NORTH,
    opens: opensAdd(() => 'rock'),
    typed: [
      [/^Quantity/, '0'],
      ['Reason', 'Sandstone shelf'],
    ],
    details: { sentence: 'The quantity is zero. Enter what was added, or a minus and what was removed.' },
    presses: pressRefused,
    where: sheet,
    then: async ({ page }) => {
      await sheet(page)
        .getByLabel(/^Quantity/)
        .fill('0.5');
      await expect(save(page)).toBeEnabled();
    },
  },
  {
    code: 'ITEM_ARCHIVED',
    rule: 'in an item’s form, by the server: an item that went out of use meanwhile is not added',
    ...CREW_NORTH,
    given: (scene) =>
      sql(scene.server, `insert into field_item (code, name, unit_of_measure) values ($1, 'Own item', 'each')`, [own(scene)]),
    opens: opensAdd(own),
    typed: [
      [/^Quantity/, '2'],
      ['Reason', 'Met existing conduit'],
    ],
    meanwhile: (scene) => sql(scene.server, 'update field_item set is_archived = true where code = $1', [own(scene)]),
    presses: pressSave,
    where: sheet,
    then: ({ page }) => expect(page.getByText('Unplanned:')).toHaveCount(0),
  },
  {
    code: 'CANNOT_LOG_IN',
    rule: 'of the account: once closed it refuses the step and ends the screens',
    person: PRIYA,
    group: 'Crew South',
    meanwhile: async (scene) => {
      await holdClock(scene.page);
      await canLogIn(false, 403)(scene);
    },
    presses: async (scene) => {
      const heading = scene.page.getByRole('heading', { name: 'Failed to login' });
      // answered first: a call on its way would be given up, and sent once more, when the page's time runs ahead of the server's
      const answered = scene.page.waitForResponse((answer) => isMutation(answer.request()));
      await goOnsite(scene);
      await (await answered).finished();
      await asTimePasses(scene.page, (within) => expect(heading).toBeVisible(within));
    },
    where: (page) => page.locator('main'),
    isPart: true,
    then: ({ page }) => expect(bar(page)).toHaveCount(0),
    undo: canLogIn(true, 200),
  },
  {
    code: 'CUSTOM_TASK_NOT_COMPLETABLE',
    rule: 'on the field list: a custom task that the office completes has no box to tick, and says why',
    ...CREW_NORTH,
    on: 'list',
    given: (scene) =>
      sql(
        scene.server,
        `insert into custom_task (name, group_id, is_completable) select $1, id, false from work_group where name = 'Crew North'`,
        [own(scene)],
      ),
    presses: (scene) => scene.page.getByRole('checkbox', { name: own(scene) }).click({ force: true }),
    where: (page) => section(page, 'Custom Tasks'),
    then: (scene) => expect(scene.page.getByRole('checkbox', { name: own(scene) })).not.toBeChecked(),
  },
];
