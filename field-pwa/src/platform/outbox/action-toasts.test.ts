import { ACTION_TOASTS, toastsOf } from './action-toasts.ts';

// Specification 1 §8, and 2 §8 for custom tasks, potential jobs and requests, written out by hand. '{message}' is the refusal’s sentence.
const ERRORS = [
  'Failed to retrieve updated construction - try refresh',
  'Failed to retrieve updated Task User - try refresh',
  'Failed to update Job Status - try refresh',
  'Failed to update - try refresh',
  'Failed to update field comment - try refresh',
  'Failed to delete field comment - try refresh',
  'Error adding new item to construction',
  'Error updating completion of item',
  'Error Accepting Task',
  'Error Declining Task',
  'Error Setting Onsite',
  'Error Setting Offsite',
  'Error Completing Task',
  'Error Setting Submitted',
  'Error Updating Task',
  'Failed to retrieve ticket of work - try refresh',
  'Error resetting Ticket of Work',
  'Error updating Job Status',
  'Error updating',
  'Error Updating Custom Tasks',
  'Error updating Developer and Site Contact',
  'Error updating field comment',
  'Error deleting field comment',
  'Error updating job: {message}',
  'Error updating job: nothing came back - try refresh',
  'Error sending request: {message}',
  'Error sending request: nothing came back',
];
const SUCCESSES = [
  'Added new item to construction',
  'Changed item completion',
  'Accepted Task',
  'Declined Task',
  'Task Complete',
  'Set Offsite',
  'Task Submitted',
  'Item QTYs Confirmed',
  'Task User Comments Updated',
  'Ticket of Work reset successfully',
  'Job Status updated successfully',
  'Developer and Site Contact updated successfully',
  'Field comment added successfully',
  'Field comment updated successfully',
  'Field comment deleted successfully',
  'Potential Job added successfully',
  'Request sent successfully',
];
const words = Object.values(ACTION_TOASTS);
const sorted = (texts: Iterable<string>) => [...new Set(texts)].toSorted();

test('every error toast has the exact words, and there is no other (Spec 1 §8)', () => {
  expect(sorted(words.flatMap(({ error, empty }) => [error, empty]))).toEqual(sorted(ERRORS));
});

test('every success toast has the exact words, and there is no other (Spec 1 §8)', () => {
  expect(sorted(words.flatMap(({ success }) => (success === null ? [] : [success])))).toEqual(sorted(SUCCESSES));
});

test.each([
  [
    'addItem',
    'Added new item to construction',
    'Error adding new item to construction',
    'Failed to retrieve updated construction - try refresh',
  ],
  ['changeItem', 'Changed item completion', 'Error updating completion of item', 'Failed to retrieve updated construction - try refresh'],
  ['accept', 'Accepted Task', 'Error Accepting Task', 'Failed to retrieve updated construction - try refresh'],
  ['decline', 'Declined Task', 'Error Declining Task', 'Failed to retrieve updated construction - try refresh'],
  ['goOnsite', null, 'Error Setting Onsite', 'Failed to retrieve updated construction - try refresh'],
  ['goOffsite', 'Set Offsite', 'Error Setting Offsite', 'Failed to retrieve updated construction - try refresh'],
  ['complete', 'Task Complete', 'Error Completing Task', 'Failed to retrieve updated construction - try refresh'],
  ['comment', 'Task User Comments Updated', 'Error Updating Task', 'Failed to retrieve updated Task User - try refresh'],
  ['confirm', 'Item QTYs Confirmed', 'Error Updating Task', 'Failed to retrieve updated Task User - try refresh'],
  ['submit', 'Task Submitted', 'Error Setting Submitted', 'Failed to retrieve updated construction - try refresh'],
  ['saveTicket', null, 'Error Updating Task', 'Failed to retrieve ticket of work - try refresh'],
  ['resetTicket', 'Ticket of Work reset successfully', 'Error resetting Ticket of Work', 'Failed to retrieve ticket of work - try refresh'],
  ['setStatus', 'Job Status updated successfully', 'Error updating Job Status', 'Failed to update Job Status - try refresh'],
  [
    'setDeveloper',
    'Developer and Site Contact updated successfully',
    'Error updating Developer and Site Contact',
    'Failed to update - try refresh',
  ],
  ['setContacts', 'Developer and Site Contact updated successfully', 'Error updating', 'Failed to update - try refresh'],
  ['addComment', 'Field comment added successfully', 'Error updating field comment', 'Failed to update field comment - try refresh'],
  ['editComment', 'Field comment updated successfully', 'Error updating field comment', 'Failed to update field comment - try refresh'],
  ['deleteComment', 'Field comment deleted successfully', 'Error deleting field comment', 'Failed to delete field comment - try refresh'],
] as const)('%s says its own three (Spec 1 §8)', (call, success, error, empty) => {
  expect(ACTION_TOASTS[call]).toEqual({ success, error, empty });
});

test.each([
  ['setDeveloper', 'Error updating Developer and Site Contacts'],
  ['setContacts', 'Error updating Developer and Site Contacts'],
  ['setStatus', 'Error Updating Job Status'],
  ['editComment', 'Error Updating Field Comment'],
  ['deleteComment', 'Error Deleting Field Comment'],
  ['tick', 'Error Updating Custom Tasks'],
] as const)('%s pressed in the list says %s, and nothing when it worked (Spec 2 §8)', (name, error) => {
  const made = { action: { name }, from: {} };
  expect(toastsOf({ ...made, from: { at: 'list' } })).toEqual({ success: null, error, empty: error });
  expect(toastsOf(made)).toBe(ACTION_TOASTS[name]);
});
