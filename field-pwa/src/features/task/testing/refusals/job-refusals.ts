// What is refused in the forms of the job: status, developer, site contacts and field comments (specification 1 §5, §6; 2 §5).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { MOST_COMMENTS_A_DAY } from '@lotline/schema/domain/comment/comment.lifecycle';
import { buildComment } from '../build-page-data.ts';
import { canSaveWith, inTurn, main, offersNoMore, opens, pressSave, save, sheet, toasts, type RefusalCase } from './refusal-case.ts';

const status = (statusName: string, sortOrder: number, allowedNext: readonly string[]) => ({
  statusName,
  sortOrder,
  fieldOrder: sortOrder,
  fieldEdit: true,
  allowedNext,
});
const STATUSES = {
  name: 'Job Status Settings',
  config: {
    statuses: [
      status('In construction', 10, ['Field complete']),
      status('Field complete', 20, []),
      status('Office review', 30, ['Complete']),
      status('Complete', 40, []),
    ],
  },
};
const EDITABLE = {
  name: 'Field Work List',
  config: { fields: ['developer', 'siteContact'].map((fieldName) => ({ fieldName, show: true, canEdit: true })) },
};
const contact = (name: string, phone: string) => ({ id: 7, sortOrder: 1, name, description: null, phone, email: null });
const contacts = { settings: [EDITABLE], job: { siteContacts: [contact('Sarah', '+61491570156')] } };
const opensContacts = inTurn(opens(/: site contacts$/), async () =>
  userEvent.click(await within(sheet()).findByRole('button', { name: 'Edit' })),
);
const own = buildComment({ userId: 5, comments: 'Gate code is 4711', user: { id: 5, displayName: 'Ruth Okafor' } });
const chat = () => document.querySelector('[data-part="chat"]');

export const JOB_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'STATUS_NOT_ALLOWED',
    rule: 'a status that the office’s change has closed is refused, with those that are open',
    given: { settings: [STATUSES] },
    details: { allowed: ['Complete'] },
    opens: inTurn(opens('Update Job Status'), () => userEvent.click(within(sheet()).getByRole('radio', { name: 'Field complete' }))),
    refuses: 'UpdateJobStatus',
    since: { job: { status: 'Office review' } },
    presses: pressSave,
    where: sheet,
    then: async ({ succeeds }) => {
      await waitFor(() => expect(within(sheet()).getByText('Office review').closest('label')).toHaveTextContent('Now'));
      await userEvent.click(within(sheet()).getByRole('radio', { name: 'Complete' }));
      succeeds('UpdateJobStatus', {});
      await pressSave();
      await toasts('Job Status updated successfully')();
    },
  },
  {
    code: 'STATUS_NEEDS_FIRST',
    rule: 'a status that needs what only the server could see missing is refused with it',
    given: { settings: [STATUSES] },
    details: { lacks: ['No task is issued and booked yet'] },
    opens: inTurn(opens('Update Job Status'), () => userEvent.click(within(sheet()).getByRole('radio', { name: 'Field complete' }))),
    refuses: 'UpdateJobStatus',
    presses: pressSave,
    where: sheet,
    then: toasts('Error updating Job Status'),
  },
  {
    code: 'FIELD_NOT_EDITABLE',
    rule: 'a field that the settings closed meanwhile is refused by its name',
    given: contacts,
    details: { field: 'Developer' },
    opens: opens('Edit Developer and Site Contact'),
    typed: [[/^(Developer|Builder)$/, 'Banksia Homes']],
    refuses: 'UpdateDeveloperAndSiteContact',
    presses: pressSave,
    where: sheet,
    then: toasts('Error updating Developer and Site Contact'),
  },
  {
    code: 'PHONE_INVALID',
    rule: 'a contact’s number is an Australian mobile',
    given: contacts,
    opens: opensContacts,
    typed: [['Phone', '02 9876 5432']],
    presses: pressSave,
    where: sheet,
    then: canSaveWith('Phone', '0491 570 159'),
  },
  {
    code: 'SITE_CONTACT_REQUIRED',
    rule: 'the last contact stays',
    given: contacts,
    opens: opensContacts,
    presses: () => userEvent.click(within(sheet()).getByRole('button', { name: 'Remove contact 1' })),
    where: sheet,
    then: () => expect(within(sheet()).getByLabelText('Name')).toHaveValue('Sarah'),
  },
  {
    code: 'STALE_VERSION',
    rule: 'contacts that someone else saved meanwhile are put together with one’s own, which are saved upon them',
    given: contacts,
    opens: opensContacts,
    typed: [['Name', 'Sarah Lindqvist']],
    refuses: 'UpdateDeveloperAndSiteContacts',
    since: { job: { version: 1, siteContacts: [{ ...contact('Sam Whitby', '+61491570158'), id: 8 }] } },
    presses: pressSave,
    where: sheet,
    then: async ({ succeeds }) => {
      await waitFor(() => expect(within(sheet()).getAllByLabelText('Name')[1]).toHaveValue('Sam Whitby'));
      expect(within(sheet()).getAllByLabelText('Name')[0]).toHaveValue('Sarah Lindqvist');
      succeeds('UpdateDeveloperAndSiteContacts', {});
      await pressSave();
      await toasts('Developer and Site Contact updated successfully')();
    },
  },
  {
    code: 'COMMENT_NOT_YOURS',
    rule: 'a comment that was never the person’s own is not edited',
    given: { comments: [own] },
    opens: opens(/^Edit your comment of/),
    typed: [['Comment', 'Gate code is 4712']],
    refuses: 'UpdateFieldComment',
    since: { comments: [{ ...own, userId: 6 }] },
    presses: pressSave,
    where: sheet,
    then: async () => {
      await offersNoMore(/^Edit your comment of/)();
      expect(chat()).toHaveTextContent('Gate code is 4711');
    },
  },
  {
    code: 'NOT_FOUND',
    rule: 'a comment deleted on another phone is not edited',
    given: { comments: [own] },
    opens: opens(/^Edit your comment of/),
    typed: [['Comment', 'Gate code is 4712']],
    refuses: 'UpdateFieldComment',
    since: { comments: [] },
    presses: pressSave,
    where: sheet,
    then: () => waitFor(() => expect(chat()).not.toHaveTextContent('Gate code is 4711')),
  },
  {
    code: 'COMMENT_EMPTY',
    rule: 'a comment says something',
    opens: opens('Write more, or to the whole job'),
    typed: [['Comment', '  ']],
    presses: pressSave,
    where: sheet,
    then: canSaveWith('Comment', 'Water in the pit'),
  },
  {
    code: 'COMMENT_TOO_LONG',
    rule: 'a comment that got past its field’s own limit is refused and kept',
    opens: opens('Write more, or to the whole job'),
    typed: [['Comment', 'p'.repeat(MAX_COMMENT_LENGTH + 1)]],
    refuses: 'UpdateFieldComment',
    presses: pressSave,
    where: sheet,
    then: () => expect(save()).toBeEnabled(),
  },
  {
    code: 'COMMENT_LIMIT',
    rule: 'who has written more in a day than any worker does is told so, and keeps the text',
    details: { most: MOST_COMMENTS_A_DAY },
    typed: [['Add a field comment', 'Water in the pit']],
    refuses: 'UpdateFieldComment',
    presses: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
    where: main,
    then: () => waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()),
  },
];
