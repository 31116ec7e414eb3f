// Which of a task's photos the office has and which lie on this device: each counted once, also in the moment in which it is both.
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { photoForecast, type PhotoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import type { ExpectedPhotosSetting } from '@lotline/schema/domain/settings/expected-photos.setting';
import type { DevicePhoto } from '../../../platform/photos/device-photos.ts';
import type { Job, Task } from './page-data.ts';

interface PhotosOfJob {
  readonly setting: ExpectedPhotosSetting;
  readonly attachments: Job['attachments'];
  readonly onDevice: readonly DevicePhoto[];
}

export function taskForecast(task: Pick<Task, 'id' | 'name' | 'items'>, { setting, attachments, onDevice }: PhotosOfJob): PhotoForecast {
  const arrived = attachments.filter((attachment) => attachment.taskId === task.id && isImage(attachment));
  const waiting = onDevice.filter((photo) => photo.taskId === task.id && !arrived.some(({ clientId }) => clientId === photo.id));
  return photoForecast(setting, {
    taskName: task.name,
    items: task.items,
    received: arrived.map(({ title }) => title),
    waiting: waiting.map(({ name }) => name),
  });
}
