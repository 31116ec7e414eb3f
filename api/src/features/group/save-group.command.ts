// Make or edit a group (saveGroup): the fields that were changed, merged with what others changed meanwhile, with a reason where rights, money or the way of
// working change (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import type { SaveGroupInput } from '@lotline/schema/domain/group/group-changes.input';
import { mustGiveReason, mustNotShowOwnAmounts } from '@lotline/schema/domain/group/group-changes.rules';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { lockGroup } from './lock-group.step.ts';

export type SavedGroup = { groupId: number };

export function saveGroup(context: RequestContext, input: SaveGroupInput, client: ClientMutation | null): Promise<SavedGroup> {
  return runCommand<SavedGroup>(context, {
    operation: 'saveGroup',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, input: SaveGroupInput): Promise<SavedGroup> {
  mustManage(command, GROUP);
  const after = newValues(command, GROUP, input);
  const detail = await contractorDetail(command, null, after.independentContractorId);
  const { id, version } = await insertRecord(command, GROUP, after);
  const head = { entity: 'work_group', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'createGroup', after: kept(GROUP, after), detail });
  return { groupId: id };
}

async function edit(command: CommandContext, input: SaveGroupInput, id: number): Promise<SavedGroup> {
  const group = await lockGroup(command, id);
  const after = await mergedChanges(command, GROUP, group, input);
  const changed = Object.keys(after);
  if (changed.length === 0) return { groupId: id };
  must(mustGiveReason(changed, input.why));
  if (after.isSubcontractor === 'true') must(mustNotShowOwnAmounts(command.actor, { isSubcontractor: true, memberIds: group.memberIds }));
  const before = beforeOf(GROUP, group.values, after);
  const detail = await contractorDetail(command, before.independentContractorId ?? null, after.independentContractorId ?? null);
  const { version } = await updateRecord(command, GROUP, id, after);
  const head = { entity: 'work_group', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'editGroup', before: kept(GROUP, before), after: kept(GROUP, after), detail });
  return { groupId: id };
}

const CONTRACTORS = prepared(
  'contractor-names',
  `select c.id::text as id, coalesce(c.trading_name, c.legal_name) as name from independent_contractor c where c.id = any($ids::integer[])`,
);

/** The history names contractors as they were called then. @throws RefusalError INVALID_INPUT for one that is not there */
async function contractorDetail({ sequelize, transaction }: CommandContext, before: string | null, after: string | null) {
  const ids = [before, after].filter((id) => id !== null);
  if (ids.length === 0) return null;
  const found = await sequelize.query<{ readonly id: string; readonly name: string }>(CONTRACTORS, {
    bind: { ids: ids.map(Number) },
    transaction,
    type: QueryTypes.SELECT,
  });
  const nameOf = (wanted: string | null) => found.find(({ id }) => id === wanted)?.name ?? null;
  if (after !== null && nameOf(after) === null)
    refuse('INVALID_INPUT', { field: 'independentContractorId', sentence: 'This contractor could not be found.' });
  return { contractorBefore: nameOf(before), contractor: nameOf(after) };
}
