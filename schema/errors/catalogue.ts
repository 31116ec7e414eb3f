// Every code a person can be refused with, and the sentence they read (house style, "Errors"). Codes are never renamed.
import { entry, list, said, text, type ErrorDetails, type ErrorEntry } from './entry.ts';
import { OFFICE_REFUSALS } from './office-refusals.ts';

export type { ErrorDetails, ErrorEntry, ErrorKind, ErrorRetry } from './entry.ts';

const ITEM_CHANGE_WHEN = 'Quantities can be changed once the task is accepted and you have been onsite, until it is submitted.';
/** By the step that is missing: what the person has done already is not asked for again. */
const ITEM_CHANGE_STEPS: Readonly<Record<string, string>> = {
  accept: 'Accept the task first, then go onsite: from then on quantities can be changed.',
  onsite: 'Go onsite first, then quantities can be changed.',
  submitted: 'Submitted: quantities can no longer be changed. The office can reopen the task.',
};

/** What a work type asks for before I'm Onsite, by its gate; `named` says which. */
const ONSITE_GATE_SENTENCES: Readonly<Record<string, (named: string) => string>> = {
  notOnHold: (status) => `The job is on hold${said(': ', status)}. Ask the office before you go onsite.`,
  siteAccess: () => 'The builder has not confirmed site access yet. Ask for it, or call the office.',
  currentPlans: (day) =>
    day === ''
      ? 'There are no DBYD plans for this job. Ask the office for them, then go onsite.'
      : `The DBYD plans expired on ${day}. Ask the office for new ones, then go onsite.`,
  currentDocuments: (document) => `${text(document, 'A document')} has expired. Send the new one to the office, then go onsite.`,
  ticketSigned: () => 'Sign on to the ticket of work first.',
};

const STATES_OF_POTENTIAL_JOBS: Readonly<Record<string, string>> = {
  New: 'new: the office has not processed it',
  'In review': 'in review at the office',
  'Back to field': 'back with the field',
  Approved: 'approved',
  Converted: 'a job',
  Rejected: 'rejected',
  Duplicate: 'marked as a duplicate',
};

