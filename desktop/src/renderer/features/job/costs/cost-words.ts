// What materials and expenses are called on the screen.
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { JobCost } from '../job-data.ts';

export const COST_WORDS = {
  bom: {
    title: 'Bill of materials',
    table: 'Materials of this job',
    one: 'material',
    add: 'Add material',
    none: 'No materials yet',
    noneWhy: 'Materials bought for this job appear here, with code, supplier, quantity, cost and receipt.',
  },
  expense: {
    title: 'Expenses',
    table: 'Expenses of this job',
    one: 'expense',
    add: 'Add expense',
    none: 'No expenses yet',
    noneWhy: 'Hire, travel, permits and other costs of this job appear here, with their receipts.',
  },
} as const satisfies Record<CostKind, object>;

/** As a sentence calls it. */
export const costName = ({ code, description, supplier }: Pick<JobCost, 'code' | 'description' | 'supplier'>): string =>
  code ?? description ?? supplier ?? 'this line';
