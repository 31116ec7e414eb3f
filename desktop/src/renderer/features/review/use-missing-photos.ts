// Which photos the task was to have and has not, and why its crew submitted without them (decision 041): the phone's own rule, over what has come.
import { isMissingPhotosComment, missingShots, photoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { JobFieldCommentsDocument } from '@lotline/schema/generated/documents/comment';
import { SystemSettingsQueryDocument } from '@lotline/schema/generated/documents/job';
import { job as ofJob, SETTINGS } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import type { ReviewRead } from './review-data.ts';

export interface MissingPhotos {
  /** 'Trench', or 'Pit (2)' where two of them are missing. */
  readonly shots: readonly string[];
  /** What the crew wrote when it submitted; null: nothing. */
  readonly why: string | null;
  /** What could not be read: no photo is said to be missing that may not be. */
  readonly unread: string | null;
}

/** The comment of a submit is among the newest of its task. */
const COMMENTS = 50;

export function useMissingPhotos({ job, task, photos }: Pick<ReviewRead, 'job' | 'task' | 'photos'>): MissingPhotos {
  const settings = useRead(SystemSettingsQueryDocument, { variables: { workType: job.workType }, follows: SETTINGS });
  const comments = useRead(JobFieldCommentsDocument, {
    variables: { constructionId: job.id, scheduleId: task.id, first: COMMENTS },
    follows: [ofJob(job.id, 'comments')],
  });
  const said = comments.data?.jobFieldComments.map((comment) => comment.comments).filter(isMissingPhotosComment);
  const shots = settings.data === undefined ? [] : shotsMissing(settings.data.systemSettings, { job, task, photos });
  const unread = isUnread(settings) ? 'Which photos are missing' : isUnread(comments) && shots.length > 0 ? 'Why they are missing' : null;
  return { shots, why: said?.at(-1) ?? null, unread: unread === null ? null : `${unread} could not be loaded.` };
}

const isUnread = ({ data, error }: { readonly data?: unknown; readonly error: unknown }): boolean => error !== null && data === undefined;

function shotsMissing(settings: Parameters<typeof settingFor>[0], { job, task, photos }: Pick<ReviewRead, 'job' | 'task' | 'photos'>) {
  const { config } = settingFor(settings, 'Expected Photos', job.workType);
  const received = photos.map(({ title }) => title);
  return missingShots(photoForecast(config, { taskName: task.name, items: task.items, received, waiting: [] })).map(({ label }) => label);
}
