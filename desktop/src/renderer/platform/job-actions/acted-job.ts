// What the sheets need to know of a job.
export interface ActedJob {
  readonly id: number;
  readonly workOrder: string;
}
