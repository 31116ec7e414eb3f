// A move of a contractor's lifecycle (moveContractor): activate, suspend, end, reopen, each with its reason (contractor.lifecycle).
import type { MoveContractorInput } from '@lotline/schema/domain/contractor/contractor.input';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { canMoveContractor, CONTRACTOR_MOVES } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { lockContractor, type SavedContractor } from './save-contractor.command.ts';

const EVENTS = { activate: 'activateContractor', suspend: 'suspendContractor', end: 'endContractor', reopen: 'reopenContractor' } as const;

export function moveContractor(
  context: RequestContext,
  input: MoveContractorInput,
  client: ClientMutation | null,
): Promise<SavedContractor> {
  const { id, move, why } = input;
  return runCommand<SavedContractor>(context, {
    operation: 'moveContractor',
    input,
    client,
    work: async (command) => {
      const contractor = await lockContractor(command, id);
      const { version, state } = contractor;
      const seen = {
        table: 'independent_contractor',
        id,
        constructionId: null,
        version,
        expectedVersion: command.expectedVersion,
      } as const;
      const clash = await clashOf(command, { ...seen, clashes: Object.values(EVENTS) });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'independent_contractor', id, version, ...clash });
      const status = CONTRACTOR_MOVES[move].to;
      if (state === status) return { contractorId: id };
      must(canMoveContractor(command.actor, contractor, move));
      const written = await updateRecord(command, CONTRACTOR, id, {}, { status });
      const head = { entity: 'independent_contractor', entityId: id, constructionId: null, version: written.version, why } as const;
      appendEvent(command, { ...head, move: EVENTS[move], before: { status: state }, after: { status } });
      return { contractorId: id };
    },
  });
}
