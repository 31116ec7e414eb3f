// A job as the task page's read has it (ConstructionQuery, schema/operations/job/construction-query.graphql), without GraphQL to leave out what was
// not asked for: of others only the name, and no list of moves.
import type { FieldComment } from '../comment/field-comment.type.ts';
import type { Construction } from '../job/construction.type.ts';
import type { User } from '../people/user.type.ts';
import type { Schedule, TaskUser } from '../task/schedule.type.ts';

type Named = Pick<User, 'id' | 'displayName'>;
type PulledVisit = Omit<TaskUser, 'user'> & { readonly user: Named | null };
type PulledTask = Omit<Schedule, 'allowedMoves' | 'taskUsers'> & { readonly taskUsers: readonly PulledVisit[] };
type PulledComment = Omit<FieldComment, 'user'> & { readonly user: Named };

export interface PulledJob extends Omit<Construction, 'schedules'> {
  readonly schedules: readonly PulledTask[];
  readonly jobFieldComments: readonly PulledComment[];
}

const named = ({ id, displayName }: User): Named => ({ id, displayName });

export function presentPulledJob({ schedules, ...job }: Construction, comments: readonly FieldComment[]): PulledJob {
  return {
    ...job,
    schedules: schedules.map(({ allowedMoves: _allowedMoves, taskUsers, ...task }) => ({
      ...task,
      taskUsers: taskUsers.map(presentVisit),
    })),
    jobFieldComments: comments.map(({ user, ...comment }) => ({ ...comment, user: named(user) })),
  };
}

const presentVisit = ({ user, ...visit }: TaskUser): PulledVisit => ({ ...visit, user: user === null ? null : named(user) });
