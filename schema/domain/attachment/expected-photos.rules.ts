// Which photos of a task have reached the office, wait on this device, or are not taken yet: the task page, the capture screen and Submit go by the same.
import { shotTitles } from '../kernel/photo-title.ts';
import { isZero, type DecimalString } from '../kernel/money.ts';
import type { ExpectedPhotosSetting, ExpectedShot } from '../settings/expected-photos.setting.ts';
import { isSameTitle, titleOfPhoto } from './photo.rules.ts';

interface ShotForecast {
  readonly title: string;
  readonly count: number;
  readonly required: boolean;
  /** How many of `count` have reached the office; more of it count no further. */
  readonly received: number;
  /** How many of `count` are still to be taken. */
  readonly notTaken: number;
}

export interface PhotoForecast {
  /** All that have reached the office, also those that nobody asked for. */
  readonly received: number;
  readonly waiting: number;
  readonly notTaken: number;
  /** Of all shots together: what nobody asked for neither raises the one nor counts in the other. */
  readonly expected: number;
  readonly expectedReceived: number;
  readonly shots: readonly ShotForecast[];
}

/** An item of the task, with the photos that its code names, parted by commas or lines. */
interface PhotographedItem {
  readonly shotList?: string | null | undefined;
  readonly completedQty: DecimalString | null;
}

/** One of each, of what is done or to be done, beside those that are asked for already. */
function shotsOf(items: readonly PhotographedItem[], asked: readonly ExpectedShot[]): readonly ExpectedShot[] {
  const shots = [...asked];
  for (const { shotList, completedQty } of items)
    for (const title of completedQty !== null && isZero(completedQty) ? [] : shotTitles(shotList ?? ''))
      if (!shots.some((shot) => isSameTitle(shot.title, title))) shots.push({ task: null, title, count: 1, required: true });
  return shots;
}

export interface TaskPhotos {
  readonly taskName: string;
  readonly items?: readonly PhotographedItem[];
  /** Names of the task's pictures that the server has. */
  readonly received: readonly string[];
  /** Names of those that lie on this device. */
  readonly waiting: readonly string[];
}

export function photoForecast({ shots }: ExpectedPhotosSetting, { taskName, items = [], received, waiting }: TaskPhotos): PhotoForecast {
  const countOf = (names: readonly string[], title: string): number =>
    names.filter((name) => isSameTitle(titleOfPhoto(name) ?? '', title)).length;
  const ofTask = shots.filter(({ task }) => task === null || isSameTitle(task, taskName));
  const asked = shotsOf(items, ofTask).map(({ title, count, required }) => {
    const arrived = countOf(received, title);
    const notTaken = Math.max(0, count - arrived - countOf(waiting, title));
    return { title: title.trim(), count, required, received: Math.min(count, arrived), notTaken };
  });
  const sumOf = (figure: 'count' | 'received' | 'notTaken'): number => asked.reduce((sum, shot) => sum + shot[figure], 0);
  return {
    received: received.length,
    waiting: waiting.length,
    notTaken: sumOf('notTaken'),
    expected: sumOf('count'),
    expectedReceived: sumOf('received'),
    shots: asked,
  };
}

/** The shot that is offered next as a title; null when none is missing. @param wanted a title that the person chose, while it is missing */
export function nextShot({ shots }: PhotoForecast, wanted: string | null = null): string | null {
  const missing = shots.filter(({ notTaken }) => notTaken > 0);
  return (missing.find(({ title }) => wanted !== null && isSameTitle(title, wanted)) ?? missing[0])?.title ?? null;
}

export interface MissingShot {
  readonly title: string;
  /** 'Trench', or 'Pit (2)' where two of them are missing. */
  readonly label: string;
  /** Submit needs a reason. */
  readonly required: boolean;
}

/** The shots that are not taken: the task's card leads to each, and Submit asks about them once. */
export function missingShots({ shots }: PhotoForecast): MissingShot[] {
  return shots
    .filter(({ notTaken }) => notTaken > 0)
    .map(({ title, notTaken, required }) => ({ title, required, label: shotLabel(title, notTaken) }));
}

const shotLabel = (title: string, missing: number): string => (missing === 1 ? title : `${title} (${String(missing)})`);

/** How a comment begins by which the office asks for photos: it says when a task was asked. */
export const PHOTOS_ASKED_FOR = 'Photos asked for: ';
/** A comment takes no more. */
const MOST_SHOT_CHARACTERS = 3_000;

/** What is written on a completed task whose photos have not arrived. @param shots each with how many of it are missing */
export function askedPhotosComment(shots: readonly { readonly title: string; readonly missing: number }[]): string {
  const all = shots.map(({ title, missing }) => shotLabel(title.trim(), missing)).join(', ');
  const named = all.length <= MOST_SHOT_CHARACTERS ? all : `${all.slice(0, MOST_SHOT_CHARACTERS)} …`;
  return `${PHOTOS_ASKED_FOR}${named}. Please take them and add them to this task.`;
}

/** '12 of 14 received, 2 not taken': of those that are expected, or of all where none is; null where there is none either. */
export function receivedLine({ received, waiting, notTaken, expected, expectedReceived }: PhotoForecast): string | null {
  const [come, total] = expected === 0 ? [received, received + waiting] : [expectedReceived, expected];
  if (total === 0) return null;
  const rest = [waiting === 0 ? null : `${String(waiting)} on this phone`, notTaken === 0 ? null : `${String(notTaken)} not taken`];
  return [`${String(come)} of ${String(total)} received`, ...rest.filter((part) => part !== null)].join(', ');
}

/** How the comment begins that says why photos are missing: the review finds it by this. */
const SUBMITTED_WITHOUT = 'Submitted without photos: ';

export const isMissingPhotosComment = (text: string): boolean => text.startsWith(SUBMITTED_WITHOUT);

/** What is kept with the submit as a comment on the task (decision 041). */
export function missingPhotosComment(missing: readonly MissingShot[], reason: string): string {
  return `${SUBMITTED_WITHOUT}${missing.map(({ label }) => label).join(', ')}. ${reason.trim()}`;
}
