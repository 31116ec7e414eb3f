// What of a listed payment reaches whom; what Xero imports is made here, by the rule and the company's settings.
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { xeroBill } from '@lotline/schema/domain/contractor/xero-bill.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

export async function contractorPaymentPresenter(context: RequestContext): Promise<PresentRow<typeof CONTRACTOR_PAYMENT_LIST>> {
  const { actor, timeZone } = context;
  const settingOf = await loadCompanySettings(context, ['Xero', 'Numbering']);
  const [xero, numbering] = [settingOf('Xero'), settingOf('Numbering')];
  return rowPresenter(CONTRACTOR_PAYMENT_LIST, actor, (row) => {
    const bill = xeroBill({ ...row, raisedOn: dayInZone(row.raisedAt, timeZone) }, xero, numbering);
    return {
      ...{ xeroContactName: bill.contact, xeroNumber: bill.number, xeroDate: bill.date, xeroDueDate: bill.dueDate },
      ...{ xeroDescription: bill.description, xeroQuantity: 1, xeroUnitAmount: row.exGst },
      ...{ xeroAccountCode: bill.accountCode, xeroTaxType: bill.taxType },
    };
  });
}
