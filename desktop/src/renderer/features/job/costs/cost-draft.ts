// A material or an expense as it stands in its form: texts, as they are typed; the shared rule reads them.
import { z } from 'zod';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { jobCostInput, type JobCostInput } from '@lotline/schema/domain/cost/cost.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import type { JobCost } from '../job-data.ts';

export interface CostDraft {
  readonly code: string;
  readonly supplier: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitOfMeasure: string;
  readonly unitCost: string;
  readonly spentOn: string;
  readonly comments: string;
  readonly receiptId: number | null;
}

const text = z.string();

/** As the device keeps it, with the version that it was typed over. */
export const COST_SHAPES = {
  ...{ code: text, supplier: text, description: text, quantity: text, unitOfMeasure: text, unitCost: text, spentOn: text, comments: text },
  ...{ receiptId: z.number().nullable(), version: z.number().nullable() },
};

/** A new expense is of today, and of one thing. */
export function draftOf(cost: JobCost | null, kind: CostKind, today: string): CostDraft {
  return {
    code: cost?.code ?? '',
    supplier: cost?.supplier ?? '',
    description: cost?.description ?? '',
    quantity: cost === null ? (kind === 'expense' ? '1' : '') : formatQuantity(cost.quantity),
    unitOfMeasure: cost?.unitOfMeasure ?? '',
    unitCost: cost?.unitCost ?? '',
    spentOn: cost === null ? (kind === 'expense' ? today : '') : (cost.spentOn ?? ''),
    comments: cost?.comments ?? '',
    receiptId: cost?.receipt?.id ?? null,
  };
}

interface Of {
  readonly id: number | null;
  readonly constructionId: number;
  readonly kind: CostKind;
}

type ReadDraft =
  | { readonly input: JobCostInput; readonly problem: null }
  | { readonly input: null; readonly problem: { readonly field: string; readonly sentence: string } };

/** '$1,200.50' is how amounts are copied from a receipt. */
const plainAmount = (text: string): string => text.replace(/[$,\s]/g, '');

export function readDraft(draft: CostDraft, of: Of): ReadDraft {
  const unitCost = plainAmount(draft.unitCost);
  try {
    const given = { ...draft, unitCost: unitCost === '' ? undefined : unitCost, spentOn: draft.spentOn === '' ? undefined : draft.spentOn };
    return { input: parseInput(jobCostInput, { ...given, ...of }), problem: null };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { field } = error.details;
    return { input: null, problem: { field: typeof field === 'string' ? field : '', sentence: error.message } };
  }
}

export const isSameDraft = (one: CostDraft, other: CostDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
