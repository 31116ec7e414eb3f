// How records are called that have no number of their customer: of the whole company, read by server and console (screens.md §2.21).

export interface NumberingSetting {
  /** Before the number of a potential job. */
  readonly potentialJobPrefix: string;
  /** At least so many digits behind it: 5 makes 'P00012' of 12. */
  readonly potentialJobDigits: number;
}

export const DEFAULT_NUMBERING: NumberingSetting = { potentialJobPrefix: 'P', potentialJobDigits: 1 };
