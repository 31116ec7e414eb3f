// The list of construction codes, the customers' schedules of rates (screens.md §2.18), declared.
import { declareList } from '../list/list-declaration.ts';
import { CONSTRUCTION_CODE, CONSTRUCTION_CODE_CLAIM } from './construction-code.fields.ts';

const { externalCode, itemId, customer, contract, description, unitOfMeasure, factor, sellRate, gstTreatment, ...more } =
  CONSTRUCTION_CODE.fields;
const { effectiveFrom, effectiveTo, workTypes, minQuantity, maxQuantity, preapprovalOver } = more;

export const CONSTRUCTION_CODE_LIST = declareList({
  name: 'constructionCodes',
  label: 'Construction codes',
  live: 'construction_code',
  claim: CONSTRUCTION_CODE_CLAIM,
  shareClaim: CONSTRUCTION_CODE_CLAIM,
  defaultSort: 'externalCode',
  columns: {
    externalCode: { label: externalCode.label, kind: 'text', isSortable: true },
    customer: { label: customer.label, kind: 'text', isNullable: true, isSortable: true },
    contract: { label: contract.label, kind: 'text', isNullable: true, isSortable: true },
    description: { label: description.label, kind: 'text', isNullable: true },
    itemCode: { label: itemId.label, kind: 'text', isSortable: true },
    unitOfMeasure: { label: unitOfMeasure.label, kind: 'text', isNullable: true },
    factor: { label: 'Factor', kind: 'quantity', about: factor.label },
    sellRate: { label: sellRate.label, kind: 'amount', claim: sellRate.claim, isNullable: true },
    gstTreatment: { label: gstTreatment.label, kind: 'text', values: gstTreatment.options.map(({ value }) => value) },
    effectiveFrom: { label: effectiveFrom.label, kind: 'day', isSortable: true },
    effectiveTo: { label: effectiveTo.label, kind: 'day', isNullable: true, isSortable: true },
    workTypes: { label: workTypes.label, kind: 'text', isNullable: true },
    minQuantity: { label: minQuantity.label, kind: 'quantity', isNullable: true },
    maxQuantity: { label: maxQuantity.label, kind: 'quantity', isNullable: true },
    preapprovalOver: { label: preapprovalOver.label, kind: 'amount', claim: preapprovalOver.claim, isNullable: true },
    isArchived: { label: 'Archived', kind: 'flag' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In the customer’s code, description, customer, contract or item code' },
    ids: { kind: 'rows' },
    customers: { kind: 'names', id: 'customer', isNullable: true, label: customer.label },
    contracts: { kind: 'names', id: 'contract', isNullable: true, label: contract.label },
    current: { kind: 'flag', id: 'current', label: 'Valid today' },
    archived: { kind: 'flag', id: 'archived', label: 'Archived' },
  },
  days: {},
});
