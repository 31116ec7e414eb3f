// A file that is on its way to the office, as this device keeps it and as a screen shows it (specification 2 §2, §8; issue 10 §1).

/** The failure statuses of specification 2 §8, and what each means here. */
export type FailureStatus =
  /** The person stopped it. */
  | 'aborted'
  /** Something that nobody expected; with it a file that this device cannot read. */
  | 'exception'
  /** The bytes were refused. */
  | 'error upload'
  /** The announcement was refused. */
  | 'params error';

export interface UploadFailure {
  readonly status: FailureStatus;
  /** What the server said, or what happened here. */
  readonly sentence: string;
}

/** What is kept in the person's database. */
export interface UploadRecord {
  /** The clientId under which the server knows it. */
  readonly id: string;
  /** Null: of a project. */
  readonly constructionId: number | null;
  /** Of a project's plan. */
  readonly projectId?: number | null;
  /** Null: of the job itself. */
  readonly taskId: number | null;
  /** Where it is to lie among the job's files; null: by its category. */
  readonly folder?: string | null;
  readonly name: string;
  readonly sizeBytes: number;
  /** Of the file on this device, in milliseconds: the same file is known again by name, size and this. */
  readonly lastModified: number;
  readonly category: string;
  readonly attachmentId: number | null;
  readonly isPaused: boolean;
  readonly failure: UploadFailure | null;
  /** What the office had of it when this was last written. */
  readonly heldBytes: number;
  /** Where the browser can open the file again by itself. */
  readonly handle: FileSystemFileHandle | null;
  /** In milliseconds. */
  readonly createdAt: number;
}

export type UploadState =
  /** Behind others of this device. */
  | 'queued'
  | 'sending'
  /** All bytes are there, and the server reads them. */
  | 'checking'
  /** Tried again by itself; the sentence says what it waits for. */
  | 'waiting'
  | 'paused'
  /** After a reload: the browser forgot where the file is. */
  | 'needsFile'
  | 'failed'
  | 'done';

export interface UploadView extends Pick<
  UploadRecord,
  'id' | 'constructionId' | 'projectId' | 'taskId' | 'name' | 'sizeBytes' | 'category' | 'attachmentId' | 'createdAt'
> {
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly failure: UploadFailure | null;
  readonly sentence: string | null;
}

/** Whether a file that was chosen again may be that one; what was sent of it is compared by its hashes. */
export const isThatFile = (record: Pick<UploadRecord, 'name' | 'sizeBytes'>, file: Pick<File, 'name' | 'size'>): boolean =>
  record.name === file.name && record.sizeBytes === file.size;
