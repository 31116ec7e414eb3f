// Steps that somebody else, or the same person on another phone, has made impossible since the page was loaded (specification 1 §4).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BEFORE, buildItem, buildVisit, NOW } from '../build-page-data.ts';
import { CREW, SUB } from '../open-task-page.tsx';
import { bar, inTurn, main, offers, offersNoMore, press, saysState, sheet, toasts, type RefusalCase } from './refusal-case.ts';

const accepted = { acceptedDate: BEFORE };
const onsite = { taskUsers: [buildVisit()] };
const ended = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });
const done = { onsiteDate: BEFORE, completedDate: BEFORE, taskUsers: [ended] };
const confirmed = { ...done, taskUsers: [{ ...ended, confirmItemQtys: true }] };
const OTHER_GROUP = 9;

export const STEP_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'NOT_SUBCONTRACTED',
    rule: 'a task of a group that became our own crew is not accepted',
    given: { me: SUB },
    refuses: 'UpdateConstructionTaskAccepted',
    since: { task: { isSubcontracted: false } },
    presses: press('Accept'),
    where: bar,
    then: offers('I’m Onsite'),
  },
  {
    code: 'CONTRACTOR_NOT_COMPLIANT',
    rule: 'a document that expired since then refuses Accept by its name',
    given: { me: SUB },
    refuses: 'UpdateConstructionTaskAccepted',
    details: { document: 'Workers compensation insurance' },
    presses: press('Accept'),
    where: bar,
    then: offers('Decline'),
  },
  {
    code: 'ALREADY_ACCEPTED',
    rule: 'what a crew mate accepted is not accepted again',
    given: { me: SUB },
    refuses: 'UpdateConstructionTaskAccepted',
    since: { task: accepted },
    isHeld: true,
    presses: press('Accept'),
    where: bar,
    then: inTurn(toasts('Accepted Task'), offers('I’m Onsite')),
  },
  {
    code: 'ALREADY_DECLINED',
    rule: 'what a crew mate declined is not declined again',
    given: { me: SUB },
    opens: press('Decline'),
    typed: [['Reason (optional)', 'No crew free this week.']],
    refuses: 'UpdateConstructionTaskDeclined',
    since: { task: { declinedDate: BEFORE } },
    presses: () => userEvent.click(within(sheet()).getByRole('button', { name: /^Decline/ })),
    where: sheet,
    then: inTurn(saysState('Declined'), offersNoMore('Accept')),
  },
  {
    code: 'ALREADY_DECLINED',
    rule: 'what a crew mate declined is not accepted either',
    given: { me: SUB },
    refuses: 'UpdateConstructionTaskAccepted',
    since: { task: { declinedDate: BEFORE } },
    presses: press('Accept'),
    where: bar,
    then: inTurn(saysState('Declined'), offersNoMore('Accept')),
  },
  {
    code: 'TASK_NOT_ACCEPTED',
    rule: 'a task that was issued anew is accepted before it is begun',
    given: { me: SUB, task: accepted },
    refuses: 'UpdateTaskUserOnSite',
    since: { task: { acceptedDate: null } },
    presses: press('I’m Onsite'),
    where: bar,
    then: offers('Accept'),
  },
  {
    code: 'TASK_COMPLETED',
    rule: 'what a crew mate completed is not completed again; the person’s own hours are asked about',
    given: { me: CREW, task: onsite },
    refuses: 'UpdateTaskUserComplete',
    since: { task: { ...done, taskUsers: [buildVisit(), { ...ended, id: 2, userId: 6 }] } },
    presses: press('Is Complete'),
    where: bar,
    then: inTurn(saysState('Completed'), offers('Confirm')),
  },
  {
    code: 'TASK_NOT_COMPLETED',
    rule: 'what the office reopened is completed again before Submit',
    given: { task: confirmed },
    refuses: 'UpdateTaskSubmitted',
    since: { task: { completedDate: null, isReopened: true, taskUsers: [ended] } },
    presses: press('Submit'),
    where: bar,
    then: inTurn(saysState('Reopened'), offers('I’m Onsite')),
  },
  {
    code: 'TASK_SUBMITTED',
    rule: 'what a crew mate submitted is not submitted again',
    given: { task: confirmed },
    refuses: 'UpdateTaskSubmitted',
    since: { task: { submittedDate: BEFORE } },
    isHeld: true,
    presses: press('Submit'),
    where: bar,
    then: inTurn(saysState('Submitted'), offersNoMore('Submit')),
  },
  {
    code: 'TASK_LEFT',
    rule: 'what the office gave to another crew since is read, and changed no more',
    given: { task: confirmed },
    refuses: 'UpdateTaskSubmitted',
    details: { what: 'task' },
    since: { task: { groupId: OTHER_GROUP } },
    presses: press('Submit'),
    where: bar,
    then: inTurn(offersNoMore('Submit'), () => {
      const sentence = 'This task is with another group now. You can view it but not change it.';
      expect(within(main()).getAllByText(sentence).length).toBeGreaterThan(0);
      expect(within(bar()).queryByRole('button')).toBeNull();
      expect(screen.queryByLabelText('Add a field comment')).toBeNull();
    }),
  },
  {
    code: 'TASK_IGNORED',
    rule: 'a task that the office set aside is not begun',
    refuses: 'UpdateTaskUserOnSite',
    since: { task: { ignored: true } },
    presses: press('I’m Onsite'),
    where: bar,
    then: offersNoMore('I’m Onsite'),
  },
  {
    code: 'ONSITE_GATE',
    rule: 'plans that ran out since then refuse I’m Onsite by their day',
    refuses: 'UpdateTaskUserOnSite',
    details: { gate: 'currentPlans', named: '12 Nov 2026' },
    presses: press('I’m Onsite'),
    where: bar,
    then: offers('I’m Onsite'),
  },
  {
    code: 'ALREADY_ONSITE',
    rule: 'a visit begun on another phone is not begun twice',
    refuses: 'UpdateTaskUserOnSite',
    since: { task: { taskUsers: [buildVisit({ onSiteUtc: NOW })] } },
    isHeld: true,
    presses: press('I’m Onsite'),
    where: bar,
    then: inTurn(saysState('Onsite'), offers('Is Complete')),
  },
  {
    code: 'NOT_ONSITE',
    rule: 'a visit ended on another phone completes nothing',
    given: { task: onsite },
    refuses: 'UpdateTaskUserComplete',
    since: { task: { taskUsers: [buildVisit({ offSiteUtc: NOW })] } },
    presses: press('Is Complete'),
    where: bar,
    then: offers('I’m Onsite'),
  },
  {
    code: 'ALREADY_CONFIRMED',
    rule: 'quantities confirmed on another phone are not confirmed twice',
    given: { task: done },
    opens: press('Confirm'),
    refuses: 'UpdateTaskUserConfirmQty',
    since: { task: confirmed },
    isHeld: true,
    presses: () => userEvent.click(within(sheet()).getByRole('button', { name: 'Confirm' })),
    where: sheet,
    then: offers('Submit'),
  },
  {
    code: 'ITEM_QTYS_NOT_CONFIRMED',
    rule: 'an item added meanwhile is confirmed before Submit',
    given: { task: { ...done, items: [] } },
    refuses: 'UpdateTaskSubmitted',
    since: { task: { items: [buildItem()] } },
    presses: press('Submit'),
    where: bar,
    then: offers('Confirm'),
  },
  {
    code: 'ITEMS_REJECTED',
    rule: 'a quantity that the office rejected meanwhile is corrected before Submit, and named',
    given: { task: confirmed },
    refuses: 'UpdateTaskSubmitted',
    details: { codes: ['PIT-450'] },
    since: { task: { items: [buildItem({ rejectedDate: BEFORE, rejectedBy: 'Leanne Hart', rejectReason: 'Counted twice' })] } },
    presses: press('Submit'),
    where: bar,
    then: async () => {
      expect(await screen.findByText(/^Rejected item quantities: 1 of 1/)).toBeVisible();
      expect(within(bar()).getByRole('button', { name: 'Correct PIT-450' })).toBeVisible();
      expect(within(bar()).queryByRole('button', { name: 'Submit' })).toBeNull();
    },
  },
];
