// End a delegation before its last day (endJobDelegation): it stays told.
import { DELEGATION } from '@lotline/schema/domain/delegation/delegation.fields';
import type { DelegationIdInput } from '@lotline/schema/domain/delegation/delegation.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { recordOfJob } from '../access/job.scope.ts';
import { ownName } from '../people/person-name.queries.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import type { ChangedDelegation } from './add-delegation.command.ts';

interface OfDelegation {
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
      const { id, constructionId, endedAt, endedBy, called } = await lock(command, input.id);
      if (endedAt !== null) return { constructionId };
      const after = { endedAt: command.at, endedBy: await ownName(command) };
      const { version } = await updateRecord(command, DELEGATION, id, {}, after);
      appendEvent(command, {
        ...{ move: 'endJobDelegation', entity: 'job_delegation', entityId: id, constructionId, version },
        before: { endedAt, endedBy },
        after,
        detail: { called },
      });
      return { constructionId };
    },
  });
}

const MORE = `r.construction_id as "constructionId", r.ended_at as "endedAt", r.ended_by as "endedBy",
  (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = r.user_id) as called`;

async function lock(command: CommandContext, delegationId: number) {
  const scope = { ...recordOfJob('r'), more: MORE };
  const locked = assignedRow(await lockInScope<typeof DELEGATION, OfDelegation>(command, DELEGATION, delegationId, scope), 'job');
  mustManage(command, DELEGATION);
  const { id, version, constructionId } = locked;
  const seen = { table: 'job_delegation', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: ['endJobDelegation'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'job_delegation', id, version, ...clash });
  return locked;
}
