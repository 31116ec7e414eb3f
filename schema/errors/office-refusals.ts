// The refusals of what the office does alone: no screen of the field asks for it, and the field app is built without them (decision 039).
import { entry, list, said, text, type ErrorEntry } from './entry.ts';

/** 'Received (41), Scoping (3)'. A client's record may have more fields, in any order. */
const statusesText = (statuses: unknown): string =>
  (Array.isArray(statuses) ? statuses : [])
    .map((one: unknown) => {
      if (typeof one !== 'object' || one === null || !('status' in one) || !('count' in one)) return '';
      return said('', one.status) + said(' (', one.count) + ')';
    })
    .filter((words) => words !== '')
    .join(', ');

export const OFFICE_REFUSALS = {
  // Input
  ITEM_CODE_USED: entry('refused', 'never', 'Jobs already use this item, so its code cannot change. Archive it and add another.'),
  CHILD_CODE_USED: entry(
    'refused',
    'never',
    'Tasks have already been paid under this code, so its code and item cannot change. Archive it and add another.',
  ),
  // People and rights (screens.md §2.17)
  ROLE_EXCEEDS_YOURS: entry(
    'denied',
    'never',
    (d) => `You cannot give or remove claims that you do not have yourself: ${list(d['labels']) || 'a claim of this role'}.`,
  ),
  QUEUE_JOB_CHANGED: entry('refused', 'after-refresh', 'This background job is running or has ended since. Check the list again.'),
  ONE_OFF_RUNNING: entry('refused', 'after-refresh', 'This one-off is already running. Wait until it ends, or cancel it.'),
  ONE_OFF_NOTHING: entry('refused', 'after-refresh', 'There is nothing left to do.'),
  ONE_OFF_ENDED: entry('refused', 'after-refresh', 'This one-off has already ended.'),
  LAST_RIGHTS_HOLDER: entry(
    'refused',
    'after-refresh',
    'Nobody who can sign in would be left to change roles and claims. Give “Roles and claims” to someone else first.',
  ),
  ROLE_ARCHIVED: entry('refused', 'after-refresh', (d) => `${text(d['role'], 'This role')} is archived. Choose another, or restore it.`),
  // Signed in as somebody else (screens.md §2.17)
  IMPERSONATION_NESTED: entry('refused', 'never', 'You are already signed in as someone else. End that first.'),
  IMPERSONATION_ONESELF: entry('refused', 'never', 'You are already signed in as yourself.'),
  IMPERSONATION_NO_SIGN_IN: entry('refused', 'after-refresh', 'This person cannot sign in, so nobody can sign in as them.'),
  IMPERSONATION_OF_ADMINISTRATOR: entry(
    'denied',
    'never',
    'Nobody can sign in as a person who changes roles and claims, or who can sign in as others.',
  ),
  IMPERSONATION_EXCEEDS_YOURS: entry(
    'denied',
    'never',
    (d) => `This person has claims that you do not have: ${list(d['labels']) || 'at least one'}.`,
  ),
  SETTING_LOCKS_YOU_OUT: entry(
    'refused',
    'never',
    (d) => `None of these ranges includes your own address ${text(d['address'], '')}, so you could not sign in again. Add its range first.`,
  ),
  OWN_SIGN_IN: entry('refused', 'never', 'You cannot remove your own sign-in. Ask someone else who manages users.'),
  PERSON_NEEDS_GROUP: entry('refused', 'never', 'A field worker needs a group: without one they would see no tasks.'),
  INVITATION_ACCEPTED: entry('refused', 'after-refresh', 'This person has already signed in.'),
  INVITATION_WITHDRAWN: entry('refused', 'after-refresh', 'This person cannot sign in. Enable them first.'),
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
  PRIMARY_CONTACT_REQUIRED: entry('invalid', 'never', 'A group with members has one primary contact. Choose a person.'),
  MEMBER_ONSITE: entry(
    'refused',
    'after-refresh',
    (d) => `${list(d['names']) || 'Someone'} is onsite at a task of this group. Ask them to go offsite first.`,
  ),
  // Contractors (screens.md §2.19)
  CONTRACTOR_STATE: entry(
    'refused',
    'after-refresh',
    (d) => `The contractor is now ${text(d['state'], 'in another state')}, so this no longer applies.`,
  ),
  CONTRACTOR_INCOMPLETE: entry(
    'refused',
    'after-refresh',
    (d) => `Before the contractor can be activated it needs: ${list(d['missing']) || 'more details'}.`,
  ),
  CONTRACTOR_NOT_ACTIVE: entry(
    'refused',
    'later',
    (d) => `${text(d['contractor'], 'The contractor')} is ${text(d['state'], 'not active')}: only an active contractor can be given work.`,
  ),
  CONTRACTOR_HAS_TASKS: entry(
    'refused',
    'after-refresh',
    (d) => `Its groups still have ${said('', d['count']) || 'some'} open ${d['count'] === 1 ? 'task' : 'tasks'}. Reassign them first.`,
  ),
  BANK_CHANGE_WAITS: entry(
    'refused',
    'after-refresh',
    'A change of bank account is already waiting. Approve, refuse or withdraw it before requesting another.',
  ),
  BANK_CHANGE_DECIDED: entry('refused', 'after-refresh', 'This change of bank account has already been decided. Refresh and check again.'),
  BANK_SECOND_PERSON: entry(
    'refused',
    'never',
    'You requested this change, so someone else has to approve it after calling the contractor back.',
  ),
  BANK_NOT_READABLE: entry(
    'refused',
    'never',
    'The numbers of this change can no longer be read: the server’s secret for bank details has changed. Refuse the change and request it again.',
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
    (d) => `Lotline shows files by the name “${text(d['label'], 'of this value')}”, so it cannot change.`,
  ),
  LOOKUP_NAMES_FIXED: entry(
    'refused',
    'never',
    (d) =>
      `Settings, codes and templates use the name “${text(d['label'], 'of this value')}”, so it cannot change. Add another ${text(d['one'], 'value')} and archive this one.`,
  ),
  LOOKUP_MERGE_ITSELF: entry('refused', 'never', 'A value cannot be merged into itself. Choose another.'),
  // Builder approval (domain.md §5)
  BUILDER_APPROVED: entry('refused', 'after-refresh', (d) => `The builder of ${text(d['workOrder'], 'this job')} has already approved.`),
  BUILDER_REQUEST_CLOSED: entry('refused', 'after-refresh', 'This request is no longer open: it was revoked or has expired.'),
  SMS_NOT_SET_UP: entry('refused', 'never', 'This server has no SMS gateway. Draft the message and send it by hand.'),
  XERO_NOT_SET_UP: entry(
    'refused',
    'never',
    'This server is not connected to Xero. Whoever runs it has to set XERO_URL, XERO_TOKEN and XERO_ORGANISATION.',
  ),
  SMS_NOT_FAILED: entry('refused', 'after-refresh', 'This message was sent, or is about to be. Refresh and check again.'),
  SMS_QUEUED: entry(
    'refused',
    'after-refresh',
    (d) => `A message for ${text(d['workOrder'], 'this job')} is already in the queue. Wait until it is sent.`,
  ),
  SMS_LIMIT: entry('refused', 'later', (d) =>
    d['of'] === 'person'
      ? 'You have reached the limit of messages that one person can send in an hour. Send this one by hand, or wait.'
      : 'This number has reached its limit of messages for one day. Call, or wait until tomorrow.',
  ),
  // The task (domain.md §2)
  ITEM_IN_TASK: entry(
    'refused',
    'after-refresh',
    (d) => `${text(d['code'], 'This item')} is on ${list(d['tasks']) || 'a task'}. Remove it from there first.`,
  ),
  ITEM_ADDED_AGAIN: entry(
    'refused',
    'after-refresh',
    (d) => `${text(d['code'], 'This item')} was added to the job again. Change its quantity there.`,
  ),
  JOB_ENDED_SINCE: entry('refused', 'after-refresh', (d) => `The job is ${text(d['status'], 'finished')} now. Reopen it first.`),
  // The office's half of the task (decision 047)
  ALREADY_ISSUED: entry('refused', 'after-refresh', 'The task is already issued.'),
  GROUP_REQUIRED: entry('refused', 'after-refresh', 'First choose who does the task.'),
  RATE_MISSING: entry(
    'refused',
    'later',
    (d) =>
      `${text(d['group'], 'The contractor')} has no rate today for ${list(d['codes']) || 'an item'}. Add one, or give the task to another crew.`,
  ),
  TEMPLATE_MISSING: entry(
    'refused',
    'after-refresh',
    (d) => `This work type has no template ${text(d['template'], 'of that name')}. It has: ${list(d['templates']) || 'none'}.`,
  ),
  TASK_THERE: entry('refused', 'after-refresh', (d) => `The job already has ${text(d['task'], 'this task')}, and it is still open.`),
  SOMEBODY_ONSITE: entry(
    'refused',
    'after-refresh',
    (d) => `${list(d['names']) || 'Someone'} is onsite at this task. Ask them to go offsite first.`,
  ),
  TASK_NOT_IGNORED: entry('refused', 'after-refresh', 'The task is not set aside.'),
  TASK_NOT_SUBMITTED: entry('refused', 'after-refresh', 'The task is not submitted, so there is nothing to review yet.'),
  OWN_QUANTITY: entry(
    'denied',
    'never',
    (d) => `You entered the quantity of ${text(d['code'], 'this item')} yourself. Ask someone else to approve it.`,
  ),
  NO_VARIATION: entry(
    'refused',
    'after-refresh',
    (d) => `The field has not asked for more than planned on ${text(d['code'], 'this line')}.`,
  ),
  // The job
  WORK_ORDER_TAKEN: entry(
    'conflict',
    'never',
    (d) => `Work order ${text(d['workOrder'], '')} already exists under this contract: ${text(d['address'], 'another job')}.`,
  ),
  WORK_TYPE_UNCONFIRMED: entry('refused', 'never', (d) => text(d['sentence'], 'Issued tasks follow the work type. Confirm to continue.')),
  JOB_ON_HOLD: entry('refused', 'after-refresh', 'The job is already on hold. Release it first.'),
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
    (d) => `${list(d['people']) || 'Someone'} is onsite at this job. Reset it once they are offsite.`,
  ),
  TYPED_OTHERWISE: entry('invalid', 'never', (d) => `Type the work order as it is written: ${text(d['expected'], '')}.`),
  // Projects
  PROJECT_DATES: entry('invalid', 'never', 'The project finishes before it starts. Check both dates.'),
  PROJECT_HAS_JOB: entry('refused', 'after-refresh', 'The job is already in this project.'),
  PROJECT_LACKS_JOB: entry('refused', 'after-refresh', (d) => `The job is ${said('in ', d['project']) || 'in no project'} now.`),
  // Saved views
  VIEW_NOT_YOURS: entry('refused', 'never', (d) => `This view is ${said('', d['owner']) || 'someone'}’s. Save one of your own.`),
  OPERATION_NOT_YOURS: entry('refused', 'never', (d) => `This operation is ${said('', d['owner']) || 'someone'}’s. Save one of your own.`),
  // Files
  FOLDER_NOT_EMPTY: entry('refused', 'after-refresh', 'There are files in this folder. Move them first.'),
} as const satisfies Record<string, ErrorEntry>;
