// The task under review with its job, and what else waits for review.
import { useQuery } from '@tanstack/react-query';
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { ReviewTaskQueryDocument, TasksToReviewDocument, type ReviewTaskQueryQuery } from '@lotline/schema/generated/operations';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
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

const reviewKey = (constructionId: number) => [...keys.construction(constructionId), 'review'] as const;
export const TO_REVIEW = ['tasks-to-review'] as const;

/** Null while it is on its way, 'missing' where the person does not see it. */
export function useReview(constructionId: number, scheduleId: number) {
  const { gql } = usePlatform().calls;
  const read = useQuery({
    queryKey: reviewKey(constructionId),
    queryFn: () => gql(ReviewTaskQueryDocument, { constructionId }),
  });
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
  const { gql } = usePlatform().calls;
  const read = useQuery({ queryKey: TO_REVIEW, queryFn: () => gql(TasksToReviewDocument) });
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
