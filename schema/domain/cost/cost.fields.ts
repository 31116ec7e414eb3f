// A material and an expense as records, declared (decisions 054, 080): one table, which differ in what is required, in who keeps them, and in the order of
// their forms.
import { declareRecord, recordKeysOf, type RecordFields } from '../record/record-declaration.ts';
import { canKeepCost, type CostKind } from './cost.lifecycle.ts';
import { MAX_COST_CODE, MAX_COST_COMMENTS, MAX_COST_LINE, MAX_COST_UNIT } from './cost.limits.ts';

const line = (label: string, most = MAX_COST_LINE) => ({ label, kind: 'line', most }) as const;
const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';
const counted = {
  quantity: { label: 'Quantity', kind: 'quantity', isRequired: true, isPositive: true },
  unitOfMeasure: line('Unit', MAX_COST_UNIT),
} as const satisfies RecordFields;
const told = {
  /** A file of the job. */
  receiptId: { label: 'Receipt', kind: 'ref', claim: MONEY },
  comments: { label: 'Comment', kind: 'text', most: MAX_COST_COMMENTS },
} as const satisfies RecordFields;
/** Below zero it is a credit. */
const unitCost = { label: 'Unit cost ex GST', kind: 'amount', claim: MONEY } as const;

export const BOM_COST = declareRecord({
  entity: 'job_cost',
  called: 'material',
  claim: (actor) => canKeepCost(actor, 'bom'),
  fields: {
    code: { ...line('Code', MAX_COST_CODE), isRequired: true },
    description: line('Description'),
    supplier: line('Supplier'),
    spentOn: { label: 'Ordered or bought on', kind: 'day' },
    ...counted,
    // what it costs may be known later, and by others
    unitCost,
    ...told,
  },
});

export const EXPENSE_COST = declareRecord({
  entity: 'job_cost',
  called: 'expense',
  claim: (actor) => canKeepCost(actor, 'expense'),
  fields: {
    supplier: { ...line('Supplier'), isRequired: true },
    description: line('Description'),
    code: line('Code', MAX_COST_CODE),
    spentOn: { label: 'Date', kind: 'day', isRequired: true },
    ...counted,
    unitCost: { ...unitCost, isRequired: true },
    ...told,
  },
});

export const costRecord = (kind: CostKind) => (kind === 'bom' ? BOM_COST : EXPENSE_COST);
export const COST_KEYS = recordKeysOf(BOM_COST);
