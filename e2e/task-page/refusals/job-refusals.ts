// What is refused in the forms of the job: status, developer, site contacts and field comments (specification 1 §5, §6; 2 §5).
import { expect, type Page } from '@playwright/test';
import { MAX_COMMENT_LENGTH } from '../../../schema/domain/comment/comment.input.ts';
import { MOST_COMMENTS_A_DAY } from '../../../schema/domain/comment/comment.lifecycle.ts';
import { callAs } from '../../field-list/list.ts';
import { bar, sheet, sql, step, toast } from '../field-task.ts';
import { FIELD, FIELD_MATE, inTurn, OFFICE, type RefusalCase, type Scene } from './refusal-case.ts';

const CREW_NORTH = { person: FIELD, group: 'Crew North' } as const;
const STATUS_TYPE = 'Refused statuses';
const LOCKED_TYPE = 'Refused contacts';

const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save' });
/** A refused button looks it and can still be pressed. */
const pressRefused = ({ page }: Scene): Promise<void> => save(page).click({ force: true });
const pressSave = ({ page }: Scene): Promise<void> => save(page).click();
const opens =
  (name: string | RegExp) =>
  ({ page }: Scene): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const opensContacts = inTurn(opens(/^Site contacts:/), ({ page }) => sheet(page).getByRole('button', { name: 'Edit' }).click());

/** Of a work type that no other test reads. */
const setting =
  (name: string, workType: string, config: object) =>
  async ({ server }: Scene): Promise<void> => {
    await sql(server, 'delete from system_setting where name = $1 and work_type = $2', [name, workType]);
    await sql(server, 'insert into system_setting (name, work_type, config) values ($1, $2, $3)', [name, workType, JSON.stringify(config)]);
  };

const status = (statusName: string, sortOrder: number, allowedNext: readonly string[]) => ({
  statusName,
  sortOrder,
  fieldOrder: sortOrder,
  fieldEdit: true,
  allowedNext,
});
const STATUSES = {
  statuses: [
    status('In construction', 10, ['Field complete']),
    status('Field complete', 20, []),
    status('Office review', 30, ['Complete']),
    status('Complete', 40, []),
  ],
};
const contacts = (canEdit: boolean) => ({
  fields: ['developer', 'siteContact'].map((fieldName) => ({ fieldName, show: true, canEdit })),
});

const ownComment = async ({ server, task }: Scene): Promise<void> => {
  const query = 'mutation ($comment: FieldCommentInput!) { updateFieldComment(fieldComment: $comment) { id } }';
  await callAs(server, FIELD, query, { comment: { id: 0, scheduleId: task.taskId, comments: 'Gate code is 4711' } });
};
const commentId = async ({ server, task }: Scene): Promise<number | undefined> => {
  const [comment] = await sql<{ id: number }>(server, 'select max(id) as id from field_comment where schedule_id = $1', [task.taskId]);
  return comment?.id;
};

