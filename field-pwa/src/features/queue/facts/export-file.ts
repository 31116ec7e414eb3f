// The unsent work as a record: read by people first, with what the app itself keeps of it beside each, and where its pictures are.
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { storedOf, type Entry } from '../../../platform/outbox/outbox-entry.ts';
import type { Photo } from '../../../platform/photos/photo-record.ts';
import type { DeviceWork } from '../../../platform/outbox/outbox.ts';
import { queueLine, type QueueLine } from '../../../platform/outbox/queue-lines.ts';
import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import type { Gap } from '../make-archive.ts';
import { actionFacts } from './action-facts.ts';

interface ExportedBy {
  readonly person: string;
  readonly email: string;
  readonly zone: string;
  readonly now: Date;
}

/** 'lotline-unsent-work-2026-11-20.zip' */
export const archiveName = (now: Date, zone: string): string => `lotline-unsent-work-${dayInZone(now.toISOString(), zone)}.zip`;

/** What lies on this device beside the actions, each with its place in the archive, and what of it could not be read. */
export interface Beside {
  readonly photos: readonly { readonly photo: Photo; readonly path: string }[];
  readonly uploads: readonly { readonly upload: UploadView; readonly path: string }[];
  readonly gaps: ReadonlyMap<string, Gap>;
}

const STATE_WORDS: Readonly<Record<QueueLine['state'], string>> = {
  undoable: 'Saved on this phone',
  waiting: 'Saved on this phone',
  sending: 'Sending',
  unanswered: 'We don’t know yet whether it arrived',
  needsYou: 'Needs you',
};

const things = (count: number): string => (count === 1 ? '1 thing' : `${String(count)} things`);

const some = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${String(count)} ${one}s`);
const counted = (count: number, one: string): string[] => (count === 0 ? [] : [some(count, one)]);

/** '2 things not sent yet, 3 photos, 1 thing removed in the last 30 days'. What could not be read is not counted. */
export function exportHolds({ unanswered, removed, unreadable }: DeviceWork, { photos, uploads, gaps }: Beside): string {
  const parts = [
    `${things(unanswered.length)} not sent yet`,
    ...counted(photos.filter(({ path }) => !gaps.has(path)).length, 'photo'),
    ...counted(uploads.filter(({ path }) => !gaps.has(path)).length, 'file'),
    ...(removed.length === 0 ? [] : [`${things(removed.length)} removed in the last 30 days`]),
    ...(unreadable.length === 0 ? [] : [`${things(unreadable.length)} kept by another version of the app`]),
  ];
  return parts.join(', ');
}

function told(entry: Entry, zone: string) {
  const { what, task, job, pressedAt, state, why, tries } = queueLine(entry);
  const details = Object.fromEntries(actionFacts(entry.action).map(({ label, value }) => [label, value]));
  return {
    what,
    task,
    job,
    pressedAt: formatDateTime(pressedAt, zone),
    state: STATE_WORDS[state],
    why,
    details,
    timesSent: tries,
    kept: storedOf(entry),
  };
}

const MOST_NAMED = 3;

/** What is not in the archive, or not whole, by its name; null when all is in it. */
export function exportGaps({ photos, uploads, gaps }: Beside): string | null {
  const names = [
    ...photos.filter(({ path }) => gaps.has(path)).map(({ photo }) => photo.name),
    ...uploads.filter(({ path }) => gaps.has(path)).map(({ upload }) => upload.name),
  ];
  if (names.length === 0) return null;
  const more = names.length > MOST_NAMED ? ` and ${String(names.length - MOST_NAMED)} more` : '';
  const named = `${names.slice(0, MOST_NAMED).join(', ')}${more}`;
  return `${names.length === 1 ? '1 could' : `${String(names.length)} could`} not be read whole from this phone: ${named}. Everything else is in it.`;
}

const GAP_WORDS: Readonly<Record<Gap, string>> = {
  missing: 'It could not be read from this phone, so it is not in this archive.',
  partly: 'It could only be read in part: the beginning is in this archive.',
};

/** Where its bytes are in the archive, or why they are not. */
function placed(path: string, gaps: Beside['gaps']) {
  const gap = gaps.get(path);
  return { file: gap === 'missing' ? null : path, problem: gap === undefined ? null : GAP_WORDS[gap] };
}

/** `text` is JSON. */
export function exportFile(
  work: DeviceWork,
  beside: Beside,
  { person, email, zone, now }: ExportedBy,
): { readonly name: string; readonly text: string } {
  const { photos, uploads, gaps } = beside;
  const content = {
    about:
      'Work done in Lotline on this device that the office does not have yet. Give this archive to your office if the device is lost or full.',
    holds: exportHolds(work, beside),
    person,
    email,
    exportedAt: formatDateTime(now.toISOString(), zone),
    timeZone: zone,
    notSent: work.unanswered.map((entry) => told(entry, zone)),
    removed: work.removed.map(({ entry, removedAt }) => ({
      ...told(entry, zone),
      removedAt: formatDateTime(new Date(removedAt).toISOString(), zone),
    })),
    unreadable: work.unreadable,
    photos: photos.map(({ photo, path }) => ({
      name: photo.name,
      job: photo.about,
      takenAt: formatDateTime(photo.takenAt, zone),
      description: photo.description,
      ...placed(path, gaps),
      kept: photo,
    })),
    files: uploads.map(({ upload, path }) => ({
      name: upload.name,
      category: upload.category,
      addedAt: formatDateTime(new Date(upload.createdAt).toISOString(), zone),
      ...placed(path, gaps),
      kept: upload,
    })),
  };
  return { name: 'unsent-work.json', text: JSON.stringify(content, null, 2) };
}
