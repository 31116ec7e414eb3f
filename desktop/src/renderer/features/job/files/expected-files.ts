// Photos that the job's tasks are to have against those that have come: the phone's own rule, summed over the tasks (decision 041).
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { photoForecast, type PhotoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { isDeclined } from '../../../platform/task/task-words.ts';
import type { JobView } from '../job-context.ts';
import type { Job, Task } from '../job-data.ts';

export interface ExpectedTask {
  readonly taskId: number;
  readonly taskName: string;
  readonly forecast: PhotoForecast;
}

export interface ExpectedFiles {
  readonly tasks: readonly ExpectedTask[];
  /** Pictures of the job, whoever asked for them. */
  readonly pictures: number;
  /** Of those that are expected. */
  readonly received: number;
  /** 0 where none is asked for. */
  readonly expected: number;
  readonly missing: number;
  /** Some are missing, and somebody can still take them: the job has not ended. */
  readonly isWanting: boolean;
  /** For the tab: '9 of 12' of those that are expected, else how many files there are. */
  readonly count: string;
}

interface FilesOfJob {
  readonly job: Pick<Job, 'status' | 'workType' | 'attachments'> & {
    readonly schedules: readonly Pick<Task, 'id' | 'name' | 'ignored' | 'declinedDate' | 'items'>[];
  };
  readonly settings: JobView['settings'];
}

export function expectedFiles({ job, settings }: FilesOfJob): ExpectedFiles {
  const setting = settingFor(settings, 'Expected Photos', job.workType).config;
  const pictures = job.attachments.filter(isImage);
  const tasks = job.schedules
    .filter((task) => !task.ignored && !isDeclined(task))
    .map(({ id, name, items }): ExpectedTask => {
      const received = pictures.filter(({ taskId }) => taskId === id).map(({ title }) => title);
      return { taskId: id, taskName: name, forecast: photoForecast(setting, { taskName: name, items, received, waiting: [] }) };
    })
    .filter(({ forecast }) => forecast.shots.length > 0);
  const sumOf = (figure: 'notTaken' | 'expected' | 'expectedReceived'): number =>
    tasks.reduce((sum, { forecast }) => sum + forecast[figure], 0);
  const [received, expected, missing] = [sumOf('expectedReceived'), sumOf('expected'), sumOf('notTaken')];
  return {
    tasks,
    pictures: pictures.length,
    received,
    expected,
    missing,
    isWanting: missing > 0 && !isJobEnded(job),
    count: expected > 0 ? `${String(received)} of ${String(expected)}` : String(job.attachments.length),
  };
}
