// How records are called that have no number of their customer: of the whole company, read by server and console (screens.md §2.21).

export interface NumberingSetting {
  /** Before the number of a potential job. */
  readonly potentialJobPrefix: string;
  /** At least so many digits behind it: 5 makes 'P00012' of 12. */
  readonly potentialJobDigits: number;
  /** Before the number of a payment to a contractor, where the office has given it no invoice number. */
  readonly paymentPrefix: string;
  readonly paymentDigits: number;
}

export const DEFAULT_NUMBERING: NumberingSetting = {
  ...{ potentialJobPrefix: 'P', potentialJobDigits: 1 },
  ...{ paymentPrefix: 'PAY-', paymentDigits: 6 },
};
