// Make or edit a contractor (saveContractor): the fields that were changed, merged with what others changed meanwhile, with a reason where the way it is paid
// changes (screens.md §2.19). A new one begins with onboarding.
import type { SaveContractorInput } from '@lotline/schema/domain/contractor/contractor.input';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { mustGiveReason, type ContractorState } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { openTasksOf } from './contractor-list.sql.ts';

export type SavedContractor = { contractorId: number };

export function saveContractor(
  context: RequestContext,
  input: SaveContractorInput,
  client: ClientMutation | null,
): Promise<SavedContractor> {
  return runCommand<SavedContractor>(context, {
    operation: 'saveContractor',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, input: SaveContractorInput): Promise<SavedContractor> {
  mustManage(command, CONTRACTOR);
  const after = newValues(command, CONTRACTOR, input);
  const { id, version } = await insertRecord(command, CONTRACTOR, after, { status: 'onboarding' });
  const head = { entity: 'independent_contractor', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'createContractor', after: kept(CONTRACTOR, after) });
  return { contractorId: id };
}

async function edit(command: CommandContext, input: SaveContractorInput, id: number): Promise<SavedContractor> {
  const contractor = await lockContractor(command, id);
  const after = await mergedChanges(command, CONTRACTOR, contractor, input);
  const changed = Object.keys(after);
  if (changed.length === 0) return { contractorId: id };
  must(mustGiveReason(changed, input.why));
  const before = beforeOf(CONTRACTOR, contractor.values, after);
  const { version } = await updateRecord(command, CONTRACTOR, id, after);
  const head = { entity: 'independent_contractor', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'editContractor', before: kept(CONTRACTOR, before), after: kept(CONTRACTOR, after) });
  return { contractorId: id };
}

interface Standing {
  readonly state: ContractorState;
  readonly openTasks: number;
}

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockContractor(command: CommandContext, id: number) {
  mustManage(command, CONTRACTOR);
  const more = `r.status as state, ${openTasksOf('r')} as "openTasks"`;
  const found = await lockInScope<typeof CONTRACTOR, Standing>(command, CONTRACTOR, id, { reads: 'true', writes: 'true', more });
  return found ?? refuse('NOT_FOUND');
}
