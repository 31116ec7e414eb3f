// What is refused in the forms of an item: adding one and changing its quantity (specification 1 §5).
import { expect, type Page } from '@playwright/test';
import { sayError } from '../../../schema/errors/catalogue.ts';
import { bar, sheet, sql, step, toast } from '../field-task.ts';
import { act, FIELD, inTurn, SUB, SUB_MATE, type RefusalCase, type Scene } from './refusal-case.ts';

const RIDGEWAY = { person: SUB, group: 'Ridgeway Cabling' } as const;
const CREW_NORTH = { person: FIELD, group: 'Crew North' } as const;

const save = (page: Page) => sheet(page).getByRole('button', { name: 'Save' });
/** A refused button looks it and can still be pressed. */
const pressRefused = ({ page }: Scene): Promise<void> => save(page).click({ force: true });
const pressSave = ({ page }: Scene): Promise<void> => save(page).click();

const opensChange = ({ page }: Scene): Promise<void> =>
  page
    .getByRole('button', { name: /^Change quantity of/ })
    .first()
    .click();

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

/** An item of the catalogue that only this task's page picks. */
const ownCode = ({ task }: Scene): string => `OWN-${String(task.taskId)}`;

const canSaveWith =
  (label: RegExp, text: string) =>
  async ({ page }: Scene): Promise<void> => {
    await sheet(page).getByLabel(label).fill(text);
    await expect(save(page)).toBeEnabled();
  };

export const ITEM_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'QUANTITY_ZERO',
    rule: 'an added item has a quantity other than zero; a part of one will do',
    ...CREW_NORTH,
    opens: opensAdd(() => 'rock'),
    typed: [
      [/^Quantity/, '0'],
      ['Reason', 'Sandstone shelf'],
    ],
    presses: pressRefused,
    where: sheet,
    then: canSaveWith(/^Quantity/, '0.5'),
  },
  {
    code: 'REASON_REQUIRED',
    rule: 'an added item has its reason',
    ...CREW_NORTH,
    details: { sentence: sayError('QUANTITY_ZERO') },
    opens: opensAdd(() => 'rock'),
    typed: [
      [/^Quantity/, '2'],
      ['Reason', '  '],
    ],
    presses: pressRefused,
    where: sheet,
    then: canSaveWith(/^Reason/, 'Rock'),
  },
  {
    code: 'INVALID_INPUT',
    rule: 'a quantity has at most three decimals',
    ...CREW_NORTH,
    details: { sentence: 'Quantity must be a number with at most 9 digits and 3 decimals.' },
    opens: opensAdd(() => 'rock'),
    typed: [
      [/^Quantity/, '0.1234'],
      ['Reason', 'Rock'],
    ],
    presses: pressRefused,
    where: sheet,
    then: canSaveWith(/^Quantity/, '0,12'),
  },
  {
    code: 'ITEM_ARCHIVED',
    rule: 'an item that went out of use meanwhile is not added',
    ...CREW_NORTH,
    given: (scene) =>
      sql(scene.server, `insert into field_item (code, name, unit_of_measure) values ($1, 'Own item', 'each')`, [ownCode(scene)]),
    opens: opensAdd(ownCode),
    typed: [
      [/^Quantity/, '2'],
      ['Reason', 'Met existing conduit'],
    ],
    meanwhile: (scene) => sql(scene.server, 'update field_item set is_archived = true where code = $1', [ownCode(scene)]),
    presses: pressSave,
    where: sheet,
    then: ({ page }) => expect(page.getByText('Unplanned:')).toHaveCount(0),
  },
  {
    code: 'QUANTITY_NEGATIVE',
    rule: 'a changed quantity is not negative; zero is one',
    ...CREW_NORTH,
    opens: opensChange,
    typed: [
      [/^Done/, '-1'],
      ['Reason for variation', 'Fewer'],
    ],
    presses: pressRefused,
    where: sheet,
    then: inTurn(canSaveWith(/^Done/, '0'), async ({ page }) => {
      await sheet(page).getByLabel(/^Done/).fill('');
      await expect(save(page)).toBeDisabled();
    }),
  },
  {
    code: 'ITEM_CHANGE_NOT_ALLOWED',
    rule: 'quantities of a task that a crew mate submitted are not changed',
    ...RIDGEWAY,
    details: { missing: 'submitted' },
    given: act(SUB, 'accept', 'goOnsite', 'complete'),
    opens: opensChange,
    typed: [
      [/^Done/, '3'],
      ['Reason for variation', 'Met existing conduit'],
    ],
    meanwhile: act(SUB_MATE, 'confirm', 'submit'),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await page.keyboard.press('Escape');
      await sheet(page).getByRole('button', { name: 'Discard' }).click();
      await expect(page.locator('[data-part="facts"]')).toContainText('Submitted');
      await expect(page.getByRole('button', { name: /^Change quantity of/ })).toHaveCount(0);
    },
  },
  {
    code: 'PAYMENT_APPROVED',
    rule: 'a rejected quantity is not corrected once the payment is approved',
    ...RIDGEWAY,
    given: inTurn(act(SUB, 'accept', 'goOnsite', 'complete', 'confirm', 'submit'), ({ server, task }) =>
      sql(server, 'update schedule_item set rejected_date = now() where id = (select min(id) from schedule_item where schedule_id = $1)', [
        task.taskId,
      ]),
    ),
    opens: ({ page }) =>
      bar(page)
        .getByRole('button', { name: /^Correct / })
        .click(),
    typed: [
      [/^Done/, '1'],
      ['Reason for variation', 'Counted again'],
    ],
    meanwhile: ({ server, task }) => sql(server, `update payment set state = 'approved' where schedule_id = $1`, [task.taskId]),
    presses: pressSave,
    where: sheet,
    then: async ({ page }) => {
      await page.reload();
      await expect(page.locator('[data-part="facts"]')).toContainText('Submitted');
      await expect(bar(page).getByRole('button', { name: /^Correct / })).toHaveCount(0);
    },
  },
  {
    code: 'COMMENT_REQUIRED',
    rule: 'a partial completion says why',
    ...CREW_NORTH,
    given: act(FIELD, 'goOnsite'),
    opens: async ({ page }) => {
      await step(page, 'More').click();
      await sheet(page).getByRole('button', { name: 'Is Partially Complete', exact: true }).click();
    },
    typed: [['What is left, and why', '   ']],
    presses: pressRefused,
    where: sheet,
    then: inTurn(canSaveWith(/^What is left/, 'Wet ground'), pressSave, ({ page }) => expect(toast(page, 'Task Complete')).toBeVisible()),
  },
];
