// Saving a material or an expense: all of its fields, with the version that they were seen at.
import { jobCostInput } from '@lotline/schema/domain/cost/cost.input';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { SaveJobCostDocument } from '@lotline/schema/generated/documents/cost';
import { job } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import type { Values } from '../../../platform/form/form-edits.ts';
import type { RecordEdit } from '../../../platform/record/use-record-form.ts';
import type { JobCost } from '../job-data.ts';
import { COST_WORDS } from './cost-words.ts';

interface OfCost {
  readonly jobId: number;
  readonly kind: CostKind;
  /** Null: a new one. */
  readonly cost: JobCost | null;
}

/** @param shown its fields as the server shows them now */
export const useSaveCost = ({ jobId, kind, cost }: OfCost, shown: Values) =>
  useCommand({
    touches: [job(jobId)],
    toastText: cost === null ? `Added the ${COST_WORDS[kind].one}` : 'Saved',
    send: async (call, { id, changes }: RecordEdit, client) => {
      const { quantity, receiptId, ...rest } = parseInput(jobCostInput, { ...shown, ...changes, id, constructionId: jobId, kind });
      const input = { ...rest, quantity: quantity ?? '', receiptId: receiptId === null ? null : Number(receiptId) };
      await call(SaveJobCostDocument, { input, client: { ...client, expectedVersion: cost?.version ?? null } });
    },
  });