export const CATALOGUE = {
  // Who and whether
  UNAUTHENTICATED: entry('denied', 'never', 'Your sign-in has ended. Sign in again; what you typed is kept.'),
  CANNOT_LOG_IN: entry('denied', 'never', 'Your account cannot sign in. Ask an administrator to turn it on.'),
  ADDRESS_NOT_ALLOWED: entry('denied', 'later', 'Lotline can only be used from the office network. Connect to it, then try again.'),
  CLAIM_REQUIRED: entry('denied', 'never', 'Your role does not allow this. Ask an administrator if you need it.'),
  NOT_FOUND: entry('missing', 'after-refresh', 'This could not be found, or it is not shared with your group.'),
  TASK_LEFT: entry(
    'denied',
    'after-refresh',
    (d) => `This ${text(d['what'], 'task')} is with ${text(d['group'], 'another group')} now. You can view it but not change it.`,
  ),
  // Input
  INVALID_INPUT: entry('invalid', 'never', (d) =>
    text(d['sentence'], 'Some of the details entered are not right. Check them and try again.'),
  ),
  MALFORMED_REQUEST: entry('invalid', 'never', (d) => text(d['sentence'], 'The request could not be read.')),
  QUERY_TOO_COMPLEX: entry('limit', 'never', 'The query asks for too much at once. Ask for less.'),
  OPERATION_UNKNOWN: entry('missing', 'never', 'This page is from another version of Lotline. Reload it.'),
  BODY_TOO_LARGE: entry('limit', 'never', (d) => `What was sent is larger than the limit${said(' of ', d['limit'])}.`),
  RATE_LIMITED: entry('limit', 'later', (d) =>
    d['of'] === 'underWay'
      ? 'Too many of your requests are running at once. Try again in a moment.'
      : 'Too many requests in a short time. Wait a minute and try again.',
  ),
  IDEMPOTENCY_MISMATCH: entry('conflict', 'never', 'This was already sent once with different contents. Refresh and try again.'),
  STALE_VERSION: entry(
    'conflict',
    'after-refresh',
    (d) => `${text(d['changedBy'], 'Someone')} changed this since you opened it. Compare both values, then choose.`,
  ),
  ALREADY_TAKEN: entry('conflict', 'never', (d) => text(d['sentence'], 'There is already one like this. Change it and try again.')),
  // Signed in as somebody else (screens.md §2.17)
  IMPERSONATION_ENDED: entry('denied', 'never', 'You are no longer signed in as someone else. This was not saved.'),
  IMPERSONATION_FORBIDS: entry(
    'denied',
    'never',
    'This cannot be done while you are signed in as someone else: they have to do it themselves.',
  ),
  // Builder approval (domain.md §5)
  BUILDER_REQUEST_INCOMPLETE: entry(
    'refused',
    'never',
    (d) => `The builder of ${text(d['workOrder'], 'this job')} cannot be asked yet. Missing: ${list(d['missing'])}.`,
  ),
  // Potential jobs (screens.md §2.9)
  POTENTIAL_JOB_STATE: entry(
    'refused',
    'after-refresh',
    (d) =>
      `This potential job is ${text(STATES_OF_POTENTIAL_JOBS[text(d['status'], '')], 'with the office')} now. Refresh and check again.`,
  ),
  POTENTIAL_JOB_INCOMPLETE: entry(
    'refused',
    'after-refresh',
    (d) => `The address is not complete yet. It needs: ${list(d['missing']) || 'street and suburb'}.`,
  ),
  // The task (domain.md §2)
  NOT_SUBCONTRACTED: entry('refused', 'after-refresh', 'Only subcontractors accept or decline tasks. Go onsite directly.'),
  ALREADY_ACCEPTED: entry('refused', 'after-refresh', 'The task is already accepted.'),
  ALREADY_DECLINED: entry('refused', 'after-refresh', 'The task was declined. Ask the office to issue it again.'),
  TASK_NOT_ACCEPTED: entry('refused', 'after-refresh', 'Accept the task first.'),
  TASK_COMPLETED: entry('refused', 'after-refresh', 'The task is already completed. The office can reopen it.'),
  TASK_NOT_COMPLETED: entry('refused', 'after-refresh', 'Complete the task first.'),
  TASK_SUBMITTED: entry('refused', 'after-refresh', 'The task is already submitted. The office can reopen it.'),
  TASK_IGNORED: entry('refused', 'after-refresh', 'The office has set this task aside.'),
  CONTRACTOR_NOT_COMPLIANT: entry('refused', 'later', (d) =>
    typeof d['contractor'] === 'string'
      ? `${text(d['document'], 'Insurance or licence')} of ${d['contractor']} has expired. Ask for the new one and add it to its documents, then issue.`
      : `Your company’s ${text(d['document'], 'insurance or licence')} has expired. Send the new one to the office, then accept.`,
  ),
  ONSITE_GATE: entry('refused', 'later', (d) =>
    text(ONSITE_GATE_SENTENCES[text(d['gate'], '')]?.(text(d['named'], '')), 'Something is missing before you go onsite. Call the office.'),
  ),
  ALREADY_ONSITE: entry('refused', 'after-refresh', 'You are already onsite at this task.'),
  NOT_ONSITE: entry('refused', 'after-refresh', 'Press I’m Onsite first.'),
  COMMENT_REQUIRED: entry('invalid', 'never', 'Say what is left to do, and why.'),
  ALREADY_CONFIRMED: entry('refused', 'after-refresh', 'You have already confirmed these quantities.'),
  ITEM_QTYS_NOT_CONFIRMED: entry('refused', 'after-refresh', 'Confirm the item quantities first.'),
  ITEMS_REJECTED: entry(
    'refused',
    'after-refresh',
    (d) => `Correct ${list(d['codes']) || 'the rejected items'} first: the quantity was rejected.`,
  ),
  ITEM_CHANGE_NOT_ALLOWED: entry('refused', 'after-refresh', (d) => text(ITEM_CHANGE_STEPS[text(d['missing'], '')], ITEM_CHANGE_WHEN)),
  ITEM_ARCHIVED: entry('refused', 'after-refresh', 'This item is no longer in use. Choose another.'),
  QUANTITY_ZERO: entry('invalid', 'never', (d) => text(d['sentence'], 'Select an item and provide a quantity and reason')),
  QUANTITY_NEGATIVE: entry('invalid', 'never', (d) => text(d['sentence'], 'Provide a quantity and reason for variation')),
  REASON_REQUIRED: entry('invalid', 'never', (d) => text(d['sentence'], 'Give a reason.')),
  PAYMENT_APPROVED: entry(
    'refused',
    'after-refresh',
    'The payment for this task is approved, so its record is closed. Talk to the office.',
  ),
  // The job
  STATUS_NOT_ALLOWED: entry('refused', 'after-refresh', (d) => `The status can be set to: ${list(d['allowed']) || 'none from here'}.`),
  STATUS_NEEDS_FIRST: entry('refused', 'after-refresh', (d) =>
    Array.isArray(d['lacks']) ? d['lacks'].map((lack) => `${String(lack)}.`).join(' ') : 'Something is missing for this status.',
  ),
  FIELD_NOT_EDITABLE: entry(
    'refused',
    'after-refresh',
    (d) => `${text(d['field'], 'This')} cannot be edited in the field for this work type. Ask the office.`,
  ),
  PHONE_INVALID: entry('invalid', 'never', 'Enter an Australian mobile: 04 and eight more digits, or +614 and eight digits.'),
  JOB_FULL: entry(
    'refused',
    'after-refresh',
    (d) =>
      `This job has as many ${text(d['what'], 'records')} as a job can have${said(': ', d['most'])}. Remove any that are not needed, or ask the office.`,
  ),
  SITE_CONTACT_REQUIRED: entry('invalid', 'never', 'Keep at least one site contact.'),
  // Comments
  COMMENT_NOT_YOURS: entry('refused', 'after-refresh', 'Only the person who wrote a comment can change it.'),
  COMMENT_EMPTY: entry('invalid', 'never', 'Write something first.'),
  COMMENT_TOO_LONG: entry('invalid', 'never', 'A comment can have at most 4,000 characters.'),
  COMMENT_TARGET: entry('invalid', 'never', 'A comment belongs to a task or to a job, to exactly one of them.'),
  COMMENT_LIMIT: entry(
    'limit',
    'later',
    (d) =>
      `A person may write ${said('at most ', d['most']) || 'only so many'} comments in 24 hours. Send this one later, or call the office.`,
  ),
  // Ticket of work
  TICKET_INVALID: entry('invalid', 'never', 'The ticket of work could not be read; it was not saved.'),
  TICKET_INCOMPLETE: entry('refused', 'never', (d) => `The ticket of work is not complete${said(': ', d['lacks']) || '.'}`),
  TICKET_LOCKED: entry('refused', 'never', 'The ticket of work is locked since the task was submitted.'),
  // Custom tasks
  CUSTOM_TASK_NOT_COMPLETABLE: entry('refused', 'after-refresh', 'Only the office can complete this task.'),
  // Files
  FILE_TYPE_NOT_ALLOWED: entry('invalid', 'never', 'This kind of file is not accepted.'),
  FILE_TOO_LARGE: entry('limit', 'never', 'A file can have at most 1,000 MiB.'),
  PICTURE_TOO_LARGE: entry('limit', 'never', 'A picture has at most 40 megapixels. Save a smaller copy and add that one.'),
  FILE_UNREADABLE: entry('invalid', 'never', 'This picture or video cannot be read: its file is damaged or of another kind.'),
  FILE_MISMATCH: entry('conflict', 'later', 'The file that arrived is not the one that was sent. It will be sent again.'),
  FILE_NOT_UPLOADED: entry('conflict', 'later', 'The file has not arrived yet.'),
  FILE_PARTS_MISSING: entry('conflict', 'later', 'Some parts of the file have not arrived yet. They will be sent.'),
  FILE_PARTS_CHANGED: entry(
    'conflict',
    'never',
    'This is not the file that was started. Choose the same file again, or send this one as a new file.',
  ),
  CATEGORY_REQUIRED: entry('invalid', 'never', 'There are documents without categories... Please choose a category and save.'),
  FILE_COMPLETE: entry('conflict', 'never', 'The whole file has already arrived and is kept.'),
  UPLOAD_URL_INVALID: entry('denied', 'later', 'The upload link has expired. A new one will be requested.'),
  STORAGE_FULL: entry('limit', 'later', (d) =>
    d['what'] === 'record'
      ? 'The server is out of space, so this was not saved. Tell the office, and try again later.'
      : 'The server is out of space. The file is kept on the phone and will be sent again.',
  ),
  // Faults
  UNAVAILABLE: entry('fault', 'later', 'The server is not ready at the moment. Try again shortly; nothing was lost.'),
  TIMEOUT: entry('fault', 'later', 'This took too long. Try again shortly.'),
  FAULT: entry('fault', 'later', 'Something went wrong on our side. It has been noted.'),
  ...OFFICE_REFUSALS,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof CATALOGUE;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE, value);
}

const OF_OFFICE = entry('refused', 'after-refresh', 'This cannot be done at the moment. Ask the office.');

/** What a code is. The field app, which is built without OFFICE_REFUSALS, has one entry for all of these. */
export const errorEntry = (code: ErrorCode): ErrorEntry => (isErrorCode(code) ? CATALOGUE[code] : OF_OFFICE);

/** The sentence a person reads for a code, with the details filled in. */
export function sayError(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorEntry(code).say(details);
}
