// The one database of a person on this device. Each person has their own, so that nobody reads another's data, and unsent work
// survives another person's sign-in. It is loaded only when something is stored or looked for.
import { Dexie, type Table } from 'dexie';
import { DATABASE_NAME } from './database-name.ts';
import type { StoredReceipt, ReceiptKey } from '@lotline/schema/domain/receipt/receipt';
import type { ReplicaCustomTask } from '@lotline/schema/domain/sync/field-pull';
import type { VersionedJob } from '@lotline/schema/domain/sync/newest-job';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';

export interface ReadRow {
  readonly name: string;
  /** In milliseconds. */
  readonly readAt: number;
  /** Characters of the text. */
  readonly size: number;
  /** The version of the app that stored it: another one may read other fields. */
  readonly version: string;
  readonly text: string;
}

/** An action that the server has not answered yet: the app decides what it contains. */
export interface ActionRow {
  readonly id: string;
  /** The order in which they were added, in all tabs: no clock decides it. */
  readonly order: number;
  readonly entry: unknown;
}

/** An answered action: the app decides what is stored of it. */
export interface ReceivedActionRow {
  readonly id: string;
  /** In milliseconds. */
  readonly receivedAt: number;
  readonly received: unknown;
}

/** An action that the person removed. */
export interface RemovedActionRow {
  readonly id: string;
  /** In milliseconds. */
  readonly removedAt: number;
  readonly entry: unknown;
}

/** A potential job that this device has added, and the number that the server gave it. */
export interface RaisedJobRow {
  /** The id of the action that added it. */
  readonly clientId: string;
  readonly potentialJobId: number;
}

/** The state of the replica: which set is shown, and where the next sync begins. */
export interface SyncStateRow {
  readonly name: 'field';
  /** The version of the app that synced it: another one may read other fields. */
  readonly version: string;
  /** The set that is shown; 0: none yet. */
  readonly set: number;
  readonly cursor: string | null;
  /** When the last sync began and ended, in milliseconds. */
  readonly startedAt: number;
  readonly pulledAt: number;
  /** The set that takes its place once it is whole; the number of the last answer that was written before it was begun. */
  readonly next: { readonly set: number; readonly cursor: string | null; readonly answers?: number } | null;
  /** How many answers of the person's own actions were written to the replica. */
  readonly answers?: number;
}

/** A row that an answer of the person's own action was written to. */
interface Answered {
  /** The answer's number: a pull that began before it may be of before it. */
  readonly answered?: number;
}

/** A job as the task page shows it. */
export interface ReplicaJobRow extends Answered {
  readonly set: number;
  readonly id: number;
  readonly job: VersionedJob & { readonly id: number };
}

/** The list's rows of a job: all are read at once, without the much larger jobs. */
export interface ReplicaListRow {
  readonly set: number;
  readonly jobId: number;
  readonly rows: readonly FieldTask[];
}

export interface ReplicaCustomTaskRow extends Answered {
  readonly set: number;
  readonly id: number;
  readonly task: ReplicaCustomTask;
}

/** The facts of a photo that is not sent: the app decides what it contains. */
export interface PhotoRow {
  readonly id: string;
  /** The order in which they were taken, in all tabs: no clock decides it. */
  readonly order: number;
  readonly photo: unknown;
}

