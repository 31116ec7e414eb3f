// The toasts of each action: done, failed, or without data (specifications 1 §8 and 2 §8, word for word), in one table.
import type { AnyAction, ActionName } from './action-input.ts';

export interface ActionToasts {
  /** Null where the specification names none: the screen itself shows the success. */
  readonly success: string | null;
  /** '{message}' stands for the refusal's sentence. */
  readonly error: string;
  /** The mutation returned no data. */
  readonly empty: string;
}

const NO_JOB = 'Failed to retrieve updated construction - try refresh';
const NO_TICKET = 'Failed to retrieve ticket of work - try refresh';
const NO_TASK_USER = 'Failed to retrieve updated Task User - try refresh';

const REQUEST: ActionToasts = {
  success: 'Request sent successfully',
  error: 'Error sending request: {message}',
  empty: 'Error sending request: nothing came back',
};

export const ACTION_TOASTS = {
  addItem: { success: 'Added new item to construction', error: 'Error adding new item to construction', empty: NO_JOB },
  changeItem: { success: 'Changed item completion', error: 'Error updating completion of item', empty: NO_JOB },
  accept: { success: 'Accepted Task', error: 'Error Accepting Task', empty: NO_JOB },
  decline: { success: 'Declined Task', error: 'Error Declining Task', empty: NO_JOB },
  goOnsite: { success: null, error: 'Error Setting Onsite', empty: NO_JOB },
  goOffsite: { success: 'Set Offsite', error: 'Error Setting Offsite', empty: NO_JOB },
  complete: { success: 'Task Complete', error: 'Error Completing Task', empty: NO_JOB },
  completePartially: { success: 'Task Complete', error: 'Error Completing Task', empty: NO_JOB },
  comment: { success: 'Task User Comments Updated', error: 'Error Updating Task', empty: NO_TASK_USER },
  confirm: { success: 'Item QTYs Confirmed', error: 'Error Updating Task', empty: NO_TASK_USER },
  submit: { success: 'Task Submitted', error: 'Error Setting Submitted', empty: NO_JOB },
  saveTicket: { success: null, error: 'Error Updating Task', empty: NO_TICKET },
  resetTicket: { success: 'Ticket of Work reset successfully', error: 'Error resetting Ticket of Work', empty: NO_TICKET },
  setStatus: {
    success: 'Job Status updated successfully',
    error: 'Error updating Job Status',
    empty: 'Failed to update Job Status - try refresh',
  },
  setDeveloper: {
    success: 'Developer and Site Contact updated successfully',
    error: 'Error updating Developer and Site Contact',
    empty: 'Failed to update - try refresh',
  },
  setContacts: {
    success: 'Developer and Site Contact updated successfully',
    error: 'Error updating',
    empty: 'Failed to update - try refresh',
  },
  addComment: {
    success: 'Field comment added successfully',
    error: 'Error updating field comment',
    empty: 'Failed to update field comment - try refresh',
  },
  editComment: {
    success: 'Field comment updated successfully',
    error: 'Error updating field comment',
    empty: 'Failed to update field comment - try refresh',
  },
  deleteComment: {
    success: 'Field comment deleted successfully',
    error: 'Error deleting field comment',
    empty: 'Failed to delete field comment - try refresh',
  },
  tick: { success: null, error: 'Error Updating Custom Tasks', empty: 'Error Updating Custom Tasks' },
  sendRequest: REQUEST,
  sendPotentialJobRequest: REQUEST,
  savePotentialJob: {
    success: 'Potential Job added successfully',
    error: 'Error updating job: {message}',
    empty: 'Error updating job: nothing came back - try refresh',
  },
} as const satisfies Record<ActionName, ActionToasts>;

const ofList = (error: string): ActionToasts => ({ success: null, error, empty: error });

/** Made in the list: specification 2 §8 names its errors, and no success. */
const LIST_TOASTS: Partial<Record<ActionName, ActionToasts>> = {
  setDeveloper: ofList('Error updating Developer and Site Contacts'),
  setContacts: ofList('Error updating Developer and Site Contacts'),
  setStatus: ofList('Error Updating Job Status'),
  addComment: ofList('Error Updating Field Comment'),
  editComment: ofList('Error Updating Field Comment'),
  deleteComment: ofList('Error Deleting Field Comment'),
  tick: ACTION_TOASTS.tick,
};

interface Performed {
  readonly action: Pick<AnyAction, 'name'>;
  readonly from: { readonly at?: 'list' | undefined };
}

export function toastsOf({ action, from }: Performed): ActionToasts {
  return (from.at === 'list' ? LIST_TOASTS[action.name] : undefined) ?? ACTION_TOASTS[action.name];
}
