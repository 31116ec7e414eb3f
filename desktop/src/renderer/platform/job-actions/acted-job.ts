// The facts of a job that the sheets need.
export interface ActedJob {
  readonly id: number;
  readonly workOrder: string;
}
