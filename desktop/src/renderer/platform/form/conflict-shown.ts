// The words of the dialog of a clash.
export type Choice = 'yours' | 'theirs';

export interface ClashShown {
  readonly field: string;
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
  readonly base: string;
  /** Beside theirs: who, when and why. */
  readonly note: string;
}

export interface MergedShown {
  readonly field: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly by: Choice;
}
