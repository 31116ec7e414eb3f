// Photos that the job's tasks are to have against those that have come: the phone's own rule, summed over the tasks (decision 041).
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { photoForecast, type PhotoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import type { JobView } from '../job-context.ts';

export interface ExpectedTask {
  readonly taskId: number;
  readonly taskName: string;
  readonly forecast: PhotoForecast;
}

export interface ExpectedFiles {
  readonly tasks: readonly ExpectedTask[];
  /** Pictures of the job. */
  readonly received: number;
  /** Received and missing; 0 where none is asked for. */
  readonly expected: number;
  readonly missing: number;
  /** For the tab: '9 of 12', or how many files there are. */
  readonly count: string;
}

export function expectedFiles({ job, settings }: Pick<JobView, 'job' | 'settings'>): ExpectedFiles {
  const setting = settingFor(settings, 'Expected Photos', job.workType).config;
  const pictures = job.attachments.filter(isImage);
  const tasks = job.schedules
    .filter(({ ignored }) => !ignored)
    .map(({ id, name }): ExpectedTask => {
      const received = pictures.filter(({ taskId }) => taskId === id).map(({ title }) => title);
      return { taskId: id, taskName: name, forecast: photoForecast(setting, { taskName: name, received, waiting: [] }) };
    })
    .filter(({ forecast }) => forecast.shots.length > 0);
  const missing = tasks.reduce((sum, { forecast }) => sum + forecast.notTaken, 0);
  const received = pictures.length;
  const expected = tasks.length === 0 ? 0 : received + missing;
  return {
    tasks,
    received,
    expected,
    missing,
    count: missing > 0 ? `${String(received)} of ${String(expected)}` : String(job.attachments.length),
  };
}