export const JOB_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'STATUS_NOT_ALLOWED',
    rule: 'a status that the office’s change has closed is refused, with those that are open',
    ...CREW_NORTH,
    job: { work_type: STATUS_TYPE, status: 'In construction' },
    details: { allowed: ['Complete'] },
    given: setting('Job Status Settings', STATUS_TYPE, STATUSES),
    opens: inTurn(opens('Update Job Status'), ({ page }) => sheet(page).getByText('Field complete').click()),
    meanwhile: ({ server, task }) =>
      callAs(server, OFFICE, 'mutation ($id: Int!) { updateJobStatus(id: $id, status: "Office review") { id } }', { id: task.jobId }),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await expect(sheet(page).locator('label', { hasText: 'Office review' })).toContainText('Now');
      await sheet(page).getByText('Complete', { exact: true }).click();
      await save(page).click();
      await expect(toast(page, 'Job Status updated successfully')).toBeVisible();
    },
  },
  {
    code: 'FIELD_NOT_EDITABLE',
    rule: 'a field that the settings closed meanwhile is refused by its name',
    ...CREW_NORTH,
    job: { work_type: LOCKED_TYPE },
    details: { field: 'Developer' },
    given: setting('Field Work List', LOCKED_TYPE, contacts(true)),
    opens: opens('Edit Developer and Site Contact'),
    typed: [[/^(Developer|Builder)$/, 'Tamar Homes']],
    meanwhile: setting('Field Work List', LOCKED_TYPE, contacts(false)),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Update Job Status' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Developer and Site Contact' })).toHaveCount(0);
    },
  },
  {
    code: 'PHONE_INVALID',
    rule: 'a contact’s number is an Australian mobile',
    ...CREW_NORTH,
    opens: opensContacts,
    typed: [['Phone', '02 9876 5432']],
    presses: pressRefused,
    where: sheet,
    then: async ({ page }) => {
      await sheet(page).getByLabel('Phone', { exact: true }).first().fill('0491 570 159');
      await expect(save(page)).toBeEnabled();
    },
  },
  {
    code: 'SITE_CONTACT_REQUIRED',
    rule: 'the last contact stays',
    ...CREW_NORTH,
    opens: opensContacts,
    presses: async ({ page }) => {
      const remove = sheet(page).getByRole('button', { name: /^Remove contact/ });
      while ((await remove.count()) > 1) await remove.last().click();
      await remove.click({ force: true });
    },
    where: sheet,
    then: ({ page }) => expect(sheet(page).getByLabel('Name', { exact: true })).not.toHaveValue(''),
  },
  {
    code: 'STALE_VERSION',
    rule: 'contacts that somebody else saved meanwhile are shown, and the person chooses',
    ...CREW_NORTH,
    opens: opensContacts,
    typed: [['Name', 'Sarah Lindqvist']],
    meanwhile: ({ server, task }) =>
      callAs(
        server,
        FIELD_MATE,
        'mutation ($id: Int!) { updateDeveloperAndSiteContact(id: $id, siteContact: "Sam Whitby", siteContactPhone: "0491570158") { id } }',
        { id: task.jobId },
      ),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await expect(sheet(page)).toContainText('Sam Whitby 0491 570 158');
      await save(page).click();
      await expect(toast(page, 'Developer and Site Contact updated successfully')).toBeVisible();
      await expect(sheet(page)).toContainText('Sarah Lindqvist');
    },
  },
  {
    code: 'COMMENT_NOT_YOURS',
    rule: 'a comment that was never the person’s own is not edited',
    ...CREW_NORTH,
    given: ownComment,
    opens: opens(/^Edit your comment of/),
    typed: [['Comment', 'Gate code is 4712']],
    meanwhile: async (scene) =>
      sql(scene.server, 'update field_comment set user_id = (select id from app_user where email = $1) where id = $2', [
        FIELD_MATE,
        await commentId(scene),
      ]),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await page.reload();
      await expect(page.locator('[data-part="chat"]')).toContainText('Gate code is 4711');
      await expect(page.getByRole('button', { name: /^Edit your comment of/ })).toHaveCount(0);
    },
  },
  {
    code: 'NOT_FOUND',
    rule: 'a comment deleted on another phone is not edited',
    ...CREW_NORTH,
    given: ownComment,
    opens: opens(/^Edit your comment of/),
    typed: [['Comment', 'Gate code is 4712']],
    meanwhile: async (scene) =>
      callAs(scene.server, FIELD, 'mutation ($id: Int!) { deleteFieldComment(id: $id) }', { id: await commentId(scene) }),
    presses: pressSave,
    where: sheet,
    then: ({ page }) => expect(page.locator('[data-part="chat"]')).not.toContainText('Gate code is 4711'),
  },
  {
    code: 'NOT_FOUND',
    rule: 'a task that was given to another group is gone from the page',
    ...CREW_NORTH,
    meanwhile: ({ server, task }) =>
      sql(server, `update schedule set group_id = (select id from work_group where name = 'Crew South') where id = $1`, [task.taskId]),
    presses: ({ page }) => step(page, 'I’m Onsite').click(),
    where: (page) => page.locator('body'),
    then: async ({ page }) => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Back to task list', exact: true })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    },
  },
  {
    code: 'COMMENT_EMPTY',
    rule: 'a comment says something',
    ...CREW_NORTH,
    opens: opens('Write more, or to the whole job'),
    typed: [['Comment', '  ']],
    presses: pressRefused,
    where: sheet,
    then: async ({ page }) => {
      await sheet(page).getByLabel('Comment', { exact: true }).fill('Water in the pit');
      await expect(save(page)).toBeEnabled();
    },
  },
  {
    code: 'COMMENT_TOO_LONG',
    rule: 'a comment that got past its field’s own limit is refused and kept',
    ...CREW_NORTH,
    opens: opens('Write more, or to the whole job'),
    meanwhile: async ({ page }) => {
      const field = sheet(page).getByLabel('Comment', { exact: true });
      await field.evaluate((element) => element.removeAttribute('maxlength'));
      await field.fill('p'.repeat(MAX_COMMENT_LENGTH + 1));
    },
    presses: pressSave,
    where: sheet,
    then: ({ page }) => expect(sheet(page).getByLabel('Comment', { exact: true })).toHaveValue(/^p{4001}$/),
  },
  {
    code: 'COMMENT_LIMIT',
    rule: 'who has written more in a day than any worker does is told so, and keeps the text',
    ...CREW_NORTH,
    details: { most: MOST_COMMENTS_A_DAY },
    typed: [['Add a field comment', 'Water in the pit']],
    meanwhile: ({ server, task }) =>
      sql(
        server,
        `insert into field_comment (schedule_id, user_id, comments)
         select $1, (select id from app_user where email = $2), 'rain' from generate_series(1, $3::int)`,
        [task.taskId, FIELD, MOST_COMMENTS_A_DAY],
      ),
    presses: ({ page }) => page.getByRole('button', { name: 'Send' }).click(),
    where: (page) => page.locator('main'),
    then: ({ page }) => expect(page.getByRole('button', { name: 'Send' })).toBeEnabled(),
    undo: ({ server, task }) => sql(server, 'delete from field_comment where schedule_id = $1', [task.taskId]),
  },
];
