// Steps that somebody else, or the same person on another phone, has made impossible since the page was loaded (specification 1 §4).
import { expect } from '@playwright/test';
import { callAs } from '../../field-list/list.ts';
import type { RunningServer } from '../../support/running-server.ts';
import { bar, sheet, sql, step, toast } from '../field-task.ts';
import { act, FIELD, FIELD_MATE, inTurn, OFFICE, SUB, SUB_MATE, type RefusalCase, type Scene } from './refusal-case.ts';

const RIDGEWAY = { person: SUB, group: 'Ridgeway Cabling' } as const;
/** Nothing to accept. */
const CREW_NORTH = { person: FIELD, group: 'Crew North' } as const;
/** Its group and its contractor belong to no other test of the task page. */
const BELLBIRD = { person: 'sub2@lotline.example', group: 'Bellbird Telecom' } as const;

const press =
  (name: string) =>
  ({ page }: Scene): Promise<void> =>
    step(page, name).click();
const offers =
  (name: string) =>
  ({ page }: Scene): Promise<void> =>
    expect(step(page, name)).toBeEnabled();
/** What is not part of the lifecycle's own calls: the office's console will do it. */
const officeSets =
  (set: string) =>
  ({ server, task }: Scene): Promise<unknown> =>
    sql(server, `update schedule set ${set}, version = version + 1 where id = $1`, [task.taskId]);
const saysState =
  (state: string) =>
  ({ page }: Scene): Promise<void> =>
    expect(page.locator('[data-part="facts"]')).toContainText(state);
const bellbird =
  (table: 'work_group' | 'independent_contractor', set: string) =>
  ({ server }: Scene): Promise<unknown> =>
    sql(server, `update ${table} set ${set} where ${table === 'work_group' ? 'name' : 'trading_name'} = $1`, [BELLBIRD.group]);

async function addItem(server: RunningServer, email: string, scheduleId: number): Promise<void> {
  const [item] = await sql<{ id: number }>(server, 'select id from field_item where not is_archived order by id limit 1', []);
  const query = 'mutation ($item: FieldBoqItemInput!) { updateConstructionAddBOQAndItem(fieldBoqItem: $item) { id } }';
  await callAs(server, email, query, { item: { scheduleId, itemId: item?.id, quantity: '1', reason: 'Rock' } });
}

const firstCodeOf = async ({ server, task }: Scene): Promise<string> => {
  const [item] = await sql<{ code: string }>(
    server,
    'select coalesce(i.child_code, b.code) as code from schedule_item i left join boq b on b.id = i.boq_id where i.schedule_id = $1 order by i.id limit 1',
    [task.taskId],
  );
  return item?.code ?? '';
};

