// When photos of finished work go (screens.md §2.21): stamped ones and originals by the setting of the whole company, those of tasks that decide pay after seven years at the
// earliest, and never while their task is open. What goes is removed as a person removes it: its bytes stay for 30 days more.
import { DAY_MS } from '../kernel/dates.ts';
import type { PhotosSetting } from '../settings/photos.setting.ts';

/** The folder in which the phone files the camera's picture beside the stamped one. */
export const ORIGINALS_FOLDER = 'Originals';
export const PAY_YEARS = 7;

export interface PhotoCutoffs {
  /** What came before goes; null: they stay for good. */
  readonly originals: Date | null;
  readonly stamped: Date | null;
  /** What decides pay goes if it came before this, too. */
  readonly pay: Date;
}

export function photoCutoffs({ originalDays, stampedDays }: Pick<PhotosSetting, 'originalDays' | 'stampedDays'>, now: Date): PhotoCutoffs {
  const daysAgo = (days: number | null | undefined) => (days == null ? null : new Date(now.getTime() - days * DAY_MS));
  const pay = new Date(now);
  pay.setUTCFullYear(pay.getUTCFullYear() - PAY_YEARS);
  return { originals: daysAgo(originalDays), stamped: daysAgo(stampedDays), pay };
}

/** Whether there is anything to look for. */
export const hasCutoff = ({ originals, stamped }: PhotoCutoffs): boolean => originals !== null || stamped !== null;

const counted = (count: number, one: string): string => `${count.toLocaleString('en-AU')} ${one}${count === 1 ? '' : 's'}`;

export interface GoingPhotos {
  readonly originals: number;
  readonly stamped: number;
  /** Old enough, and they stay as they decide pay. */
  readonly kept: number;
}

/** As sentences for the office, before the setting is saved. */
export function sayGoingPhotos({ originals, stamped, kept }: GoingPhotos): readonly string[] {
  const going = [originals === 0 ? '' : counted(originals, 'original picture'), stamped === 0 ? '' : counted(stamped, 'stamped photo')];
  const named = going.filter((part) => part !== '').join(' and ');
  const goes = originals + stamped === 1 ? 'goes' : 'go';
  const stay = kept === 1 ? 'stays' : 'stay';
  return [
    named === '' ? 'No photo is old enough to go.' : `${named} ${goes} within the hour, and cannot be restored after 30 days.`,
    ...(kept === 0 ? [] : [`${counted(kept, 'photo')} of tasks that decide pay ${stay} for ${String(PAY_YEARS)} years.`]),
  ];
}
