// The task under review with its job, and what else waits for review.
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { ReviewTaskQueryDocument, TasksToReviewDocument } from '@lotline/schema/generated/documents/task';
import type { ReviewTaskQueryQuery } from '@lotline/schema/generated/operations';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { job, type Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import type { TaskPlace } from '../../platform/task/task-links.ts';

export type ReviewJob = NonNullable<ReviewTaskQueryQuery['construction']>;
export type ReviewedTask = ReviewJob['schedules'][number];
export type ReviewItem = ReviewedTask['items'][number];
export type Photo = ReviewJob['attachments'][number];

export interface ReviewRead {
  readonly job: ReviewJob;
  readonly task: ReviewedTask;
  readonly groupName: string;
  /** The task's own, in the order in which they were taken. */
  readonly photos: readonly Photo[];
}

/** What waits for review is of many jobs. */
export const TO_REVIEW: Followed = { entity: 'tasks-to-review' };

/** Null while it is on its way, 'missing' where the person does not see it. */
export function useReview(constructionId: number, scheduleId: number) {
  const read = useRead(ReviewTaskQueryDocument, { variables: { constructionId }, follows: [job(constructionId)] });
  const found: ReviewRead | 'missing' | null = read.data === undefined ? null : (reviewOf(read.data, scheduleId) ?? 'missing');
  return { found, error: read.error, refetch: () => void read.refetch() };
}

function reviewOf({ construction: job, groups }: ReviewTaskQueryQuery, scheduleId: number): ReviewRead | null {
  const task = job?.schedules.find(({ id }) => id === scheduleId);
  if (job === null || task === undefined) return null;
  const photos = job.attachments
    .filter((file) => file.taskId === scheduleId && isImage(file))
    .sort((a, b) => takenAt(a).localeCompare(takenAt(b)));
  return { job, task, photos, groupName: groups.find(({ id }) => id === task.groupId)?.name ?? 'No group' };
}

export const takenAt = ({ takenAt: taken, createdUtc }: Photo): string => taken ?? createdUtc;

/** Where this task stands among those that wait, and its neighbours; a task that was decided stands before the first. */
export function useWaiting(scheduleId: number) {
  const read = useRead(TasksToReviewDocument, { variables: {}, follows: [TO_REVIEW] });
  const data = optionalData(read);
  const rows: readonly TaskPlace[] = data?.tasks.rows ?? [];
  const at = rows.findIndex(({ id }) => id === scheduleId);
  return {
    place: at + 1,
    count: data?.tasks.count ?? 0,
    isCapped: data?.tasks.isCountCapped ?? false,
    previous: rows[at - 1] ?? null,
    next: rows[at + 1] ?? null,
  };
}
