// A cost as a change needs it: locked, within the person's scope, on a job that it may change (house style, step 5).
import { BOM_COST, costRecord } from '@lotline/schema/domain/cost/cost.fields';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import { recordOfJob } from '../access/job.scope.ts';

interface OfCost {
  readonly constructionId: number;
  readonly kind: CostKind;
  readonly removedAt: Date | null;
}

const MORE = 'r.construction_id as "constructionId", r.kind, r.removed_at as "removedAt"';

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where the job is only read, CLAIM_REQUIRED for whoever does not keep it. */
export async function loadCost(command: CommandContext, costId: number) {
  const scope = { ...recordOfJob('r'), more: MORE };
  const { isAssigned: _isAssigned, ...cost } = assignedRow(
    await lockInScope<typeof BOM_COST, OfCost>(command, BOM_COST, costId, scope),
    'job',
  );
  mustManage(command, costRecord(cost.kind));
  return cost;
}

interface Named {
  readonly supplier: string | null;
  readonly code: string | null;
  readonly description: string | null;
}

/** As the history calls it. */
export const calledOf = (kind: CostKind, { supplier, code, description }: Named): string =>
  (kind === 'bom' ? code : (description ?? supplier)) ?? '';
