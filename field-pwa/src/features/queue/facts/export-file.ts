// The unsent work as one file: read by people first, with what the app itself keeps of it beside each.
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { Entry } from '../../../platform/presses/press-entry.ts';
import type { Photo } from '../../../platform/photos/photo-record.ts';
import type { KeptWork } from '../../../platform/presses/presses.ts';
import { queueLine, type QueueLine } from '../../../platform/presses/queue-lines.ts';
import { pressFacts } from './press-facts.ts';

interface ExportedBy {
  readonly person: string;
  readonly email: string;
  readonly zone: string;
  readonly now: Date;
  /** Their facts: the pictures themselves stay on the device. */
  readonly photos?: readonly Photo[];
}

const STATE_WORDS: Readonly<Record<QueueLine['state'], string>> = {
  undoable: 'Saved on this phone',
  waiting: 'Saved on this phone',
  sending: 'Sending',
  unanswered: 'We don’t know yet whether it arrived',
  needsYou: 'Needs you',
};

const things = (count: number): string => (count === 1 ? '1 thing' : `${String(count)} things`);

/** '2 things not sent yet, 1 thing removed in the last 30 days'. */
export function exportHolds({ unanswered, removed, unreadable }: KeptWork): string {
  const parts = [
    `${things(unanswered.length)} not sent yet`,
    ...(removed.length === 0 ? [] : [`${things(removed.length)} removed in the last 30 days`]),
    ...(unreadable.length === 0 ? [] : [`${things(unreadable.length)} kept by another version of the app`]),
  ];
  return parts.join(', ');
}

function told(entry: Entry, zone: string) {
  const { what, task, job, pressedAt, state, why, tries } = queueLine(entry);
  const details = Object.fromEntries(pressFacts(entry.press).map(({ label, value }) => [label, value]));
  return {
    what,
    task,
    job,
    pressedAt: formatDateTime(pressedAt, zone),
    state: STATE_WORDS[state],
    why,
    details,
    timesSent: tries,
    kept: entry,
  };
}

/** `text` is JSON. */
export function exportFile(
  work: KeptWork,
  { person, email, zone, now, photos = [] }: ExportedBy,
): { readonly name: string; readonly text: string } {
  const content = {
    about:
      'Work that was done in Lotline on this device and is not in the office yet. Give this file to your office if the device is lost or full.',
    holds: exportHolds(work),
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
    photos,
  };
  return { name: `lotline-unsent-work-${dayInZone(now.toISOString(), zone)}.json`, text: JSON.stringify(content, null, 2) };
}
