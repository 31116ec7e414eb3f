// The one database of a person on this device. Each person has another, so that nobody meets what is somebody else's, and what one has not sent yet
// outlives another's sign-in. Loaded only when something is kept or looked for.
import { Dexie, type Table } from 'dexie';
import { DATABASE_NAME } from './database-name.ts';
import type { HeldReceipt, ReceiptKey } from '@lotline/schema/domain/receipt/receipt';
import type { PulledCustomTask } from '@lotline/schema/domain/sync/field-pull';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';

export interface ReadRow {
  readonly name: string;
  /** In milliseconds. */
  readonly readAt: number;
  /** Characters of the text. */
  readonly size: number;
  /** Of the app that kept it: another one may read other fields. */
  readonly version: string;
  readonly text: string;
}

/** A press that the server has not answered yet: what the app keeps with it is the app's own. */
export interface PressRow {
  readonly id: string;
  /** The order in which they were pressed, in all tabs: no clock is asked. */
  readonly order: number;
  readonly entry: unknown;
}

/** What the server has answered: what the app keeps of it is the app's own. */
export interface ReceivedPressRow {
  readonly id: string;
  /** In milliseconds. */
  readonly receivedAt: number;
  readonly received: unknown;
}

/** One that a person let go of. */
export interface RemovedPressRow {
  readonly id: string;
  /** In milliseconds. */
  readonly removedAt: number;
  readonly entry: unknown;
}

/** Of everything that is pulled: which set is shown, and where the next pull goes on. */
export interface PulledStateRow {
  readonly name: 'field';
  /** Of the app that pulled it: another one may read other fields. */
  readonly version: string;
  /** The set that stands; 0: none yet. */
  readonly set: number;
  readonly cursor: string | null;
  /** When the last pull began and ended, in milliseconds. */
  readonly startedAt: number;
  readonly pulledAt: number;
  /** The set that takes its place once it is whole. */
  readonly next: { readonly set: number; readonly cursor: string | null } | null;
}

/** A job as the task page shows it. */
export interface PulledJobRow {
  readonly set: number;
  readonly id: number;
  readonly job: unknown;
}

/** The list's rows of a job: read all at once, without the jobs, which are much larger. */
export interface PulledListRow {
  readonly set: number;
  readonly jobId: number;
  readonly rows: readonly FieldTask[];
}

export interface PulledCustomTaskRow {
  readonly set: number;
  readonly id: number;
  readonly task: PulledCustomTask;
}

/** What is known of a photo that is not sent: what the app keeps of it is the app's own. */
export interface PhotoRow {
  readonly id: string;
  /** The order in which they were taken, in all tabs: no clock is asked. */
  readonly order: number;
  readonly photo: unknown;
}

/** Of a photo: its bytes, apart from all that is read as a list. */
export interface PhotoBytesRow {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

export interface PhotoHistoryRow {
  readonly id: string;
  /** In milliseconds. */
  readonly updatedAt: number;
  readonly entry: unknown;
}

/** A file that is on its way in parts: what the app keeps with it is the app's own. */
export interface UploadRow {
  readonly id: string;
  readonly upload: unknown;
}

/** A receipt of what arrived, as the server signed it: it stays when the person signs out, as it is theirs to prove something with. */
export interface ReceiptRow extends HeldReceipt {
  /** Null: of files of a job itself. */
  readonly taskId: number | null;
}

/** Names what belongs to a set. */
export type InSet = [set: number, id: number];

/** What was answered in a ticket of work since it was last handed over to be sent: what the app keeps with it is the app's own. */
export interface TicketDraftRow {
  readonly taskId: number;
  readonly draft: unknown;
}

/** What was typed into a form of the console and is not saved: what the app keeps with it is the app's own. */
export interface FormDraftRow {
  readonly name: string;
  readonly draft: unknown;
}

export interface PersonDatabase {
  readonly dexie: Dexie;
  readonly reads: Table<ReadRow, string>;
  readonly presses: Table<PressRow, string>;
  readonly removedPresses: Table<RemovedPressRow, string>;
  readonly receivedPresses: Table<ReceivedPressRow, string>;
  readonly pulledState: Table<PulledStateRow, string>;
  readonly pulledJobs: Table<PulledJobRow, InSet>;
  readonly pulledRows: Table<PulledListRow, InSet>;
  readonly pulledCustomTasks: Table<PulledCustomTaskRow, InSet>;
  readonly photos: Table<PhotoRow, string>;
  readonly photoBytes: Table<PhotoBytesRow, string>;
  readonly photoThumbs: Table<PhotoBytesRow, string>;
  readonly photoHistory: Table<PhotoHistoryRow, string>;
  readonly ticketDrafts: Table<TicketDraftRow, number>;
  readonly formDrafts: Table<FormDraftRow, string>;
  readonly uploads: Table<UploadRow, string>;
  readonly receipts: Table<ReceiptRow, number>;
  readonly receiptKeys: Table<ReceiptKey, string>;
}

const opened = new Map<number, PersonDatabase>();

export function personDatabase(personId: number): PersonDatabase {
  const known = opened.get(personId);
  if (known !== undefined) return known;
  const dexie = new Dexie(`${DATABASE_NAME}${String(personId)}`);
  dexie.version(1).stores({ reads: 'name, [readAt+size]' });
  dexie.version(2).stores({ presses: 'id, order', removedPresses: 'id, removedAt' });
  dexie.version(3).stores({ pulledState: 'name', pulledJobs: '[set+id]', pulledRows: '[set+jobId]', pulledCustomTasks: '[set+id]' });
  dexie.version(4).stores({ photos: 'id, order', photoBytes: 'id', photoThumbs: 'id', photoHistory: 'id, updatedAt' });
  dexie.version(5).stores({ uploads: 'id' });
  dexie.version(6).stores({ receipts: 'sequence, taskId', receiptKeys: 'id' });
  dexie.version(7).stores({ ticketDrafts: 'taskId' });
  dexie.version(8).stores({ formDrafts: 'name' });
  dexie.version(9).stores({ receivedPresses: 'id, receivedAt' });
  const made = {
    dexie,
    reads: dexie.table<ReadRow, string>('reads'),
    presses: dexie.table<PressRow, string>('presses'),
    removedPresses: dexie.table<RemovedPressRow, string>('removedPresses'),
    receivedPresses: dexie.table<ReceivedPressRow, string>('receivedPresses'),
    pulledState: dexie.table<PulledStateRow, string>('pulledState'),
    pulledJobs: dexie.table<PulledJobRow, InSet>('pulledJobs'),
    pulledRows: dexie.table<PulledListRow, InSet>('pulledRows'),
    pulledCustomTasks: dexie.table<PulledCustomTaskRow, InSet>('pulledCustomTasks'),
    photos: dexie.table<PhotoRow, string>('photos'),
    photoBytes: dexie.table<PhotoBytesRow, string>('photoBytes'),
    photoThumbs: dexie.table<PhotoBytesRow, string>('photoThumbs'),
    photoHistory: dexie.table<PhotoHistoryRow, string>('photoHistory'),
    ticketDrafts: dexie.table<TicketDraftRow, number>('ticketDrafts'),
    formDrafts: dexie.table<FormDraftRow, string>('formDrafts'),
    uploads: dexie.table<UploadRow, string>('uploads'),
    receipts: dexie.table<ReceiptRow, number>('receipts'),
    receiptKeys: dexie.table<ReceiptKey, string>('receiptKeys'),
  };
  opened.set(personId, made);
  return made;
}
