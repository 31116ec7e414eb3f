// The queue of background jobs for administrators (screens.md §2.22): what each is called, what may be done with it, what runs each hour.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

export const ADMIN_TASKS_CLAIM: Claim = 'CAN_ACCESS_ADMINISTRATOR_TASKS';

/** Each kind of job by its name in the queue. */
export const QUEUE_JOB_LABELS: Readonly<Record<string, string>> = {
  sweep_files: 'Clean up files',
  keep_records: 'Clear out old records',
  turn_receipt_key: 'Renew the receipt key',
  give_notice: 'Document expiry notices',
  make_previews: 'Create thumbnails',
  attach_ticket: 'File a ticket of work',
  release_hold: 'End a hold',
  set_planned_status: 'Set a planned status',
  remove_bytes: 'Delete a stored file',
  issue_receipt: 'Sign a receipt',
  move_lookup_uses: 'Rename a value in its records',
  move_item_lines: 'Merge an item code in its lines',
  send_sms: 'Send an SMS',
  send_document_mail: 'Email a document notice',
  send_role_mail: 'Email a change of rights',
  run_one_off: 'One-off',
  replace_status: 'Replace a status of jobs',
};
export const queueJobLabel = (job: string): string => QUEUE_JOB_LABELS[job] ?? job;

/** What runs each hour, at its own minute. The number is that of its events, and never used again. */
export const SCHEDULED_TASKS = {
  sweep_files: { number: 1, minute: 17, about: 'Deletes unfinished uploads, files removed 30 days ago and files that no record uses' },
  keep_records: {
    number: 2,
    minute: 47,
    about:
      'Deletes old months of the change record, answers older than 30 days, old log entries, photos that are older than the settings keep them, and forms of tickets of work that no ticket has',
  },
  turn_receipt_key: { number: 3, minute: 7, about: 'Makes the next key before the one that signs receipts expires' },
  give_notice: {
    number: 4,
    minute: 37,
    about: 'Notifies those responsible 30, 14 and 7 days before a document of a contractor or person expires, and when it has',
  },
} as const;
export type ScheduledTask = keyof typeof SCHEDULED_TASKS;
const isScheduled = (name: string): name is ScheduledTask => Object.hasOwn(SCHEDULED_TASKS, name);
export const SCHEDULED_TASK_NAMES: readonly ScheduledTask[] = Object.keys(SCHEDULED_TASKS).filter(isScheduled);

/** What is planned for an instant of its own, one job of the queue for each record. */
export const PLANNED_TASKS = {
  release_hold: 'Returns a job to the status it had, on the day its hold ends',
  set_planned_status: 'Sets a status that was planned for a time, by a person or by the days that the job status settings give a status',
} as const;
export type PlannedTask = keyof typeof PLANNED_TASKS;
const isPlanned = (name: string): name is PlannedTask => Object.hasOwn(PLANNED_TASKS, name);
export const PLANNED_TASK_NAMES: readonly PlannedTask[] = Object.keys(PLANNED_TASKS).filter(isPlanned);

/** `waiting`: also one that failed and is tried again by itself. */
export const QUEUE_STATES = { failed: 'Failed', waiting: 'Waiting', running: 'Running' } as const;
export type QueueState = keyof typeof QUEUE_STATES;

/** `retry`: now, with all its tries. `giveUp`: it is not tried again, and stands among the failed. `dismiss`: a failed one is forgotten. */
export const QUEUE_MOVES = ['retry', 'giveUp', 'dismiss'] as const;
export type QueueMove = (typeof QUEUE_MOVES)[number];

const STATES_OF: Readonly<Record<QueueMove, readonly QueueState[]>> = {
  retry: ['failed', 'waiting'],
  giveUp: ['waiting'],
  dismiss: ['failed'],
};

export const canSeeAdminTasks = (actor: Actor): Verdict =>
  unless(hasClaim(actor, ADMIN_TASKS_CLAIM), 'CLAIM_REQUIRED', { claim: ADMIN_TASKS_CLAIM });

/** @param state null: it has ended. Refusals: CLAIM_REQUIRED, QUEUE_JOB_CHANGED. */
export const canMoveQueueJob = (actor: Actor, state: QueueState | null, move: QueueMove): Verdict =>
  all(canSeeAdminTasks(actor), unless(state !== null && STATES_OF[move].includes(state), 'QUEUE_JOB_CHANGED'));

/** How much a job did: '1,200 answers, 2 months'. What was nothing is left out. @param counts as the job answered them */
export function jobCounts(counts: unknown): string {
  if (typeof counts !== 'object' || counts === null) return '';
  return Object.entries(counts)
    .flatMap(([what, count]) =>
      typeof count === 'number' && count > 0 ? [`${count.toLocaleString('en-AU')} ${count === 1 ? what.replace(/s$/, '') : what}`] : [],
    )
    .join(', ');
}
