// A job as the task page's read has it (ConstructionQuery, schema/operations/job/construction-query.graphql), without GraphQL to leave out
// other fields: of other people only the name, no list of moves, and of the office's decisions those on the quantities.
import type { FieldComment } from '../comment/field-comment.type.ts';
import type { Construction } from '../job/construction.type.ts';
import type { User } from '../people/user.type.ts';
import type { Boq } from '../job/boq.type.ts';
import type { Schedule, ScheduleItem, TaskUser } from '../task-record/schedule.type.ts';

type Named = Pick<User, 'id' | 'displayName'>;
type PulledVisit = Omit<TaskUser, 'user'> & { readonly user: Named | null };
type PulledItem = Omit<ScheduleItem, 'approvedDate'>;
type PulledTask = Omit<Schedule, 'allowedMoves' | 'taskUsers' | 'items'> & {
  readonly taskUsers: readonly PulledVisit[];
  readonly items: readonly PulledItem[];
};
type PulledLine = Omit<Boq, 'variationDecidedDate' | 'variationDecidedBy' | 'variationReason'>;
type PulledComment = Omit<FieldComment, 'user'> & { readonly user: Named };

export interface PulledJob extends Omit<Construction, 'schedules' | 'boqs'> {
  readonly boqs: readonly PulledLine[];
  readonly schedules: readonly PulledTask[];
  readonly jobFieldComments: readonly PulledComment[];
}

const named = ({ id, displayName }: User): Named => ({ id, displayName });

export function presentPulledJob({ schedules, boqs, ...job }: Construction, comments: readonly FieldComment[]): PulledJob {
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

const presentVisit = ({ user, ...visit }: TaskUser): PulledVisit => ({ ...visit, user: user === null ? null : named(user) });

const presentItem = ({ approvedDate: _date, ...item }: ScheduleItem): PulledItem => item;

function presentLine({ variationDecidedDate: _date, variationDecidedBy: _by, variationReason: _reason, ...line }: Boq): PulledLine {
  return line;
}
