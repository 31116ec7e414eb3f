// A job as the task page's read has it (ConstructionQuery, schema/operations/job/construction-query.graphql), without GraphQL to leave out
// other fields: of other people only the name, no list of moves, and of the office's decisions those on the quantities.
import type { FieldComment } from '../comment/field-comment.type.ts';
import type { Construction } from '../job/construction.type.ts';
import type { User } from '../people/user.type.ts';
import type { Boq } from '../job/boq.type.ts';
import type { Schedule, ScheduleItem, TaskUser } from '../task-record/schedule.type.ts';

type Named = Pick<User, 'id' | 'displayName'>;
type ReplicaVisit = Omit<TaskUser, 'user'> & { readonly user: Named | null };
type ReplicaItem = Omit<ScheduleItem, 'approvedDate'>;
type ReplicaTask = Omit<Schedule, 'allowedMoves' | 'taskUsers' | 'items'> & {
  readonly taskUsers: readonly ReplicaVisit[];
  readonly items: readonly ReplicaItem[];
};
type ReplicaLine = Omit<Boq, 'variationDecidedDate' | 'variationDecidedBy' | 'variationReason'>;
type ReplicaComment = Omit<FieldComment, 'user'> & { readonly user: Named };

export interface ReplicaJob extends Omit<Construction, 'schedules' | 'boqs' | 'eventCount'> {
  readonly boqs: readonly ReplicaLine[];
  readonly schedules: readonly ReplicaTask[];
  readonly jobFieldComments: readonly ReplicaComment[];
}

const named = ({ id, displayName }: User): Named => ({ id, displayName });

export function presentReplicaJob(
  { schedules, boqs, eventCount: _count, ...job }: Construction,
  comments: readonly FieldComment[],
): ReplicaJob {
  return {
    ...job,
    boqs: boqs.map(presentLine),
    schedules: schedules.map(({ allowedMoves: _allowedMoves, taskUsers, items, ...task }) => ({
      ...task,
      items: items.map(presentItem),
      taskUsers: taskUsers.map(presentVisit),
    })),
    jobFieldComments: comments.map(({ user, ...comment }) => ({ ...comment, user: named(user) })),
  };
}

const presentVisit = ({ user, ...visit }: TaskUser): ReplicaVisit => ({ ...visit, user: user === null ? null : named(user) });

const presentItem = ({ approvedDate: _date, ...item }: ScheduleItem): ReplicaItem => item;

function presentLine({ variationDecidedDate: _date, variationDecidedBy: _by, variationReason: _reason, ...line }: Boq): ReplicaLine {
  return line;
}
