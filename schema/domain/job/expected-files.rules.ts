// Photos that the job's tasks are to have against those that have come: the phone's own rule, summed over the tasks (decision 041).
import { isImage } from '../attachment/attachment.rules.ts';
import { photoForecast, type PhotoForecast, type TaskPhotos } from '../attachment/expected-photos.rules.ts';
import { settingFor, type SettingRow } from '../settings/setting-for.ts';
import { isJobEnded } from './job-complete.rules.ts';

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

interface FileOfJob {
  readonly title: string;
  readonly key: string;
  readonly isDocAttachment: boolean;
  readonly taskId: number | null;
}

interface TaskOfJob {
  readonly id: number;
  readonly name: string;
  readonly ignored: boolean;
  readonly declinedDate: string | null;
  readonly items: NonNullable<TaskPhotos['items']>;
}

export interface FilesOfJob {
  readonly job: {
    readonly status: string;
    readonly workType: string;
    readonly attachments: readonly FileOfJob[];
    readonly schedules: readonly TaskOfJob[];
  };
  readonly settings: readonly SettingRow[];
}

export function expectedFiles({ job, settings }: FilesOfJob): ExpectedFiles {
  const setting = settingFor(settings, 'Expected Photos', job.workType).config;
  const pictures = job.attachments.filter(isImage);
  const tasks = job.schedules
    .filter((task) => !task.ignored && task.declinedDate === null)
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
