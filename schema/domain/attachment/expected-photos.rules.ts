// Which photos of a task have reached the office, wait on this device, or are not taken yet: the task page, the capture screen and Submit go by the same.
import type { ExpectedPhotosSetting } from '../settings/expected-photos.setting.ts';
import { isSameTitle, titleOfPhoto } from './photo.rules.ts';

interface ShotForecast {
  readonly title: string;
  readonly count: number;
  readonly required: boolean;
  /** How many of `count` are still to be taken. */
  readonly notTaken: number;
}

export interface PhotoForecast {
  /** All that have reached the office, also those that nobody asked for. */
  readonly received: number;
  readonly waiting: number;
  readonly notTaken: number;
  readonly total: number;
  readonly shots: readonly ShotForecast[];
}

export interface TaskPhotos {
  readonly taskName: string;
  /** Names of the task's pictures that the server has. */
  readonly received: readonly string[];
  /** Names of those that lie on this device. */
  readonly waiting: readonly string[];
}

export function photoForecast({ shots }: ExpectedPhotosSetting, { taskName, received, waiting }: TaskPhotos): PhotoForecast {
  const titles = [...received, ...waiting].map((name) => titleOfPhoto(name) ?? '');
  const expected = shots
    .filter(({ task }) => task === null || isSameTitle(task, taskName))
    .map(({ title, count, required }) => {
      const taken = titles.filter((other) => isSameTitle(other, title)).length;
      return { title: title.trim(), count, required, notTaken: Math.max(0, count - taken) };
    });
  const notTaken = expected.reduce((sum, shot) => sum + shot.notTaken, 0);
  const counts = { received: received.length, waiting: waiting.length, notTaken };
  return { ...counts, total: counts.received + counts.waiting + notTaken, shots: expected };
}

/** The shot that is offered next as a title; null when none is missing. */
export function nextShot({ shots }: PhotoForecast): string | null {
  return shots.find(({ notTaken }) => notTaken > 0)?.title ?? null;
}

/** Required and not taken: Submit asks why. 'Trench' or 'Pit (2)'. */
export function requiredMissing({ shots }: PhotoForecast): string[] {
  return shots
    .filter(({ required, notTaken }) => required && notTaken > 0)
    .map(({ title, notTaken }) => (notTaken === 1 ? title : `${title} (${String(notTaken)})`));
}

/** '12 of 14 received, 2 not taken'; null where there is none and none is expected. */
export function receivedLine({ received, waiting, notTaken, total }: PhotoForecast): string | null {
  if (total === 0) return null;
  const rest = [waiting === 0 ? null : `${String(waiting)} on this phone`, notTaken === 0 ? null : `${String(notTaken)} not taken`];
  return [`${String(received)} of ${String(total)} received`, ...rest.filter((part) => part !== null)].join(', ');
}

/** What is kept with the submit as a comment on the task (decision 041). */
export function missingPhotosComment(missing: readonly string[], reason: string): string {
  return `Submitted without photos: ${missing.join(', ')}. ${reason.trim()}`;
}
