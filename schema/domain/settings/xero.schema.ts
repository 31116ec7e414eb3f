// How payments to contractors are written for Xero. An account's code has at most ten characters there.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { BILL_TAX_TYPES, CONTACT_RULES, DEFAULT_XERO } from './xero.setting.ts';

export const xeroSetting = z.strictObject({
  accountCode: lineOf(10)
    .default(DEFAULT_XERO.accountCode)
    .refine((code) => /^[A-Za-z0-9.-]*$/.test(code), { error: 'must be the code of an account in Xero: letters, digits, . and - alone.' }),
  taxWithGst: z.enum(BILL_TAX_TYPES).default(DEFAULT_XERO.taxWithGst),
  taxWithoutGst: z.enum(BILL_TAX_TYPES).default(DEFAULT_XERO.taxWithoutGst),
  contactBy: z.enum(CONTACT_RULES).default(DEFAULT_XERO.contactBy),
  dueDays: z.int().min(0).max(120).default(DEFAULT_XERO.dueDays),
});
