// How payments to contractors are written for Xero: of the whole company, read where the file is made (screens.md §2.15, §2.21).

/** Of Xero's Australian tax rates those that a bill of a contractor can have, by the names that its import reads. */
export const BILL_TAX_TYPES = ['GST on Expenses', 'GST on Capital', 'GST Free Expenses', 'BAS Excluded'] as const;
export type BillTaxType = (typeof BILL_TAX_TYPES)[number];

/** legal and trading: the contractor's name · xero: what stands as its Xero contact, else its legal name. */
export const CONTACT_RULES = ['legal', 'trading', 'xero'] as const;
export type ContactRule = (typeof CONTACT_RULES)[number];

export interface XeroSetting {
  /** '310'; '': none is written, and Xero asks for it. */
  readonly accountCode: string;
  readonly taxWithGst: BillTaxType;
  /** Of a contractor who is not registered for GST. */
  readonly taxWithoutGst: BillTaxType;
  readonly contactBy: ContactRule;
  /** Until a bill is due whose payment has no due date. */
  readonly dueDays: number;
}

export const DEFAULT_XERO: XeroSetting = {
  ...{ accountCode: '', taxWithGst: 'GST on Expenses', taxWithoutGst: 'GST Free Expenses' },
  ...{ contactBy: 'legal', dueDays: 14 },
};
