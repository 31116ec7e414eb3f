// Every code a person can be refused with, and the sentence they read (house style, "Errors"). Codes are never renamed.
export type ErrorKind = 'invalid' | 'denied' | 'missing' | 'refused' | 'conflict' | 'limit' | 'fault';
export type ErrorRetry = 'never' | 'after-refresh' | 'later';
export type ErrorDetails = Readonly<Record<string, unknown>>;

export interface ErrorEntry {
  readonly kind: ErrorKind;
  readonly retry: ErrorRetry;
  readonly say: (details: ErrorDetails) => string;
}

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);
const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');
const said = (before: string, value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${before}${value}` : '';
const entry = (kind: ErrorKind, retry: ErrorRetry, say: ErrorEntry['say'] | string): ErrorEntry => ({
  kind,
  retry,
  say: typeof say === 'string' ? () => say : say,
});

const ITEM_CHANGE_WHEN = 'Quantities can be changed once the task is accepted and you have been onsite, until it is submitted.';
/** By the step that is missing: what the person has done already is not asked for again. */
const ITEM_CHANGE_STEPS: Readonly<Record<string, string>> = {
  accept: 'Accept the task first, then go onsite: from then on quantities can be changed.',
  onsite: 'Go onsite first, then quantities can be changed.',
  submitted: 'Submitted: quantities can no longer be changed. The office can reopen the task.',
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

/** 'Received (41), Scoping (3)'. */
const statusesText = (statuses: unknown): string =>
  (Array.isArray(statuses) ? statuses : [])
    .map((one: unknown) => (typeof one === 'object' && one !== null ? Object.values(one).map(String) : []))
    .map(([status = '', count = '']) => `${status} (${count})`)
    .join(', ');

export const CATALOGUE = {
  // Who and whether
  UNAUTHENTICATED: entry('denied', 'never', 'Your sign-in has ended. Sign in again; what you typed is kept.'),
  CANNOT_LOG_IN: entry('denied', 'never', 'Your account cannot sign in. Ask an administrator to open it.'),
  CLAIM_REQUIRED: entry('denied', 'never', 'Your role does not allow this. Ask an administrator if you need it.'),
  NOT_FOUND: entry('missing', 'after-refresh', 'This is not there, or not shared with your group.'),
  TASK_LEFT: entry(
    'denied',
    'after-refresh',
    (d) => `This ${text(d['what'], 'task')} is with ${text(d['group'], 'another group')} now. You can read it, not change it.`,
  ),
  // Input
  INVALID_INPUT: entry('invalid', 'never', (d) => text(d['sentence'], 'Something in what was sent is not right. Check it and try again.')),
  MALFORMED_REQUEST: entry('invalid', 'never', (d) => text(d['sentence'], 'The request could not be read.')),
  QUERY_TOO_COMPLEX: entry('limit', 'never', 'The query asks for too much at once. Ask for less.'),
  OPERATION_UNKNOWN: entry('missing', 'never', 'This page and the server are of different versions. Load the page again.'),
  BODY_TOO_LARGE: entry('limit', 'never', (d) => `What was sent is larger than the limit${said(' of ', d['limit'])}.`),
  RATE_LIMITED: entry('limit', 'later', (d) =>
    d['of'] === 'underWay'
      ? 'Too many requests of yours are under way at once. Try again in a moment.'
      : 'Too many requests in a short time. Wait a minute and try again.',
  ),
  IDEMPOTENCY_MISMATCH: entry('conflict', 'never', 'This was already sent once with other contents. Refresh and do it again.'),
  STALE_VERSION: entry(
    'conflict',
    'after-refresh',
    (d) => `${text(d['changedBy'], 'Somebody')} changed this since you opened it. Compare both values, then choose.`,
  ),
  ITEM_CODE_USED: entry('refused', 'never', 'Jobs have this item already, so its code stays as it is. Archive it and make another.'),
  CHILD_CODE_USED: entry(
    'refused',
    'never',
    'Tasks were paid by this code already, so its code and its item stay as they are. Archive it and make another.',
  ),
  ALREADY_TAKEN: entry('conflict', 'never', (d) => text(d['sentence'], 'There is one like this already. Change it and try again.')),
  // People and rights (screens.md §2.17)
  ROLE_EXCEEDS_YOURS: entry(
    'denied',
    'never',
    (d) => `You cannot give or take what you do not have yourself: ${list(d['labels']) || 'a claim of this role'}.`,
  ),
  QUEUE_JOB_CHANGED: entry('refused', 'after-refresh', 'This background job runs or has ended meanwhile. Look at the list again.'),
  LAST_RIGHTS_HOLDER: entry(
    'refused',
    'after-refresh',
    'Nobody who can sign in would be left to change roles and claims. Give “Roles and claims” to somebody else first.',
  ),
  ROLE_ARCHIVED: entry('refused', 'after-refresh', (d) => `${text(d['role'], 'This role')} is archived. Choose another, or bring it back.`),
  // Signed in as somebody else (screens.md §2.17)
  IMPERSONATION_NESTED: entry('refused', 'never', 'You are signed in as somebody else already. End that first.'),
  IMPERSONATION_ONESELF: entry('refused', 'never', 'You are yourself already.'),
  IMPERSONATION_NO_SIGN_IN: entry('refused', 'after-refresh', 'This person cannot sign in, so nobody is signed in as them.'),
  IMPERSONATION_OF_ADMINISTRATOR: entry(
    'denied',
    'never',
    'Nobody is signed in as somebody who changes roles and claims, or who signs in as others themselves.',
  ),
  IMPERSONATION_EXCEEDS_YOURS: entry(
    'denied',
    'never',
    (d) => `This person may do what you may not: ${list(d['labels']) || 'a claim of theirs'}.`,
  ),
  IMPERSONATION_ENDED: entry('denied', 'never', 'You are no longer signed in as somebody else. Nothing of this was saved.'),
  IMPERSONATION_FORBIDS: entry('denied', 'never', 'This is not done while you are signed in as somebody else: they do it themselves.'),
  OWN_SIGN_IN: entry('refused', 'never', 'You cannot take your own sign-in away. Ask somebody else who manages users.'),
  PERSON_NEEDS_GROUP: entry('refused', 'never', 'Somebody who works in the field needs a group: without one they would see no task.'),
  INVITATION_ACCEPTED: entry('refused', 'after-refresh', 'This person has signed in already.'),
  INVITATION_WITHDRAWN: entry('refused', 'after-refresh', 'This person cannot sign in. Let them sign in first.'),
  ROLE_HELD: entry(
    'refused',
    'after-refresh',
    (d) =>
      `${text(d['role'], 'This role')} is still held by ${said('', d['holderCount']) || 'some'} ${d['holderCount'] === 1 ? 'person' : 'people'}. Give them another role first.`,
  ),
  // Groups (screens.md §2.19)
  GROUP_HAS_TASKS: entry(
    'refused',
    'after-refresh',
    (d) =>
      `${text(d['group'], 'This group')} still has ${said('', d['count']) || 'some'} open ${d['count'] === 1 ? 'task' : 'tasks'}. Reassign them first.`,
  ),
  PRIMARY_CONTACT_REQUIRED: entry('invalid', 'never', 'A group with members has one primary contact. Choose who it is.'),
  MEMBER_ONSITE: entry(
    'refused',
    'after-refresh',
    (d) => `${list(d['names']) || 'Somebody'} is onsite at a task of this group. Ask them to go offsite first.`,
  ),
  // Contractors (screens.md §2.19)
  CONTRACTOR_STATE: entry(
    'refused',
    'after-refresh',
    (d) => `The contractor is ${text(d['state'], 'in another state')} now, so this does not apply.`,
  ),
  CONTRACTOR_INCOMPLETE: entry(
    'refused',
    'after-refresh',
    (d) => `Before it can be active it needs: ${list(d['missing']) || 'more details'}.`,
  ),
  CONTRACTOR_NOT_ACTIVE: entry(
    'refused',
    'later',
    (d) => `${text(d['contractor'], 'The contractor')} is ${text(d['state'], 'not active')}: only an active contractor is given work.`,
  ),
  CONTRACTOR_HAS_TASKS: entry(
    'refused',
    'after-refresh',
    (d) => `Its groups still have ${said('', d['count']) || 'some'} open ${d['count'] === 1 ? 'task' : 'tasks'}. Reassign them first.`,
  ),
  // Lists and settings (screens.md §2.20, §2.21)
  SETTING_STATUS_IN_USE: entry(
    'refused',
    'after-refresh',
    (d) => `Some jobs are in a status that you removed: ${statusesText(d['statuses'])}. Choose the status they go to.`,
  ),
  LOOKUP_VALUE_LOCKED: entry(
    'refused',
    'never',
    (d) => `Lotline shows files by the name “${text(d['label'], 'of this value')}”, so it stays as it is.`,
  ),
  LOOKUP_MERGE_ITSELF: entry('refused', 'never', 'A value cannot be merged into itself. Choose another.'),
  // Builder approval (domain.md §5)
  BUILDER_REQUEST_INCOMPLETE: entry(
    'refused',
    'never',
    (d) => `The builder of ${text(d['workOrder'], 'this job')} cannot be asked yet. Missing: ${list(d['missing'])}.`,
  ),
  BUILDER_APPROVED: entry('refused', 'after-refresh', (d) => `The builder of ${text(d['workOrder'], 'this job')} has approved already.`),
  BUILDER_REQUEST_CLOSED: entry('refused', 'after-refresh', 'This request is open no longer: it was revoked, or its days are over.'),
  SMS_NOT_SET_UP: entry('refused', 'never', 'This server has no SMS gateway. Draft the message and send it by hand.'),
  SMS_NOT_FAILED: entry('refused', 'after-refresh', 'This message was sent, or is about to be. Refresh and look again.'),
  SMS_QUEUED: entry(
    'refused',
    'after-refresh',
    (d) => `A message for ${text(d['workOrder'], 'this job')} is in the queue already. Wait until it is sent.`,
  ),
  SMS_LIMIT: entry('refused', 'later', (d) =>
    d['of'] === 'person'
      ? 'You have sent as many messages as one person may within an hour. Draft this one and send it by hand, or wait.'
      : 'This number has had as many messages as one may have within a day. Call, or wait until tomorrow.',
  ),
  // Potential jobs (screens.md §2.9)
  POTENTIAL_JOB_STATE: entry(
    'refused',
    'after-refresh',
    (d) => `This potential job is ${text(STATES_OF_POTENTIAL_JOBS[text(d['status'], '')], 'with the office')} now. Refresh and look again.`,
  ),
  POTENTIAL_JOB_INCOMPLETE: entry(
    'refused',
    'after-refresh',
    (d) => `The address is not complete yet. It needs: ${list(d['missing']) || 'street and suburb'}.`,
  ),
  // The task (domain.md §2)
  NOT_SUBCONTRACTED: entry('refused', 'after-refresh', 'Only a subcontractor’s task is accepted or declined. Go onsite directly.'),
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
  ALREADY_ONSITE: entry('refused', 'after-refresh', 'You are already onsite at this task.'),
  NOT_ONSITE: entry('refused', 'after-refresh', 'Press I’m Onsite first.'),
  COMMENT_REQUIRED: entry('invalid', 'never', 'Write why the task is only partially complete.'),
  ALREADY_CONFIRMED: entry('refused', 'after-refresh', 'You have already confirmed these quantities.'),
  ITEM_QTYS_NOT_CONFIRMED: entry('refused', 'after-refresh', 'Confirm the item quantities first.'),
  ITEMS_REJECTED: entry(
    'refused',
    'after-refresh',
    (d) => `Correct ${list(d['codes']) || 'the rejected items'} first: the quantity was rejected.`,
  ),
  ITEM_CHANGE_NOT_ALLOWED: entry('refused', 'after-refresh', (d) => text(ITEM_CHANGE_STEPS[text(d['missing'], '')], ITEM_CHANGE_WHEN)),
  ITEM_ARCHIVED: entry('refused', 'after-refresh', 'This item is no longer in use. Choose another.'),
  ITEM_IN_TASK: entry(
    'refused',
    'after-refresh',
    (d) => `${text(d['code'], 'This item')} is on ${list(d['tasks']) || 'a task'}. Take it off there first.`,
  ),
  QUANTITY_ZERO: entry('invalid', 'never', (d) => text(d['sentence'], 'Select an item and provide a quantity and reason')),
  QUANTITY_NEGATIVE: entry('invalid', 'never', (d) => text(d['sentence'], 'Provide a quantity and reason for variation')),
  REASON_REQUIRED: entry('invalid', 'never', (d) => text(d['sentence'], 'Give a reason.')),
  PAYMENT_APPROVED: entry(
    'refused',
    'after-refresh',
    'The payment for this task is approved, so its record is closed. Talk to the office.',
  ),
  // The office's half of the task (decision 047)
  ALREADY_ISSUED: entry('refused', 'after-refresh', 'The task is already issued.'),
  GROUP_REQUIRED: entry('refused', 'after-refresh', 'Choose who is to do the task first.'),
  RATE_MISSING: entry(
    'refused',
    'later',
    (d) =>
      `${text(d['group'], 'The contractor')} has no rate today for ${list(d['codes']) || 'an item'}. It has to be added, or another crew given the task.`,
  ),
  TEMPLATE_MISSING: entry(
    'refused',
    'after-refresh',
    (d) => `This work type has no template ${text(d['template'], 'of that name')}. It has: ${list(d['templates']) || 'none'}.`,
  ),
  TASK_THERE: entry('refused', 'after-refresh', (d) => `The job has ${text(d['task'], 'this task')} already, and it is still open.`),
  SOMEBODY_ONSITE: entry(
    'refused',
    'after-refresh',
    (d) => `${list(d['names']) || 'Somebody'} is onsite at this task. Ask them to go offsite first.`,
  ),
  TASK_NOT_IGNORED: entry('refused', 'after-refresh', 'The task is not set aside.'),
  TASK_NOT_SUBMITTED: entry('refused', 'after-refresh', 'The task is not submitted, so there is nothing to review yet.'),
  OWN_QUANTITY: entry(
    'denied',
    'never',
    (d) => `You entered the quantity of ${text(d['code'], 'this item')} yourself. Ask somebody else to approve it.`,
  ),
  NO_VARIATION: entry('refused', 'after-refresh', (d) => `The field asked for nothing beyond the plan on ${text(d['code'], 'this line')}.`),
  // The job
  STATUS_NOT_ALLOWED: entry('refused', 'after-refresh', (d) => `The status can be set to: ${list(d['allowed']) || 'none from here'}.`),
  FIELD_NOT_EDITABLE: entry(
    'refused',
    'after-refresh',
    (d) => `${text(d['field'], 'This')} is not edited from the field for this work type. Ask the office.`,
  ),
  PHONE_INVALID: entry('invalid', 'never', 'Enter an Australian mobile: 04 and eight more digits, or +614 and eight digits.'),
  WORK_ORDER_TAKEN: entry(
    'conflict',
    'never',
    (d) => `Work order ${text(d['workOrder'], '')} is there already under this contract: ${text(d['address'], 'another job')}.`,
  ),
  WORK_TYPE_UNCONFIRMED: entry('refused', 'never', (d) =>
    text(d['sentence'], 'Tasks that are issued follow the work type. Confirm to go on.'),
  ),
  JOB_ON_HOLD: entry('refused', 'after-refresh', 'The job is on hold already. Release it first.'),
  JOB_FULL: entry(
    'refused',
    'after-refresh',
    (d) =>
      `This job has as many ${text(d['what'], 'records')} as one job holds${said(': ', d['most'])}. Remove what nobody needs, or ask the office.`,
  ),
  JOB_NOT_ON_HOLD: entry('refused', 'after-refresh', 'The job is not on hold.'),
  STATUS_NOT_PLANNED: entry('refused', 'after-refresh', 'No status is planned for this job any more.'),
  STATUS_PLANNER_LEFT: entry(
    'refused',
    'never',
    (d) => `${text(d['name'], 'Who planned it')} may no longer change the status of this job.`,
  ),
  JOB_HAS_ONSITE: entry(
    'refused',
    'later',
    (d) => `${list(d['people']) || 'Somebody'} is onsite at this job. Reset it once they are offsite.`,
  ),
  TYPED_OTHERWISE: entry('invalid', 'never', (d) => `Type the work order as it is written: ${text(d['expected'], '')}.`),
  SITE_CONTACT_REQUIRED: entry('invalid', 'never', 'Keep at least one site contact.'),
  // Projects
  PROJECT_DATES: entry('invalid', 'never', 'The project finishes before it starts. Check both dates.'),
  PROJECT_HAS_JOB: entry('refused', 'after-refresh', 'The job is in this project already.'),
  PROJECT_LACKS_JOB: entry('refused', 'after-refresh', (d) => `The job is ${said('in ', d['project']) || 'in no project'} now.`),
  // Saved views
  VIEW_NOT_YOURS: entry('refused', 'never', (d) => `This view is ${said('', d['owner']) || 'somebody'}’s. Save one of your own.`),
  OPERATION_NOT_YOURS: entry('refused', 'never', (d) => `This operation is ${said('', d['owner']) || 'somebody'}’s. Save one of your own.`),
  // Comments
  COMMENT_NOT_YOURS: entry('refused', 'after-refresh', 'Only the person who wrote a comment changes it.'),
  COMMENT_EMPTY: entry('invalid', 'never', 'Write something first.'),
  COMMENT_TOO_LONG: entry('invalid', 'never', 'A comment holds at most 4,000 characters.'),
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
  CUSTOM_TASK_NOT_COMPLETABLE: entry('refused', 'after-refresh', 'This task is completed by the office.'),
  // Files
  FILE_TYPE_NOT_ALLOWED: entry('invalid', 'never', 'This kind of file is not accepted.'),
  FILE_TOO_LARGE: entry('limit', 'never', 'A file holds at most 1000 MiB.'),
  PICTURE_TOO_LARGE: entry('limit', 'never', 'A picture has at most 40 megapixels. Save a smaller copy and add that one.'),
  FILE_UNREADABLE: entry('invalid', 'never', 'This picture or video cannot be read: its file is damaged or of another kind.'),
  FILE_MISMATCH: entry('conflict', 'later', 'The file that arrived is not the file that was announced. It will be sent again.'),
  FILE_NOT_UPLOADED: entry('conflict', 'later', 'The file has not arrived yet.'),
  FILE_PARTS_MISSING: entry('conflict', 'later', 'Some parts of the file have not arrived yet. They will be sent.'),
  FILE_PARTS_CHANGED: entry(
    'conflict',
    'never',
    'This is not the file that was begun. Choose the same file again, or send this one as a new file.',
  ),
  CATEGORY_REQUIRED: entry('invalid', 'never', 'There are documents without categories... Please choose a category and save.'),
  FOLDER_NOT_EMPTY: entry('refused', 'after-refresh', 'There are files in this folder. Move them first.'),
  FILE_COMPLETE: entry('conflict', 'never', 'The file has arrived whole, so it is kept.'),
  UPLOAD_URL_INVALID: entry('denied', 'later', 'The upload link is no longer good. A new one will be asked for.'),
  STORAGE_FULL: entry('limit', 'later', (d) =>
    d['what'] === 'record'
      ? 'The server has no room at the moment, so this was not saved. Tell the office, and try again later.'
      : 'There is no room for the file at the moment. It is kept on the phone and will be sent again.',
  ),
  // Faults
  UNAVAILABLE: entry('fault', 'later', 'The server is not ready at the moment. Try again shortly; nothing was lost.'),
  TIMEOUT: entry('fault', 'later', 'This took too long. Try again shortly.'),
  FAULT: entry('fault', 'later', 'Something went wrong on our side. It has been noted.'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof CATALOGUE;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE, value);
}

/** The sentence a person reads for a code, with the details filled in. */
export function sayError(code: ErrorCode, details: ErrorDetails = {}): string {
  return CATALOGUE[code].say(details);
}
