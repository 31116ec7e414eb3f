// Give a job to somebody for a time (addJobDelegation): recorded and told; it opens nothing by itself (decision 054).
import { QueryTypes } from 'sequelize';
import { DELEGATION } from '@lotline/schema/domain/delegation/delegation.fields';
import type { DelegationInput } from '@lotline/schema/domain/delegation/delegation.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { kept, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord } from '../../platform/record/write-record.ts';
import { mustChangeJob } from '../job/must-change-job.step.ts';

export type ChangedDelegation = { constructionId: number };

export function addJobDelegation(
  context: RequestContext,
  input: DelegationInput,
  client: ClientMutation | null,
): Promise<ChangedDelegation> {
  return runCommand<ChangedDelegation>(context, {
    operation: 'addJobDelegation',
    input,
    client,
    work: async (command) => {
      const { id: _none, constructionId, ...changes } = input;
      await mustChangeJob(command, constructionId);
      mustManage(command, DELEGATION);
      const values = newValues(command, DELEGATION, { changes });
      const called = await delegateName(command, values.userId);
      const { id, version } = await insertRecord(command, DELEGATION, values, { constructionId, createdByUserId: command.actor.userId });
      appendEvent(command, {
        ...{ move: 'addJobDelegation', entity: 'job_delegation', entityId: id, constructionId, version },
        after: kept(DELEGATION, values),
        detail: { called },
      });
      return { constructionId };
    },
  });
}

const DELEGATE = prepared(
  'delegate',
  `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId::integer and can_log_in for key share`,
);

/** Whoever may sign in. */
async function delegateName({ sequelize, transaction }: CommandContext, userId: string | null): Promise<string> {
  const [found] = await sequelize.query<{ name: string }>(DELEGATE, { bind: { userId }, transaction, type: QueryTypes.SELECT });
  if (found !== undefined) return found.name;
  return refuse('INVALID_INPUT', { field: 'userId', sentence: 'This person cannot sign in. Choose another.' });
}
