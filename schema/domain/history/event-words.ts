// Every event in words, as the office reads a job's history: what was done, to what, and what was there before (issue 11 §2). Who and when stand beside it.
import { SMS_FAILURES, smsFailureText } from '../builder-approval/sms.rules.ts';
import { formatDate } from '../kernel/date-format.ts';
import { addedItemsWords } from './added-items.ts';
import { eventChanges, readText, type EventChange } from './event-changes.ts';
import { numberIn, quoted, type EventKind, type EventNames, type ReadEvent, type Words } from './event-word-parts.ts';
import { groupedWords } from './grouped-words.ts';
import { RECORD_WORDS } from './record-words.ts';
import { reviewWords } from './review-words.ts';
import { capitalised } from '../kernel/capitalised.ts';

export interface DescribedEvent {
  readonly sentence: string;
  readonly kind: EventKind;
  readonly changes: readonly EventChange[];
}

const taskOf = ({ entityId }: ReadEvent, names: EventNames): string => names.task(entityId) ?? 'a task';
const itemOf = ({ detail }: ReadEvent, names: EventNames): string => {
  const id = numberIn(detail, 'scheduleItemId');
  return (id === null ? null : names.item(id)) ?? readText(detail, 'code') ?? 'an item';
};
const ofTask =
  (words: string): Words[1] =>
  (event, names) =>
    `${words} ${taskOf(event, names)}`;
const taskThen =
  (words: string): Words[1] =>
  (event, names) =>
    `${taskOf(event, names)} ${words}`;
const ofCost =
  (words: string): Words[1] =>
  ({ detail }) =>
    `${words} the ${readText(detail, 'kind') === 'expense' ? 'expense' : 'material'}${quoted(readText(detail, 'called'))}`;
/** By nobody: after some days in a status. */
const isPlannedBySettings = (plan: unknown): boolean =>
  typeof plan === 'object' && plan !== null && 'plannedStatusBy' in plan && plan.plannedStatusBy === null;
const codeOf = ({ detail }: ReadEvent): string => readText(detail, 'code') ?? '';
const calledOf = ({ detail }: ReadEvent): string => readText(detail, 'called') ?? 'someone';
const title = (event: ReadEvent): string => quoted(readText(event.after, 'title') ?? readText(event.before, 'title'));

