// A payment as a bill of Xero's import: each setting acts, and what the payment has itself goes before it.
import { DEFAULT_NUMBERING } from '../settings/numbering.setting.ts';
import { DEFAULT_XERO } from '../settings/xero.setting.ts';
import { xeroBill, type BilledPayment, type XeroBill } from './xero-bill.rules.ts';

const PAYMENT: BilledPayment = {
  ...{ id: 12, task: 'Pit and pipe', workOrder: '48213', contractor: 'Ridgeway Cabling Pty Ltd', tradingName: 'Ridgeway' },
  ...{
    xeroContact: 'RIDGE01',
    isGstRegistered: true,
    invoiceNo: null,
    invoiceDate: null,
    raisedOn: '2026-12-24',
    dueDate: null,
    termDays: null,
  },
};
const bill = (
  payment: Partial<BilledPayment>,
  xero: Partial<typeof DEFAULT_XERO> = {},
  numbering: Partial<typeof DEFAULT_NUMBERING> = {},
): XeroBill => xeroBill({ ...PAYMENT, ...payment }, { ...DEFAULT_XERO, ...xero }, { ...DEFAULT_NUMBERING, ...numbering });

test('as built in', () => {
  expect(bill({})).toEqual({
    ...{ contact: 'Ridgeway Cabling Pty Ltd', number: 'PAY-000012', date: '24/12/2026', dueDate: '07/01/2027' },
    ...{ description: '48213: Pit and pipe', accountCode: null, taxType: 'GST on Expenses' },
  });
});

test.each<[string, Parameters<typeof bill>, Partial<XeroBill>]>([
  ['account', [{}, { accountCode: '310' }], { accountCode: '310' }],
  ['tax with GST', [{}, { taxWithGst: 'GST on Capital' }], { taxType: 'GST on Capital' }],
  ['tax without GST', [{ isGstRegistered: false }, { taxWithoutGst: 'BAS Excluded' }], { taxType: 'BAS Excluded' }],
  ['contact by trading name', [{}, { contactBy: 'trading' }], { contact: 'Ridgeway' }],
  ['contact without a trading name', [{ tradingName: null }, { contactBy: 'trading' }], { contact: 'Ridgeway Cabling Pty Ltd' }],
  ['contact as in Xero', [{}, { contactBy: 'xero' }], { contact: 'RIDGE01' }],
  ['contact without one in Xero', [{ xeroContact: null }, { contactBy: 'xero' }], { contact: 'Ridgeway Cabling Pty Ltd' }],
  ['days until it is due', [{}, { dueDays: 0 }], { dueDate: '24/12/2026' }],
  ['days of its contractor’s terms', [{ termDays: 30 }, { dueDays: 0 }], { dueDate: '23/01/2027' }],
  ['terms of no days', [{ termDays: 0 }, { dueDays: 14 }], { dueDate: '24/12/2026' }],
  ['its own due date before any terms', [{ dueDate: '2026-12-28', termDays: 30 }], { dueDate: '28/12/2026' }],
  ['its own due date', [{ dueDate: '2026-12-28' }, { dueDays: 0 }], { dueDate: '28/12/2026' }],
  ['its own invoice', [{ invoiceNo: 'INV-7', invoiceDate: '2026-12-01' }], { number: 'INV-7', date: '01/12/2026', dueDate: '15/12/2026' }],
  ['numbering', [{}, {}, { paymentPrefix: 'RC', paymentDigits: 3 }], { number: 'RC012' }],
])('%s', (_what, given, expected) => {
  expect(bill(...given)).toMatchObject(expected);
});
