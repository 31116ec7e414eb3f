// The list of what contractors are paid (screens.md §2.19), declared: one payment of a task, as far as review has brought it. Invoices and bills come with the
// finance pages.
import { declareList } from '../list/list-declaration.ts';
import { CONTRACTOR_CLAIM } from './contractor.fields.ts';

const AMOUNTS = 'CAN_VIEW_FINANCIAL_INFORMATION';
export const PAYMENT_STATES = ['draft', 'review', 'approved', 'issued', 'paid', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, string>> = {
  draft: 'Draft',
  review: 'In review',
  approved: 'Approved',
  issued: 'Issued',
  paid: 'Paid',
  void: 'Void',
};

const made = { kind: 'text', isComputed: true, exported: 'by name' } as const;
/** What Xero imports a bill from: headers as its template has them, made by the settings Xero and Numbering. */
const XERO_COLUMNS = {
  xeroContactName: { ...made, label: 'Bill contact', header: '*ContactName' },
  xeroNumber: { ...made, label: 'Bill number', header: '*InvoiceNumber' },
  xeroDate: { ...made, label: 'Bill date', header: '*InvoiceDate' },
  xeroDueDate: { ...made, label: 'Bill due', header: '*DueDate' },
  xeroDescription: { ...made, label: 'Bill description', header: '*Description' },
  xeroQuantity: { ...made, kind: 'number', label: 'Bill quantity', header: '*Quantity' },
  xeroUnitAmount: { ...made, kind: 'amount', claim: AMOUNTS, label: 'Bill ex GST', header: '*UnitAmount' },
  xeroAccountCode: { ...made, isNullable: true, label: 'Bill account', header: '*AccountCode' },
  xeroTaxType: { ...made, label: 'Bill tax', header: '*TaxType' },
} as const;
export const XERO_FILE_COLUMNS = Object.keys(XERO_COLUMNS);

export const CONTRACTOR_PAYMENT_LIST = declareList({
  name: 'contractorPayments',
  label: 'Payments to contractors',
  live: 'payment',
  claim: CONTRACTOR_CLAIM,
  shareClaim: CONTRACTOR_CLAIM,
  defaultSort: 'raisedAt',
  isNewestFirst: true,
  columns: {
    task: { label: 'Task', kind: 'text' },
    workOrder: { label: 'Work order', kind: 'text', isSortable: true },
    contractor: { label: 'Contractor', kind: 'text', isSortable: true },
    group: { label: 'Group', kind: 'text' },
    state: { label: 'State', kind: 'text', values: PAYMENT_STATES },
    isDisputed: { label: 'Disputed', kind: 'flag', about: 'A line of it is rejected' },
    raisedAt: { label: 'Raised', kind: 'instant', isSortable: true, about: 'When the task was submitted' },
    lines: { label: 'Lines', kind: 'number' },
    exGst: { label: 'Ex GST', kind: 'amount', claim: AMOUNTS, about: 'Of the lines that are not rejected' },
    incGst: { label: 'Inc GST', kind: 'amount', claim: AMOUNTS, about: 'Of the lines that are not rejected' },
    dueDate: { label: 'Due', kind: 'day', isNullable: true, isSortable: true },
    paidDate: { label: 'Paid on', kind: 'day', isNullable: true, isSortable: true },
    paidExGst: { label: 'Paid ex GST', kind: 'amount', claim: AMOUNTS, isNullable: true },
    paidIncGst: { label: 'Paid inc GST', kind: 'amount', claim: AMOUNTS, isNullable: true },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    tradingName: { label: 'Trading name', kind: 'text', isNullable: true, exported: 'by name' },
    xeroContact: { label: 'Xero contact', kind: 'text', isNullable: true, exported: 'by name' },
    isGstRegistered: { label: 'GST registered', kind: 'flag', exported: 'by name', about: 'The contractor is, as it stands now' },
    invoiceNo: { label: 'Invoice number', kind: 'text', isNullable: true, exported: 'by name' },
    invoiceDate: { label: 'Invoice date', kind: 'day', isNullable: true, exported: 'by name' },
    termDays: {
      label: 'Payment terms (days)',
      kind: 'number',
      isNullable: true,
      exported: 'by name',
      about: 'Of its contractor, as they stand now',
    },
    ...XERO_COLUMNS,
    constructionId: { label: 'Job number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In the task, the work order, the contractor or the group' },
    ids: { kind: 'rows' },
    contractorIds: { kind: 'rows', about: 'The contractors who did the work' },
    constructionIds: { kind: 'rows', about: 'The jobs whose work they are for' },
    contractors: { kind: 'names', id: 'contractor', label: 'Contractor' },
    states: { kind: 'some', id: 'state', label: 'State', values: PAYMENT_STATES, about: `Any of: ${PAYMENT_STATES.join(', ')}` },
    disputed: { kind: 'flag', id: 'disputed', label: 'Disputed' },
  },
  days: {
    raisedAt: { kind: 'instant', id: 'raised', label: 'Raised' },
    dueDate: { kind: 'day', id: 'due', isNullable: true, label: 'Due' },
    paidDate: { kind: 'day', id: 'paid', isNullable: true, label: 'Paid on' },
  },
});