const WORDS: Readonly<Partial<Record<string, Words>>> = {
  accept: ['task', ofTask('Accepted')],
  decline: ['task', ofTask('Declined')],
  goOnsite: ['task', ofTask('Went onsite for')],
  goOffsite: ['task', ofTask('Went offsite from')],
  complete: ['task', taskThen('completed')],
  completePartially: ['task', taskThen('partially completed')],
  confirm: ['item', ofTask('Confirmed the quantities of')],
  submit: ['task', taskThen('submitted')],
  addItem: ['item', (event, names) => `Added ${readText(event.detail, 'code') ?? 'an item'} to ${taskOf(event, names)}`],
  changeItem: ['item', (event, names) => `Changed ${itemOf(event, names)} of ${taskOf(event, names)}`],
  comment: ['comment', (event, names) => `Completion comment on ${taskOf(event, names)}${quoted(readText(event.detail, 'comments'))}`],
  saveTicket: ['task', ofTask('Saved the ticket of work of')],
  resetTicket: ['task', ofTask('Reset the ticket of work of')],
  reopen: ['task', ofTask('Reopened')],
  addTask: ['task', ofTask('Added the task')],
  removeTask: ['task', (event) => `Removed the task${quoted(readText(event.before, 'name'))}`],
  issue: ['task', taskThen('issued to the field')],
  issueTask: ['task', taskThen('issued to the field')],
  rejectItem: ['item', (event, names) => `Rejected ${itemOf(event, names)} of ${taskOf(event, names)}`],
  reassignTask: ['task', ofTask('Reassigned')],
  ignoreTask: ['task', taskThen('set aside')],
  restoreTask: ['task', taskThen('restored')],
  remindTask: ['task', ofTask('Set a reminder for')],
  setTaskDueDate: ['task', ofTask('Moved the due date of')],
  reviewTask: ['item', (event, names) => reviewed(reviewWords(event.detail), taskOf(event, names))],
  addJobItem: ['item', (event, names) => addedItemsWords([event], names)],
  editJobItem: ['item', (event) => `Changed the item ${codeOf(event)}`],
  preapproveJobItem: [
    'item',
    (event) =>
      `${readText(event.after, 'preapprovedQty') === null ? 'Withdrew the customer’s approval' : 'Recorded the customer’s approval'} of ${codeOf(event)}`,
  ],
  removeJobItem: ['item', (event) => `Removed the item ${codeOf(event)}`],
  followItemCode: [
    'item',
    ({ before, after }) =>
      `${readText(before, 'code') ?? 'An item'} became ${readText(after, 'code') ?? 'another item'}: the codes were merged`,
  ],
  planTaskItems: ['item', ofTask('Planned the items of')],
  decideVariation: ['item', (event, names) => `Decided the variation of ${names.boq(event.entityId) ?? 'an item'}`],
  dateJob: ['job', () => 'First time onsite'],
  assignLine: ['item', (event, names) => `Assigned to tasks updated for ${names.boq(event.entityId) ?? 'an item'}`],
  closeVisit: ['task', ofTask('Ended a visit that was left open at')],
  sumLine: ['item', (event, names) => `Total done updated for ${names.boq(event.entityId) ?? 'an item'}`],
  draftPayment: ['payment', (event) => `Payment drafted${quoted(readText(event.after, 'name'))}`],
  addPaymentLine: ['payment', () => 'Line added to a payment'],
  correctPayment: ['payment', () => 'Payment corrected'],
  reviewPayment: ['payment', () => 'Payment updated from the review'],
  voidPayment: ['payment', (event) => `Payment voided${quoted(readText(event.after, 'voidReason'))}`],
  setJobStatus: ['job', () => 'Status changed'],
  setScheduler: ['job', (_, names) => `${names.field('scheduler')} changed`],
  setDueDate: ['job', () => 'Due date moved'],
  createJob: ['job', ({ detail }) => jobCreated(numberIn(detail, 'potentialJobId'))],
  updateJob: ['job', () => 'Job edited'],
  holdJob: ['job', () => 'Put on hold'],
  releaseJob: ['job', () => 'Released from hold'],
  planStatus: [
    'job',
    (event) =>
      `Status planned for later${quoted(readText(event.after, 'plannedStatus'))}${isPlannedBySettings(event.after) ? ' by the job status settings' : ''}`,
  ],
  cancelPlannedStatus: ['job', (event) => `Planned status cancelled${quoted(readText(event.before, 'plannedStatus'))}`],
  setPlannedStatus: ['job', ({ detail }) => `Status set as ${readText(detail, 'setBy') ?? 'someone'} had planned`],
  refusePlannedStatus: [
    'job',
    ({ detail }) => `Planned status${quoted(readText(detail, 'status'))} of ${readText(detail, 'setBy') ?? 'someone'} could not be set`,
  ],
  resetJob: ['job', () => 'Job reset'],
  createProject: ['job', (event) => `Project created${quoted(readText(event.after, 'name'))}`],
  editProject: ['job', (event) => `Project edited${quoted(readText(event.after, 'name'))}`],
  addProjectComment: ['comment', (event) => `Commented on the project${quoted(readText(event.after, 'comments'))}`],
  editProjectComment: ['comment', () => 'Comment on the project changed'],
  deleteProjectComment: ['comment', (event) => `Comment on the project deleted${quoted(readText(event.before, 'comments'))}`],
  moveToProject: ['job', ({ detail }) => movedToProject(readText(detail, 'project'))],
  createView: ['job', (event) => `View saved${quoted(readText(event.after, 'name'))}`],
  editView: ['job', (event) => `View changed${quoted(readText(event.after, 'name'))}`],
  removeView: ['job', () => 'View removed'],
  restoreView: ['job', () => 'View restored'],
  requestBuilderApproval: ['job', ({ detail }) => builderAsked(detail)],
  revokeBuilderRequest: ['job', ({ detail }) => `Revoked the link that ${contactOf(detail)} was sent`],
  recordBuilderAnswer: ['job', ({ detail }) => `On the phone ${builderAnswered(detail)}${quoted(readText(detail, 'note'))}`],
  answerBuilderRequest: ['job', ({ detail }) => builderAnswered(detail)],
  queueBuilderSms: ['job', ({ detail }) => `Queued an SMS for ${contactOf(detail)}`],
  queueBuilderSmsAgain: ['job', ({ detail }) => `Queued the SMS for ${contactOf(detail)} again`],
  sendBuilderSms: ['job', ({ detail }) => `The SMS gateway accepted the message for ${contactOf(detail)}`],
  deliverBuilderSms: ['job', ({ detail }) => `The SMS reached the phone of ${contactOf(detail)}`],
  failBuilderSms: ['job', ({ detail }) => `The SMS for ${contactOf(detail)} failed: ${smsFailed(detail)}`],
  openBuilderRequest: ['job', () => 'The builder’s page was opened'],
  openPotentialJobRequest: ['job', () => 'The builder’s page was opened'],
  requestPotentialJobApproval: ['job', ({ detail }) => builderAsked(detail)],
  answerPotentialJobRequest: ['job', ({ detail }) => builderAnswered(detail)],
  raisePotentialJob: ['job', () => 'Potential job added'],
  editPotentialJob: ['job', () => 'Potential job edited'],
  processPotentialJob: ['job', () => 'Processed by the office'],
  sendBackPotentialJob: ['job', ({ after }) => `Sent back to the field${quoted(readText(after, 'reason'))}`],
  approvePotentialJob: ['job', () => 'Marked as approved by the builder'],
  rejectPotentialJob: ['job', ({ after }) => `Rejected${quoted(readText(after, 'reason'))}`],
  markPotentialJobDuplicate: [
    'job',
    ({ after }) => `Marked as a duplicate of potential job ${String(numberIn(after, 'duplicateOfId') ?? '')}`,
  ],
  reopenPotentialJob: ['job', () => 'Reopened'],
  assignPotentialJob: ['job', () => 'Assigned to another person'],
  convertPotentialJob: ['job', ({ after }) => `Converted to job ${String(numberIn(after, 'constructionId') ?? '')}`],
  copyAttachment: ['file', (event) => `File copied from the potential job${title(event)}`],
  addJobCost: ['cost', ofCost('Added')],
  editJobCost: ['cost', ofCost('Changed')],
  removeJobCost: ['cost', ofCost('Removed')],
  restoreJobCost: ['cost', ofCost('Restored')],
  addJobDelegation: ['job', (event) => `Delegated to ${calledOf(event)}${quoted(readText(event.after, 'reason'))}`],
  endJobDelegation: ['job', (event) => `The delegation to ${calledOf(event)} ended`],
  ...RECORD_WORDS,
  exportList: ['job', ({ detail }) => listExported(detail)],
  setSiteContacts: ['contact', () => 'Developer and site contacts changed'],
  addComment: ['comment', (event) => `Commented${quoted(readText(event.after, 'comments'))}`],
  editComment: ['comment', () => 'Comment changed'],
  addInternalComment: ['comment', (event) => `Internal comment${quoted(readText(event.after, 'comments'))}`],
  editInternalComment: ['comment', () => 'Internal comment changed'],
  deleteInternalComment: ['comment', (event) => `Internal comment deleted${quoted(readText(event.before, 'comments'))}`],
  deleteComment: ['comment', (event) => `Comment deleted${quoted(readText(event.before, 'comments'))}`],
  completeCustomTask: ['task', (event) => `Custom task ${isTrue(event.after, 'isCompleted') ? 'ticked' : 'unticked'}`],
  reserveAttachment: ['file', (event) => `Started uploading the file${title(event)}`],
  openUpload: ['file', () => 'Prepared an upload'],
  completeAttachment: ['file', (event) => `File received${quoted(readText(event.detail, 'title'))}`],
  attachTicket: ['file', (event) => `Ticket of work filed${title(event)}`],
  forgetParts: ['file', () => 'Parts of an unfinished upload removed'],
  replaceAttachment: ['file', (event) => `File replaced${title(event)}`],
  labelFile: ['file', ({ detail }) => `File details changed${quoted(readText(detail, 'title'))}`],
  changeFolder: ['file', ({ detail }) => folderWords(readText(detail, 'from'), readText(detail, 'to'))],
  zipFiles: ['file', ({ detail }) => `Downloaded ${String(numberIn(detail, 'files') ?? 0)} files as a zip`],
  removeAttachment: ['file', (event) => `File removed${title(event)}`],
  purgeAttachment: ['file', (event) => `Removed file deleted for good${title(event)}`],
  makePreviews: ['file', () => 'Thumbnails created'],
  removeFile: ['file', () => 'Stored file deleted'],
  issueReceipt: ['task', () => 'Receipt signed'],
  makeReceiptKey: ['job', () => 'Key for receipts created'],
  bindSubject: ['job', () => 'Sign-in linked to a person'],
};

