// What of each task's photos is received, waiting here and not taken: the task page, the capture screen and Submit ask here.
import { useCallback } from 'react';
import type { PhotoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import type { ExpectedPhotosSetting } from '@lotline/schema/domain/settings/expected-photos.setting';
import { useDevicePhotos } from '../../platform/photos/device-photos.ts';
import type { Job, Task } from './facts/page-data.ts';
import { taskForecast } from './facts/task-photos.ts';

export type ForecastOf = (task: Pick<Task, 'id' | 'name' | 'items'>) => PhotoForecast;

export function usePhotoForecasts(job: Pick<Job, 'id' | 'attachments'>, setting: ExpectedPhotosSetting): ForecastOf {
  const { id, attachments } = job;
  const onDevice = useDevicePhotos({ constructionId: id });
  return useCallback((task) => taskForecast(task, { setting, attachments, onDevice }), [setting, attachments, onDevice]);
}
