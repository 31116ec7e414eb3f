// What is refused in the forms of an item: adding one and changing its quantity (specification 1 §5).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { BEFORE, buildItem, buildVisit } from '../build-page-data.ts';
import { SUB } from '../open-task-page.tsx';
import { canSaveWith, inTurn, offersNoMore, opens, press, pressSave, save, saysState, sheet, type RefusalCase } from './refusal-case.ts';

const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });
const done = { acceptedDate: BEFORE, onsiteDate: BEFORE, completedDate: BEFORE, taskUsers: [ended] };
const rock = { id: 4, code: 'ROCK', name: 'Rock excavation', description: null, unitAmount: null, unitOfMeasure: 'hr', isArchived: false };
const catalogue = { answers: { FieldItemsQuery: { fieldItems: [rock] } } };

const opensChange = opens(/^Change quantity of/);
const opensAdd = inTurn(opens('Add unplanned item'), async () => {
  await userEvent.type(within(sheet()).getByRole('combobox', { name: 'Item' }), 'rock');
  await userEvent.click(await within(sheet()).findByRole('option', { name: 'ROCK - Rock excavation' }));
});
const discards = async (): Promise<void> => {
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Close' }));
  await userEvent.click(within(sheet()).getByRole('button', { name: 'Discard' }));
};

export const ITEM_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'QUANTITY_ZERO',
    rule: 'an added item has a quantity other than zero; a part of one will do',
    given: catalogue,
    details: { sentence: 'The quantity is zero. Enter what was added, or a minus and what was removed.' },
    opens: opensAdd,
    typed: [
      [/^Quantity/, '0'],
      ['Reason', 'Sandstone shelf'],
    ],
    presses: pressSave,
    where: sheet,
    then: canSaveWith(/^Quantity/, '0.5'),
  },
  {
    code: 'REASON_REQUIRED',
    rule: 'an added item has its reason',
    given: catalogue,
    details: { sentence: sayError('QUANTITY_ZERO') },
    opens: opensAdd,
    typed: [
      [/^Quantity/, '2'],
      ['Reason', '  '],
    ],
    presses: pressSave,
    where: sheet,
    then: canSaveWith(/^Reason/, 'Rock'),
  },
  {
    code: 'INVALID_INPUT',
    rule: 'a quantity has at most three decimals',
    given: catalogue,
    details: { sentence: 'Quantity must be a number with at most 9 digits and 3 decimals.' },
    opens: opensAdd,
    typed: [
      [/^Quantity/, '0.1234'],
      ['Reason', 'Rock'],
    ],
    presses: pressSave,
    where: sheet,
    then: canSaveWith(/^Quantity/, '0,12'),
  },
  {
    code: 'ITEM_ARCHIVED',
    rule: 'an item that went out of use meanwhile is not added',
    given: catalogue,
    opens: opensAdd,
    typed: [
      [/^Quantity/, '2'],
      ['Reason', 'Met existing conduit'],
    ],
    refuses: 'UpdateConstructionAddBoqAndItem',
    presses: pressSave,
    where: sheet,
    then: () => expect(screen.queryByText(/Unplanned:/)).toBeNull(),
  },
  {
    code: 'JOB_FULL',
    rule: 'a job that has as many items as one job holds takes no more',
    given: catalogue,
    details: { what: 'items', most: '1,000' },
    opens: opensAdd,
    typed: [
      [/^Quantity/, '2'],
      ['Reason', 'Met existing conduit'],
    ],
    refuses: 'UpdateConstructionAddBoqAndItem',
    presses: pressSave,
    where: sheet,
    then: () => expect(screen.queryByText(/Unplanned:/)).toBeNull(),
  },
  {
    code: 'QUANTITY_NEGATIVE',
    rule: 'a changed quantity is not negative; zero is one',
    details: { sentence: 'The quantity is below zero. Enter zero where nothing was done.' },
    opens: opensChange,
    typed: [
      [/^Done/, '-1'],
      ['Reason for variation', 'Fewer'],
    ],
    presses: pressSave,
    where: sheet,
    then: inTurn(canSaveWith(/^Done/, '0'), async () => {
      await userEvent.clear(within(sheet()).getByLabelText(/^Done/));
      expect(save()).toHaveAttribute('aria-disabled', 'true');
    }),
  },
  {
    code: 'ITEM_CHANGE_NOT_ALLOWED',
    rule: 'quantities of a task that a crew mate submitted are not changed',
    given: { me: SUB, task: done },
    details: { missing: 'submitted' },
    opens: opensChange,
    typed: [
      [/^Done/, '3'],
      ['Reason for variation', 'Met existing conduit'],
    ],
    refuses: 'UpdateConstructionScheduleItemCompletion',
    since: { task: { submittedDate: BEFORE } },
    presses: pressSave,
    where: sheet,
    then: inTurn(discards, saysState('Submitted'), offersNoMore(/^Change quantity of/)),
  },
  {
    code: 'PAYMENT_APPROVED',
    rule: 'a rejected quantity is not corrected once the payment is approved',
    given: { me: SUB, task: { ...done, submittedDate: BEFORE, items: [buildItem({ rejectedDate: BEFORE })] } },
    opens: press('Correct PIT-450'),
    typed: [
      [/^Done/, '1'],
      ['Reason for variation', 'Counted again'],
    ],
    refuses: 'UpdateConstructionScheduleItemCompletion',
    since: { task: { hasApprovedPayment: true } },
    presses: pressSave,
    where: sheet,
    then: inTurn(discards, saysState('Submitted'), () =>
      waitFor(() => expect(screen.getByRole('button', { name: /^Correct / })).toHaveAttribute('aria-disabled', 'true')),
    ),
  },
  {
    code: 'COMMENT_REQUIRED',
    rule: 'a partial completion says why',
    given: { task: { taskUsers: [buildVisit()] } },
    opens: inTurn(press('More'), () => userEvent.click(within(sheet()).getByRole('button', { name: 'Is Partially Complete' }))),
    typed: [[/^What is left to do, and why/, '   ']],
    presses: pressSave,
    where: sheet,
    then: canSaveWith(/^What is left/, 'Wet ground'),
  },
];
