// A small thing to tick off that belongs to a person or a group and to no job (specification 2 §2, §3).
export interface CustomTask {
  readonly id: number;
  readonly version: number;
  /** Of the press that ticked it, where that ticked nothing else. */
  readonly clientId: string | null;
  readonly name: string;
  readonly isCompleted: boolean;
  readonly isCompletable: boolean;
}
