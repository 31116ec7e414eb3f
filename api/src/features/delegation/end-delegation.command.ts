// End a delegation before its last day (endJobDelegation): it stays told.
import { QueryTypes } from 'sequelize';
import type { DelegationIdInput } from '@lotline/schema/domain/delegation/delegation.input';
import { canDelegate } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { ownName } from '../people/person-name.queries.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import type { ChangedDelegation } from './add-delegation.command.ts';

interface Locked {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly called: string;
}

/** Ending what has ended is fine. */
export function endJobDelegation(
  context: RequestContext,
  input: DelegationIdInput,
  client: ClientMutation | null,
): Promise<ChangedDelegation> {
  return runCommand<ChangedDelegation>(context, {
    operation: 'endJobDelegation',
    input,
    client,
    work: async (command) => {
      const { id, version, constructionId, endedAt, endedBy, called } = await lock(command, input.id);
      if (endedAt !== null) return { constructionId };
      const after = { endedAt: command.at, endedBy: await ownName(command) };
      await write(command, id, after);
      appendEvent(command, {
        ...{ move: 'endJobDelegation', entity: 'job_delegation', entityId: id, constructionId, version: version + 1 },
        before: { endedAt, endedBy },
        after,
        detail: { called },
      });
      return { constructionId };
    },
  });
}

const LOCK = prepared(
  'lock-job-delegation',
  `select d.id, d.version, d.construction_id as "constructionId", d.ended_at as "endedAt", d.ended_by as "endedBy",
     trim(u.first_name || ' ' || u.last_name) as called, ${jobWriteScope('c')} as "isAssigned"
    from job_delegation d join construction c on c.id = d.construction_id join app_user u on u.id = d.user_id
   where d.id = $delegationId and ${jobScope('c')} for no key update of d`,
);

async function lock(command: CommandContext, delegationId: number): Promise<Locked> {
  const { sequelize, transaction, actor, expectedVersion } = command;
  const bind = { ...scopeBinds(actor), delegationId };
  const [found] = await sequelize.query<Locked & AssignedRow>(LOCK, { bind, transaction, type: QueryTypes.SELECT });
  const locked = assignedRow(found, 'job');
  const verdict = canDelegate(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const { id, version, constructionId } = locked;
  const seen = { table: 'job_delegation', id, constructionId, version, expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: ['endJobDelegation'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'job_delegation', id, version, ...clash });
  return locked;
}

const WRITE = prepared(
  'end-job-delegation',
  'update job_delegation set ended_at = $endedAt, ended_by = $endedBy, version = version + 1 where id = $id returning id',
);

async function write({ sequelize, transaction }: CommandContext, id: number, ended: { endedAt: Date; endedBy: string }): Promise<void> {
  await sequelize.query(WRITE, { bind: { id, ...ended }, transaction, type: QueryTypes.SELECT });
}
