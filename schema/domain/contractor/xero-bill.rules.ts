// A payment to a contractor as a line of the file that Xero imports bills from (screens.md §2.15). Xero makes each a draft: nothing is approved by it.
import { addDays, type CalendarDay } from '../kernel/dates.ts';
import type { NumberingSetting } from '../settings/numbering.setting.ts';
import type { XeroSetting } from '../settings/xero.setting.ts';

export interface BilledPayment {
  readonly id: number;
  readonly task: string;
  readonly workOrder: string;
  /** Its legal name. */
  readonly contractor: string;
  readonly tradingName: string | null;
  readonly xeroContact: string | null;
  readonly isGstRegistered: boolean;
  /** Null until the office has given one. */
  readonly invoiceNo: string | null;
  /** Null: on `raisedOn`. */
  readonly invoiceDate: CalendarDay | null;
  /** Of the company. */
  readonly raisedOn: CalendarDay;
  readonly dueDate: CalendarDay | null;
  /** Of the contractor's payment terms; null where they say none. */
  readonly termDays: number | null;
}

export interface XeroBill {
  readonly contact: string;
  readonly number: string;
  /** As Xero's import reads days in Australia: '31/12/2026'. */
  readonly date: string;
  readonly dueDate: string;
  readonly description: string;
  readonly accountCode: string | null;
  readonly taxType: string;
}

type BillNumbering = Pick<NumberingSetting, 'paymentPrefix' | 'paymentDigits'>;

/** 'PAY-000012' of 12. */
export const paymentName = (id: number, { paymentPrefix, paymentDigits }: BillNumbering): string =>
  `${paymentPrefix}${String(id).padStart(paymentDigits, '0')}`;

export function xeroBill(payment: BilledPayment, xero: XeroSetting, numbering: BillNumbering): XeroBill {
  const date = payment.invoiceDate ?? payment.raisedOn;
  return {
    contact: contactOf(payment, xero),
    number: payment.invoiceNo ?? paymentName(payment.id, numbering),
    date: inAustralia(date),
    dueDate: inAustralia(payment.dueDate ?? addDays(date, payment.termDays ?? xero.dueDays)),
    description: `${payment.workOrder}: ${payment.task}`,
    accountCode: xero.accountCode === '' ? null : xero.accountCode,
    taxType: payment.isGstRegistered ? xero.taxWithGst : xero.taxWithoutGst,
  };
}

function contactOf({ contractor, tradingName, xeroContact }: BilledPayment, { contactBy }: XeroSetting): string {
  if (contactBy === 'legal') return contractor;
  return (contactBy === 'trading' ? tradingName : xeroContact) ?? contractor;
}

const inAustralia = (day: CalendarDay): string => day.split('-').toReversed().join('/');
