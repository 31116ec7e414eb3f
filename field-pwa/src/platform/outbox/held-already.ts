// Before a person is asked about a refused action, the record is read: where it says already what they wanted, nobody is asked (decision 035). It may
// have been done by an earlier try whose answer was lost and forgotten, from another device, or by a mate with the very same value.
import { compareDecimals, parseQuantity } from '@lotline/schema/domain/kernel/money';
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { errorEntry, type ErrorCode } from '@lotline/schema/errors/catalogue';
import type { ConstructionFieldsFragment, TaskFieldsFragment } from '@lotline/schema/generated/operations';
import type { ActionOf, AnyAction } from './action-input.ts';
import type { ActionAnswer } from './send-action.ts';
import type { PageShown } from './show-answer.ts';

/** Refusals that speak of the record as it stands: only these are compared. ALREADY_TAKEN: an item that an earlier try added. */
export const isOfRecord = (code: ErrorCode): boolean => errorEntry(code).retry === 'after-refresh' || code === 'ALREADY_TAKEN';

/** What the server would have answered; null where the record does not say what the person wanted, so that they are asked. */
export function heldAlready(action: AnyAction, { construction: job, jobFieldComments }: PageShown, userId: number): ActionAnswer | null {
  if (job === null) return null;
  switch (action.name) {
    case 'addComment':
    case 'editComment': {
      const comment = jobFieldComments.find(({ id, clientId }) =>
        action.name === 'addComment' ? clientId === action.id : id === action.input.id,
      );
      return comment?.userId === userId && comment.comments === action.input.comments ? { kind: 'comment', comment } : null;
    }
    // a comment that is not among those that were read may be an earlier one
    case 'deleteComment':
      return null;
    case 'setStatus':
    case 'setDeveloper':
    case 'setContacts':
      return isJobSo(action, job) ? { kind: 'job', job } : null;
    default: {
      const task = job.schedules.find(({ id }) => action.subject.kind === 'task' && id === action.subject.id);
      return task !== undefined && isTaskSo(action, task, userId) ? { kind: 'job', job } : null;
    }
  }
}

type OfJob = Extract<AnyAction, { readonly name: 'setStatus' | 'setDeveloper' | 'setContacts' }>;

const textOf = (text: string | null | undefined): string => (text ?? '').trim();

function isJobSo(action: OfJob, job: ConstructionFieldsFragment): boolean {
  switch (action.name) {
    case 'setStatus':
      return job.status === action.input.status;
    case 'setDeveloper': {
      const { developer, siteContact, siteContactPhone } = action.input;
      return isSameWhereGiven([
        [developer, job.developer],
        [siteContact, job.siteContact],
        [siteContactPhone, job.siteContactPhone],
      ]);
    }
    case 'setContacts': {
      const { developer, siteContacts } = action.input;
      return isSameWhereGiven([[developer, job.developer]]) && contactsText(siteContacts) === contactsText(job.siteContacts);
    }
  }
}

/** What is left out stays as it is. */
const isSameWhereGiven = (pairs: readonly (readonly [given: string | null | undefined, held: string | null])[]): boolean =>
  pairs.every(([given, held]) => given === undefined || textOf(given) === textOf(held));

interface Contact {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly sortOrder?: number | null | undefined;
}

const contactsText = (contacts: readonly Contact[]): string =>
  JSON.stringify(
    sortContacts(contacts.map((each, at) => ({ ...each, sortOrder: each.sortOrder ?? at }))).map((each) =>
      [each.name, each.description, each.phone, each.email].map(textOf),
    ),
  );

function isTaskSo(action: AnyAction, task: TaskFieldsFragment, userId: number): boolean {
  const own = task.taskUsers.filter((visit) => visit.userId === userId);
  switch (action.name) {
    case 'accept':
      return task.acceptedDate !== null && task.declinedDate === null;
    case 'goOnsite':
      return own.some(({ onSiteUtc, offSiteUtc }) => onSiteUtc !== null && offSiteUtc === null);
    case 'goOffsite':
      return own.length > 0 && own.every(({ offSiteUtc }) => offSiteUtc !== null);
    case 'complete':
      return task.completedDate !== null && !task.isPartial && own.some(({ completedUtc }) => completedUtc !== null);
    case 'comment':
      return own.some(({ comments }) => textOf(comments) === textOf(action.input.comments));
    case 'confirm':
      return own.some(({ confirmItemQtys }) => confirmItemQtys);
    case 'submit':
      return task.submittedDate !== null;
    case 'addItem':
      return task.items.some(({ clientId }) => clientId === action.id);
    case 'changeItem':
      return task.items.some((item) => item.id === action.input.id && isItemSo(item, action.input));
    case 'saveTicket':
      return task.ticketOfWork === action.input.ticketOfWork;
    default:
      return false;
  }
}

function isItemSo(
  { completedQty, variationReason }: TaskFieldsFragment['items'][number],
  wanted: ActionOf<'changeItem'>['input'],
): boolean {
  const quantity = parseQuantity(wanted.completedQty);
  if (completedQty === null || quantity === null) return false;
  return compareDecimals(completedQty, quantity) === 0 && textOf(variationReason) === textOf(wanted.variationReason);
}