export const STEP_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'NOT_SUBCONTRACTED',
    rule: 'a task of a group that became our own crew is not accepted',
    ...BELLBIRD,
    meanwhile: bellbird('work_group', 'is_subcontractor = false'),
    presses: press('Accept'),
    where: bar,
    then: offers('I’m Onsite'),
    undo: bellbird('work_group', 'is_subcontractor = true'),
  },
  {
    code: 'CONTRACTOR_NOT_COMPLIANT',
    rule: 'a document that expired since then refuses Accept by its name',
    ...BELLBIRD,
    details: { document: 'Workers compensation insurance' },
    given: bellbird('independent_contractor', 'mandatory_document_expiry = current_date + 30'),
    meanwhile: bellbird('independent_contractor', 'mandatory_document_expiry = current_date - 3'),
    presses: press('Accept'),
    where: bar,
    then: async ({ page }) => {
      await page.reload();
      await expect(step(page, 'Accept')).toBeDisabled();
      await expect(step(page, 'Decline')).toBeEnabled();
    },
    undo: bellbird('independent_contractor', 'mandatory_document_expiry = current_date + 96'),
  },
  {
    code: 'ALREADY_ACCEPTED',
    rule: 'what a crew mate accepted is not accepted again',
    ...RIDGEWAY,
    meanwhile: act(SUB_MATE, 'accept'),
    presses: press('Accept'),
    where: bar,
    then: inTurn(({ page }) => expect(toast(page, 'Error Accepting Task')).toBeVisible(), offers('I’m Onsite')),
  },
  {
    code: 'ALREADY_DECLINED',
    rule: 'what a crew mate declined is not declined again',
    ...RIDGEWAY,
    opens: press('Decline'),
    typed: [['Reason, if you like', 'No crew free this week.']],
    meanwhile: act(SUB_MATE, 'decline'),
    presses: ({ page }) =>
      sheet(page)
        .getByRole('button', { name: /^Decline/ })
        .click(),
    where: sheet,
    then: inTurn(saysState('Declined'), ({ page }) => expect(step(page, 'Accept')).toHaveCount(0)),
  },
  {
    code: 'ALREADY_DECLINED',
    rule: 'what a crew mate declined is not accepted either',
    ...RIDGEWAY,
    meanwhile: act(SUB_MATE, 'decline'),
    presses: press('Accept'),
    where: bar,
    then: inTurn(saysState('Declined'), ({ page }) => expect(step(page, 'Accept')).toHaveCount(0)),
  },
  {
    code: 'TASK_NOT_ACCEPTED',
    rule: 'a task that was issued anew is accepted before it is begun',
    ...RIDGEWAY,
    given: act(SUB, 'accept'),
    meanwhile: officeSets('accepted_date = null'),
    presses: press('I’m Onsite'),
    where: bar,
    then: offers('Accept'),
  },
  {
    code: 'TASK_COMPLETED',
    rule: 'what a crew mate completed is not completed again',
    ...CREW_NORTH,
    given: inTurn(act(FIELD, 'goOnsite'), act(FIELD_MATE, 'goOnsite')),
    meanwhile: act(FIELD_MATE, 'complete'),
    presses: press('Is Complete'),
    where: bar,
    then: inTurn(saysState('Completed'), offers('Confirm')),
  },
  {
    code: 'TASK_NOT_COMPLETED',
    rule: 'what the office reopened is completed again before Submit',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite', 'complete', 'confirm'),
    meanwhile: act(OFFICE, 'reopen'),
    presses: press('Submit'),
    where: bar,
    then: inTurn(saysState('Reopened'), offers('I’m Onsite')),
  },
  {
    code: 'TASK_SUBMITTED',
    rule: 'what a crew mate submitted is not submitted again',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite', 'complete', 'confirm'),
    meanwhile: act(FIELD_MATE, 'confirm', 'submit'),
    presses: press('Submit'),
    where: bar,
    then: inTurn(saysState('Submitted'), ({ page }) => expect(step(page, 'Submit')).toHaveCount(0)),
  },
  {
    code: 'TASK_LEFT',
    rule: 'what the office gave to another crew since is read, and changed no more',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite', 'complete', 'confirm'),
    meanwhile: officeSets(`group_id = (select id from work_group where name = 'Crew South')`),
    details: { what: 'task' },
    presses: press('Submit'),
    where: bar,
    then: async ({ page }) => {
      const sentence = 'This task is with another group now. You can read it, not change it.';
      await expect(page.locator('main').getByText(sentence, { exact: true }).first()).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByLabel('Add a field comment')).toHaveCount(0);
    },
  },
  {
    code: 'TASK_IGNORED',
    rule: 'a task that the office set aside is not begun',
    ...CREW_NORTH,
    meanwhile: officeSets('ignored = true'),
    presses: press('I’m Onsite'),
    where: bar,
    then: ({ page }) => expect(step(page, 'I’m Onsite')).toHaveCount(0),
  },
  {
    code: 'ALREADY_ONSITE',
    rule: 'a visit begun on another phone is not begun twice',
    ...CREW_NORTH,
    meanwhile: act(FIELD, 'goOnsite'),
    presses: press('I’m Onsite'),
    where: bar,
    then: inTurn(saysState('Onsite 0:00'), offers('Is Complete')),
  },
  {
    code: 'NOT_ONSITE',
    rule: 'a visit ended on another phone completes nothing',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite'),
    meanwhile: act(FIELD, 'goOffsite'),
    presses: press('Is Complete'),
    where: bar,
    then: offers('I’m Onsite'),
  },
  {
    code: 'ALREADY_CONFIRMED',
    rule: 'quantities confirmed on another phone are not confirmed twice',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite', 'complete'),
    opens: press('Confirm'),
    meanwhile: act(FIELD, 'confirm'),
    presses: ({ page }) => sheet(page).getByRole('button', { name: 'Confirm', exact: true }).click(),
    where: sheet,
    then: inTurn(({ page }) => sheet(page).getByRole('button', { name: 'Go back and change' }).click(), offers('Submit')),
  },
  {
    code: 'ITEM_QTYS_NOT_CONFIRMED',
    rule: 'an item added meanwhile is confirmed before Submit',
    ...CREW_NORTH,
    withItems: false,
    given: act(FIELD, 'goOnsite', 'complete'),
    meanwhile: ({ server, task }) => addItem(server, FIELD_MATE, task.taskId),
    presses: press('Submit'),
    where: bar,
    then: offers('Confirm'),
  },
  {
    code: 'ITEMS_REJECTED',
    rule: 'a quantity that the office rejected meanwhile is corrected before Submit, and named',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite', 'complete', 'confirm'),
    meanwhile: ({ server, task }) =>
      sql(
        server,
        `update schedule_item set rejected_date = now(), rejected_by = 'Leanne Hart', reject_reason = 'Counted twice', version = version + 1
          where id = (select min(id) from schedule_item where schedule_id = $1)`,
        [task.taskId],
      ),
    details: async (scene) => ({ codes: [await firstCodeOf(scene)] }),
    presses: press('Submit'),
    where: bar,
    then: async ({ page }) => {
      await expect(step(page, 'Submit')).toBeDisabled();
      await expect(page.getByText(/^Rejected item quantities: 1 of \d/)).toBeVisible();
    },
  },
];
