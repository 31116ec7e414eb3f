// What was bought and spent for a job, in one statement, within the person's scope.
import { QueryTypes } from 'sequelize';
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../access/job.scope.ts';

export interface CostRow {
  readonly id: number;
  readonly version: number;
  readonly supplier: string | null;
  readonly code: string | null;
  readonly description: string | null;
  readonly quantity: string;
  readonly unitOfMeasure: string | null;
  readonly unitCost: string | null;
  readonly spentOn: string | null;
  readonly comments: string | null;
  /** Null too where its file has been removed since. */
  readonly receipt: { readonly id: number; readonly title: string; readonly storageKey: string } | null;
  readonly addedBy: string;
  readonly createdAt: string;
}

export interface CostRows {
  readonly boms: readonly CostRow[];
  readonly expenses: readonly CostRow[];
}

const ROWS = (kind: 'bom' | 'expense'): string => `select ${wireColumns(
  'k',
  'id version supplier code description unit_of_measure spent_on comments created_at',
  'quantity unit_cost',
)}, trim(u.first_name || ' ' || u.last_name) as "addedBy",
      (select row_to_json(r) from (select a.id, a.title, f.storage_key as "storageKey" from attachment a join stored_file f on f.id = a.file_id
        where a.id = k.receipt_id and a.state = 'uploaded') r) as receipt
    from job_cost k join app_user u on u.id = k.created_by_user_id
   where k.construction_id = c.id and k.kind = '${kind}' and k.removed_at is null
     and ('${kind}' = 'bom' or $seesCosts::boolean) order by k.spent_on nulls last, k.id`;

/** The select list of CostRows, of construction c; binds what costBinds gives. */
export const COST_LISTS = `${jsonList(ROWS('bom'))} as boms, ${jsonList(ROWS('expense'))} as expenses`;
export const costBinds = (actor: Actor) => ({ seesCosts: seesCosts(actor) });

const COSTS = prepared('job-costs', `select ${COST_LISTS} from construction c where c.id = $constructionId and ${jobScope('c')}`);

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadJobCosts({ sequelize, actor }: RequestContext, constructionId: number): Promise<CostRows> {
  const [found] = await sequelize.query<CostRows>(COSTS, {
    bind: { ...scopeBinds(actor), ...costBinds(actor), constructionId },
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}
