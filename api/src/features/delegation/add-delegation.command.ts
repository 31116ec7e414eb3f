// Give a job to somebody for a time (addJobDelegation): recorded and told; it opens nothing by itself (decision 054).
import { QueryTypes } from 'sequelize';
import type { DelegationInput } from '@lotline/schema/domain/delegation/delegation.input';
import { canDelegate } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
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
      const { constructionId, ...facts } = input;
      await mustChangeJob(command, constructionId);
      const verdict = canDelegate(command.actor);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const called = await delegateName(command, facts.userId);
      const { id, version } = await insert(command, input);
      appendEvent(command, {
        ...{ move: 'addJobDelegation', entity: 'job_delegation', entityId: id, constructionId, version },
        after: facts,
        detail: { called },
      });
      return { constructionId };
    },
  });
}

const DELEGATE = prepared(
  'delegate',
  `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId and can_log_in for key share`,
);

/** Whoever may sign in. */
async function delegateName({ sequelize, transaction }: CommandContext, userId: number): Promise<string> {
  const [found] = await sequelize.query<{ name: string }>(DELEGATE, { bind: { userId }, transaction, type: QueryTypes.SELECT });
  if (found !== undefined) return found.name;
  return refuse('INVALID_INPUT', { field: 'userId', sentence: 'This person cannot sign in. Choose another.' });
}

const INSERT = prepared(
  'insert-job-delegation',
  `insert into job_delegation (construction_id, user_id, from_date, to_date, scope, reason, created_by_user_id)
   values ($constructionId, $userId, $fromDate::date, $toDate::date, $scope, $reason, $givenBy) returning id, version`,
);

async function insert({ sequelize, transaction, actor, versions }: CommandContext, input: DelegationInput) {
  const bind = { ...input, givenBy: actor.userId };
  const [written] = await sequelize.query<{ id: number; version: number }>(INSERT, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the delegation was not written');
  versions['job_delegation'] = written.version;
  return written;
}