const reviewed = (decisions: string | null, task: string): string =>
  decisions === null ? `Reviewed the quantities of ${task}` : `${decisions} (${task})`;

const contactOf = (detail: unknown): string => readText(detail, 'siteContact') ?? 'the builder';
const builderAsked = (detail: unknown): string => `Asked ${contactOf(detail)} for builder approval`;
function smsFailed(detail: unknown): string {
  const failure = SMS_FAILURES.find((known) => known === readText(detail, 'failure'));
  return failure === undefined ? 'for an unknown reason' : smsFailureText(failure);
}
const BUILDER_ANSWERS: Readonly<Record<string, string>> = { approved: 'approved', later: 'said not yet', declined: 'declined' };

function builderAnswered(detail: unknown): string {
  const said = `${readText(detail, 'name') ?? 'The builder'} ${BUILDER_ANSWERS[readText(detail, 'answer') ?? ''] ?? 'answered'}`;
  const earliest = readText(detail, 'earliestDate');
  const notes = readText(detail, 'accessNotes');
  return `${said}${earliest === null ? '' : `, earliest ${formatDate(earliest)}`}${quoted(readText(detail, 'reason'))}${notes === null ? '' : `, access${quoted(notes)}`}`;
}

function folderWords(from: string | null, to: string | null): string {
  if (from === null) return `Created the folder${quoted(to)}`;
  return to === null ? `Removed the folder${quoted(from)}` : `Folder${quoted(from)} is now${quoted(to)}`;
}

