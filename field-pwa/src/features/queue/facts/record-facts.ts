// What the record says now of what an action was about, in the same words as the action.
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import type { CommentFieldsFragment, ConstructionFieldsFragment, TaskFieldsFragment } from '@lotline/schema/generated/operations';
import type { AnyAction } from '../../../platform/outbox/action-input.ts';
import { quantityText } from '@lotline/schema/domain/item/quantity-text';
import { contactsText, fact, phoneText, type Fact } from './action-facts.ts';

export interface JobRecord {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: readonly CommentFieldsFragment[];
}

interface Reader {
  readonly userId: number;
  readonly today: CalendarDay;
  readonly zone: string;
}

const GONE: Fact = { label: 'Now', value: 'It is no longer there, or no longer with your group.' };

function taskFacts(task: TaskFieldsFragment, { userId, today, zone }: Reader): Fact[] {
  const at = (instant: string) => formatNearDayTime(instant, today, zone);
  const dates: readonly (readonly [string, string | null])[] = [
    ['Declined', task.declinedDate],
    ['Submitted', task.submittedDate],
    ['Completed', task.completedDate],
  ];
  const [ended] = dates.filter(([, date]) => date !== null);
  const state = ended === undefined ? taskStage(task) : `${ended[0]} ${at(ended[1] ?? '')}`;
  const visit = task.taskUsers.find((own) => own.userId === userId && own.onSiteUtc !== null && own.offSiteUtc === null);
  const onsite = visit?.onSiteUtc == null ? 'No' : `Since ${at(visit.onSiteUtc)}`;
  return [fact('Task', state), fact('You are onsite', onsite)];
}

function itemFacts(task: TaskFieldsFragment, itemId: number): Fact[] {
  const item = task.items.find(({ id }) => id === itemId);
  if (item === undefined) return [GONE];
  const done = item.completedQty === null ? null : quantityText(item.completedQty, item.unitOfMeasure);
  return [fact('Done', done), fact('Reason for variation', item.variationReason)];
}

function jobFacts(action: AnyAction, job: ConstructionFieldsFragment): Fact[] {
  switch (action.name) {
    case 'setStatus':
      return [fact('Status', job.status)];
    case 'setDeveloper':
      return [fact('Developer', job.developer), fact('Site contact', job.siteContact), fact('Phone', phoneText(job.siteContactPhone))];
    case 'setContacts':
      return [fact('Site contacts', contactsText(sortContacts(job.siteContacts)))];
    default:
      return [];
  }
}

/** Null where nothing is known of it on this device. */
export function recordFacts(action: AnyAction, record: JobRecord | undefined, reader: Reader): Fact[] | null {
  if (record === undefined) return null;
  const { construction: job, jobFieldComments } = record;
  if (job === null) return [GONE];
  if (action.name === 'editComment' || action.name === 'deleteComment') {
    const comment = jobFieldComments.find(({ id }) => id === action.input.id);
    return [comment === undefined ? GONE : fact('Comment', comment.comments)];
  }
  if (action.subject.kind === 'job') return jobFacts(action, job);
  const task = job.schedules.find(({ id }) => id === action.subject.id);
  if (task === undefined) return [GONE];
  return action.name === 'changeItem' ? [...itemFacts(task, action.input.id), ...taskFacts(task, reader)] : taskFacts(task, reader);
}
