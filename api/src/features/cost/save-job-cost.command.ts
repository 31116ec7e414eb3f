// Add or change a line of the bill of materials or an expense (saveJobCost): one form, all of its fields (decision 054).
import { QueryTypes } from 'sequelize';
import type { JobCostInput } from '@lotline/schema/domain/cost/cost.input';
import { canWriteCost, pricedBy } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { attachmentScope } from '../attachment/attachment.scope.ts';
import { mustChangeJob } from '../job/must-change-job.step.ts';
import { calledOf, loadCost, type CostFacts } from './load-cost.ts';

export type ChangedCost = { constructionId: number };

export function saveJobCost(context: RequestContext, input: JobCostInput, client: ClientMutation | null): Promise<ChangedCost> {
  return runCommand<ChangedCost>(context, {
    operation: 'saveJobCost',
    input,
    client,
    work: (command) => (input.id === null ? add(command, input) : edit(command, input, input.id)),
  });
}

async function add(command: CommandContext, input: JobCostInput): Promise<ChangedCost> {
  const { constructionId, kind } = input;
  await mustChangeJob(command, constructionId);
  const verdict = canWriteCost(command.actor, input);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const facts = { ...factsOf(input), ...pricedBy(command.actor, input, null) };
  await mustHaveReceipt(command, constructionId, facts.receiptId);
  const { id, version } = await write(command, INSERT, { ...facts, constructionId, kind, userId: command.actor.userId });
  const head = { entity: 'job_cost', entityId: id, constructionId, version } as const;
  appendEvent(command, { ...head, move: 'addJobCost', after: facts, detail: { kind, called: calledOf(input) } });
  return { constructionId };
}

async function edit(command: CommandContext, input: JobCostInput, id: number): Promise<ChangedCost> {
  const cost = await loadCost(command, id, ({ kind }) => canWriteCost(command.actor, { ...input, kind }));
  const { constructionId, kind } = cost;
  // what it is, and of which job, never changes
  if (cost.removedAt !== null || kind !== input.kind || constructionId !== input.constructionId) refuse('NOT_FOUND');
  const before = factsOf(cost);
  const after = { ...factsOf(input), ...pricedBy(command.actor, input, cost) };
  if (FIELDS.every((field) => before[field] === after[field])) return { constructionId };
  if (after.receiptId !== before.receiptId) await mustHaveReceipt(command, constructionId, after.receiptId);
  const { version } = await write(command, UPDATE, { ...after, id });
  const head = { entity: 'job_cost', entityId: id, constructionId, version } as const;
  appendEvent(command, { ...head, move: 'editJobCost', before, after, detail: { kind, called: calledOf(input) } });
  return { constructionId };
}

const INSERT = prepared(
  'insert-job-cost',
  `insert into job_cost (construction_id, kind, supplier, code, description, quantity, unit_of_measure, unit_cost, spent_on, comments, receipt_id,
     created_by_user_id)
   values ($constructionId, $kind, $supplier, $code, $description, $quantity::numeric, $unitOfMeasure, $unitCost::numeric, $spentOn::date, $comments,
     $receiptId::integer, $userId) returning id, version`,
);
const UPDATE = prepared(
  'update-job-cost',
  `update job_cost set supplier = $supplier, code = $code, description = $description, quantity = $quantity::numeric,
     unit_of_measure = $unitOfMeasure, unit_cost = $unitCost::numeric, spent_on = $spentOn::date, comments = $comments,
     receipt_id = $receiptId::integer, version = version + 1 where id = $id returning id, version`,
);

async function write({ sequelize, transaction, versions }: CommandContext, sql: string, bind: CostFacts & Record<string, unknown>) {
  const [written] = await sequelize.query<{ id: number; version: number }>(sql, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the cost was not written');
  versions['job_cost'] = written.version;
  return written;
}

const RECEIPT = prepared(
  'receipt-of-job',
  `select a.id from attachment a where a.id = $receiptId and a.construction_id = $constructionId and a.state = 'uploaded' and ${attachmentScope('a')}
    for key share of a`,
);

/** A receipt is a file that the office has, of this very job. */
async function mustHaveReceipt(command: CommandContext, constructionId: number, receiptId: number | null): Promise<void> {
  if (receiptId === null) return;
  const { sequelize, transaction, actor } = command;
  const bind = { ...scopeBinds(actor), constructionId, receiptId };
  const [found] = await sequelize.query(RECEIPT, { bind, transaction, type: QueryTypes.SELECT });
  if (found === undefined)
    refuse('INVALID_INPUT', { field: 'receiptId', sentence: 'This receipt is not among the files of the job. Choose another.' });
}

const FIELDS = [
  'supplier',
  'code',
  'description',
  'quantity',
  'unitOfMeasure',
  'unitCost',
  'spentOn',
  'comments',
  'receiptId',
] as const satisfies readonly (keyof CostFacts)[];

const factsOf = ({
  supplier,
  code,
  description,
  quantity,
  unitOfMeasure,
  unitCost,
  spentOn,
  comments,
  receiptId,
}: CostFacts): CostFacts => ({
  ...{ supplier, code, description, quantity, unitOfMeasure },
  ...{ unitCost, spentOn, comments, receiptId },
});