/** 'Exported 1,204 rows of item codes as CSV'. */
function listExported(detail: unknown): string {
  const count = numberIn(detail, 'rows') ?? 0;
  const rows = count === 1 ? '1 row' : `${count.toLocaleString('en-AU')} rows`;
  const list = spelled(readText(detail, 'list') ?? 'list').toLowerCase();
  const format = readText(detail, 'format') === 'xlsx' ? 'an Excel workbook' : 'CSV';
  const stopped = isFalse(detail, 'isComplete') ? ', and stopped before the end' : '';
  const copied = isFromCopy(detail) ? ', from the copy on a computer without a connection' : '';
  return `Exported ${rows} of ${list} as ${format}${stopped}${copied}`;
}

const isFromCopy = (detail: unknown): boolean => typeof detail === 'object' && detail !== null && 'copyOf' in detail;

const jobCreated = (potentialJobId: number | null): string =>
  potentialJobId === null ? 'Job created' : `Job created from potential job ${String(potentialJobId)}`;

const movedToProject = (project: string | null): string =>
  project === null ? 'Removed from its project' : `Moved to the project${quoted(project)}`;

export const hasWords = (move: string): boolean => WORDS[move] !== undefined;

/** The program's own word for what somebody undid is not a reason that anybody gave. */
const UNDONE = 'Undone';

function whyWords(why: string): string {
  if (why === UNDONE) return ' by Undo';
  return why === '' ? '' : ` because “${why}”`;
}

/** An event of another time, or of a part of the program that came later, is told by its name. */
export function describeEvent(event: ReadEvent, names: EventNames): DescribedEvent {
  const [kind, say] = WORDS[event.move] ?? [KIND_OF_ENTITY[event.entity] ?? 'job', () => spelled(event.move)];
  const because = whyWords(event.why?.trim() ?? '');
  // the reason that the sentence gives is not told again as a changed field
  const changes = eventChanges(event, names.field).filter(({ after }) => after === null || after !== event.why?.trim());
  return { sentence: `${say(event, names)}${because}`, kind, changes };
}

/** What one press did, of its events newest first (grouped-words.ts). */
export function describeAction(events: readonly [ReadEvent, ...ReadEvent[]], names: EventNames): DescribedEvent {
  const [event] = events;
  if (events.length === 1) return describeEvent(event, names);
  const { sentence, kind } = groupedWords(events, names);
  return { sentence: `${sentence}${whyWords(event.why?.trim() ?? '')}`, kind, changes: [] };
}

const KIND_OF_ENTITY: Readonly<Partial<Record<string, EventKind>>> = {
  schedule: 'task',
  custom_task: 'task',
  boq: 'item',
  schedule_item: 'item',
  attachment: 'file',
  stored_file: 'file',
  field_comment: 'comment',
  internal_comment: 'comment',
  project_comment: 'comment',
  site_contact: 'contact',
  payment: 'payment',
  job_cost: 'cost',
  field_item: 'item',
  child_code: 'item',
  construction_code: 'item',
};

/** 'Hold construction' for 'holdConstruction'. */
function spelled(name: string): string {
  return capitalised(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim());
}

const isFalse = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.entries(value).some(([name, held]) => name === key && held === false);

function isTrue(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.entries(value).some(([name, held]) => name === key && held === true);
}