/** The bytes of a photo, apart from everything that is read as a list. */
export interface PhotoBytesRow {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

/** What the camera showed at the shutter, until its photo is made and stored: the app decides what it contains. */
export interface ShotRow {
  readonly id: string;
  readonly shot: unknown;
}

/** Of its picture: larger values a browser would fetch from the page only later, when it may be gone. */
export interface ShotPartRow {
  readonly id: string;
  readonly part: number;
  readonly text: string;
}

export interface PhotoHistoryRow {
  readonly id: string;
  /** In milliseconds. */
  readonly updatedAt: number;
  readonly entry: unknown;
}

/** An upload in parts: the app decides what is stored with it. */
export interface UploadRow {
  readonly id: string;
  readonly upload: unknown;
}

/** A receipt as the server signed it. It stays when the person signs out: it is their proof. */
export interface ReceiptRow extends StoredReceipt {
  /** Null: for files of a job itself. */
  readonly taskId: number | null;
}

/** The key of what belongs to a set. */
export type InSet = [set: number, id: number];

/** The answers in a ticket of work since it was last added to the outbox: the app decides what they contain. */
export interface TicketDraftRow {
  readonly taskId: number;
  readonly draft: unknown;
}

/** The draft of a console form: the app decides what it contains. */
export interface FormDraftRow {
  readonly name: string;
  readonly draft: unknown;
}

export interface PersonDatabase {
  readonly dexie: Dexie;
  readonly reads: Table<ReadRow, string>;
  readonly presses: Table<ActionRow, string>;
  readonly removedPresses: Table<RemovedActionRow, string>;
  readonly receivedPresses: Table<ReceivedActionRow, string>;
  readonly pulledState: Table<SyncStateRow, string>;
  readonly pulledJobs: Table<ReplicaJobRow, InSet>;
  readonly pulledRows: Table<ReplicaListRow, InSet>;
  readonly pulledCustomTasks: Table<ReplicaCustomTaskRow, InSet>;
  readonly photos: Table<PhotoRow, string>;
  readonly photoBytes: Table<PhotoBytesRow, string>;
  readonly photoThumbs: Table<PhotoBytesRow, string>;
  readonly photoHistory: Table<PhotoHistoryRow, string>;
  readonly shots: Table<ShotRow, string>;
  readonly shotParts: Table<ShotPartRow, [id: string, part: number]>;
  readonly ticketDrafts: Table<TicketDraftRow, number>;
  readonly formDrafts: Table<FormDraftRow, string>;
  readonly uploads: Table<UploadRow, string>;
  readonly raisedJobs: Table<RaisedJobRow, string>;
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
  dexie.version(10).stores({ raisedJobs: 'clientId' });
  dexie.version(11).stores({ shots: 'id', shotParts: '[id+part], id' });
  const made = {
    dexie,
    reads: dexie.table<ReadRow, string>('reads'),
    presses: dexie.table<ActionRow, string>('presses'),
    removedPresses: dexie.table<RemovedActionRow, string>('removedPresses'),
    receivedPresses: dexie.table<ReceivedActionRow, string>('receivedPresses'),
    pulledState: dexie.table<SyncStateRow, string>('pulledState'),
    pulledJobs: dexie.table<ReplicaJobRow, InSet>('pulledJobs'),
    pulledRows: dexie.table<ReplicaListRow, InSet>('pulledRows'),
    pulledCustomTasks: dexie.table<ReplicaCustomTaskRow, InSet>('pulledCustomTasks'),
    photos: dexie.table<PhotoRow, string>('photos'),
    photoBytes: dexie.table<PhotoBytesRow, string>('photoBytes'),
    photoThumbs: dexie.table<PhotoBytesRow, string>('photoThumbs'),
    photoHistory: dexie.table<PhotoHistoryRow, string>('photoHistory'),
    shots: dexie.table<ShotRow, string>('shots'),
    shotParts: dexie.table<ShotPartRow, [id: string, part: number]>('shotParts'),
    ticketDrafts: dexie.table<TicketDraftRow, number>('ticketDrafts'),
    formDrafts: dexie.table<FormDraftRow, string>('formDrafts'),
    uploads: dexie.table<UploadRow, string>('uploads'),
    raisedJobs: dexie.table<RaisedJobRow, string>('raisedJobs'),
    receipts: dexie.table<ReceiptRow, number>('receipts'),
    receiptKeys: dexie.table<ReceiptKey, string>('receiptKeys'),
  };
  opened.set(personId, made);
  return made;
}
