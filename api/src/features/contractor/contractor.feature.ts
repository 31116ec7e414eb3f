// What the API serves of contractors (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { BankAccountResolver } from './bank-account.resolver.ts';
import { CONTRACTORS } from './contractor-list.sql.ts';
import { ContractorMoneyResolver } from './contractor-money.resolver.ts';
import { CONTRACTOR_PAYMENTS } from './contractor-payment-list.sql.ts';
import { contractorPaymentPresenter } from './contractor-payment.presenter.ts';
import { ContractorResolver } from './contractor.resolver.ts';

export const CONTRACTOR_FEATURE: ApiFeature = {
  name: 'contractor',
  resolvers: [BankAccountResolver, ContractorMoneyResolver, ContractorResolver],
  files: [
    listFile({ reads: CONTRACTOR_PAYMENTS, present: contractorPaymentPresenter }),
    listFile({ reads: CONTRACTORS, present: plainPresenter(CONTRACTORS.list) }),
  ],
  live: ['independent_contractor', 'payment'],
};
