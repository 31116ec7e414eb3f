// Add or change a line of the bill of materials or an expense (saveJobCost): the form sends all of its fields, and those that it changed are merged with
// what others changed meanwhile (decisions 054, 080).
import { QueryTypes } from 'sequelize';
import { costRecord } from '@lotline/schema/domain/cost/cost.fields';
import type { JobCostInput } from '@lotline/schema/domain/cost/cost.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { wholeEdit } from '../../platform/record/whole-edit.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { attachmentScope } from '../attachment/attachment.scope.ts';
import { mustChangeJob } from '../job/must-change-job.step.ts';
import { calledOf, loadCost } from './load-cost.ts';

export type ChangedCost = { constructionId: number };

export function saveJobCost(context: RequestContext, input: JobCostInput, client: ClientMutation | null): Promise<ChangedCost> {
  return runCommand<ChangedCost>(context, {
    operation: 'saveJobCost',
    input,
    client,
    work: (command) => (input.id === null ? add(command, input) : edit(command, input, input.id)),
  });
}

async function add(command: CommandContext, { id: _none, constructionId, kind, ...changes }: JobCostInput): Promise<ChangedCost> {
  const record = costRecord(kind);
  await mustChangeJob(command, constructionId);
  mustManage(command, record);
  const values = newValues(command, record, { changes });
  await mustHaveReceipt(command, constructionId, values.receiptId);
  const along = { constructionId, kind, createdByUserId: command.actor.userId };
  const { id, version } = await insertRecord(command, record, values, along);
  const head = { entity: 'job_cost', entityId: id, constructionId, version } as const;
  appendEvent(command, { ...head, move: 'addJobCost', after: kept(record, values), detail: { kind, called: calledOf(kind, values) } });
  return { constructionId };
}

async function edit(command: CommandContext, { id: _id, ...input }: JobCostInput, id: number): Promise<ChangedCost> {
  const { constructionId, kind, removedAt, ...cost } = await loadCost(command, id);
  // what it is, and of which job, never changes
  if (removedAt !== null || kind !== input.kind || constructionId !== input.constructionId) refuse('NOT_FOUND');
  const record = costRecord(kind);
  const after = await mergedChanges(command, record, cost, await wholeEdit(command, record, cost, input));
  if (Object.keys(after).length === 0) return { constructionId };
  if (after.receiptId !== undefined) await mustHaveReceipt(command, constructionId, after.receiptId);
  const { version } = await updateRecord(command, record, id, after);
  appendEvent(command, {
    ...{ move: 'editJobCost', entity: 'job_cost', entityId: id, constructionId, version },
    before: kept(record, beforeOf(record, cost.values, after)),
    after: kept(record, after),
    detail: { kind, called: calledOf(kind, { ...cost.values, ...after }) },
  });
  return { constructionId };
}

const RECEIPT = prepared(
  'receipt-of-job',
  `select a.id from attachment a where a.id = $receiptId::integer and a.construction_id = $constructionId and a.state = 'uploaded'
     and ${attachmentScope('a')} for key share of a`,
);

/** A receipt is a file that the office has, of this very job. */
async function mustHaveReceipt(command: CommandContext, constructionId: number, receiptId: string | null): Promise<void> {
  if (receiptId === null) return;
  const { sequelize, transaction, actor } = command;
  const bind = { ...scopeBinds(actor), constructionId, receiptId };
  const [found] = await sequelize.query(RECEIPT, { bind, transaction, type: QueryTypes.SELECT });
  if (found === undefined)
    refuse('INVALID_INPUT', { field: 'receiptId', sentence: 'This receipt is not among the files of the job. Choose another.' });
}
