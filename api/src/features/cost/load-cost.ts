// A cost as a change needs it: locked, within the person's scope, on a job that it may change (house style, step 5).
import { QueryTypes } from 'sequelize';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';

/** What is written of it. */
export interface CostFacts {
  readonly supplier: string | null;
  readonly code: string | null;
  readonly description: string | null;
  readonly quantity: string;
  readonly unitOfMeasure: string | null;
  readonly unitCost: string | null;
  readonly spentOn: string | null;
  readonly comments: string | null;
  readonly receiptId: number | null;
}

interface LoadedCost extends CostFacts {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly kind: CostKind;
  readonly removedAt: Date | null;
}

const LOCK_COST = prepared(
  'lock-cost',
  `select ${wireColumns(
    'k',
    'id version construction_id kind supplier code description unit_of_measure spent_on comments receipt_id removed_at',
    'quantity unit_cost',
  )}, ${jobWriteScope('c')} as "isAssigned"
     from job_cost k join construction c on c.id = k.construction_id where k.id = $costId and ${jobScope('c')} for no key update of k`,
);

/** Something else changed it meanwhile. */
const CLASHES = ['editJobCost', 'removeJobCost', 'restoreJobCost'] as const;

/**
 * @param may asked before whether it is as the person saw it
 * @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where the job is only read, STALE_VERSION when somebody changed it since.
 */
export async function loadCost(command: CommandContext, costId: number, may: (cost: LoadedCost) => Verdict): Promise<LoadedCost> {
  const { sequelize, transaction, actor, expectedVersion } = command;
  const [locked] = await sequelize.query<LoadedCost & AssignedRow>(LOCK_COST, {
    bind: { ...scopeBinds(actor), costId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const { isAssigned: _isAssigned, ...cost } = assignedRow(locked, 'job');
  const verdict = may(cost);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const { id, version, constructionId } = cost;
  const clash = await clashOf(command, { table: 'job_cost', id, constructionId, version, expectedVersion, clashes: CLASHES });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'job_cost', id, version, ...clash });
  return cost;
}

/** As the history calls it. */
export const calledOf = ({ kind, supplier, code, description }: Pick<LoadedCost, 'kind' | 'supplier' | 'code' | 'description'>): string =>
  (kind === 'bom' ? code : (description ?? supplier)) ?? '';
