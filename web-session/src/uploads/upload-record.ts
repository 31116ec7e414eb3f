// A file on its way to the office, as this device stores it and as a screen shows it (specification 2 §2, §8; issue 10 §1).

/** The failure statuses of specification 2 §8, and what each means here. */
export type FailureStatus =
  /** The person stopped it. */
  | 'aborted'
  /** An unexpected failure; also a file that this device cannot read. */
  | 'exception'
  /** The bytes were refused. */
  | 'error upload'
  /** The announcement was refused. */
  | 'params error';

export interface UploadFailure {
  readonly status: FailureStatus;
  /** What the server answered, or what happened here. */
  readonly sentence: string;
}

/** What is stored in the person's database. */
export interface UploadRecord {
  /** The clientId under which the server knows it. */
  readonly id: string;
  /** Null: for a project. */
  readonly constructionId: number | null;
  /** For a project's plan. */
  readonly projectId?: number | null;
  /** For a document of a contractor or a person. */
  readonly resourceDocumentId?: number | null;
  /** Null: for the job itself. */
  readonly taskId: number | null;
  /** Its folder among the job's files; null: by its category. */
  readonly folder?: string | null;
  readonly name: string;
  readonly sizeBytes: number;
  /** Of the file on this device, in milliseconds: name, size and this identify the same file. */
  readonly lastModified: number;
  readonly category: string;
  readonly attachmentId: number | null;
  readonly isPaused: boolean;
  readonly failure: UploadFailure | null;
  /** How much the office had when this was last written. */
  readonly heldBytes: number;
  /** Where the browser can open the file again by itself. */
  readonly handle: FileSystemFileHandle | null;
  /** In milliseconds. */
  readonly createdAt: number;
}

export type UploadState =
  /** Behind other uploads of this device. */
  | 'queued'
  | 'sending'
  /** All bytes have arrived, and the server reads them. */
  | 'checking'
  /** Retried by itself; the sentence says what it waits for. */
  | 'waiting'
  | 'paused'
  /** After a reload: the browser forgot where the file is. */
  | 'needsFile'
  | 'failed'
  | 'done';

export interface UploadView extends Pick<
  UploadRecord,
  'id' | 'constructionId' | 'projectId' | 'resourceDocumentId' | 'taskId' | 'name' | 'sizeBytes' | 'category' | 'attachmentId' | 'createdAt'
> {
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly failure: UploadFailure | null;
  readonly sentence: string | null;
}

/** Whether a file that was chosen again may be that one; the parts that were sent are compared by their hashes. */
export const isThatFile = (record: Pick<UploadRecord, 'name' | 'sizeBytes'>, file: Pick<File, 'name' | 'size'>): boolean =>
  record.name === file.name && record.sizeBytes === file.size;
