// Make or edit a child code (saveChildCode): the fields that were changed, merged with what others changed meanwhile, with a reason where what contractors are paid
// changes (screens.md §2.18).
import { canChangeChildCode, CHILD_CODE, mustGiveReason } from '@lotline/schema/domain/item/child-code.fields';
import type { SaveChildCodeInput } from '@lotline/schema/domain/item/child-code.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { lockChildCode, mustConvertToItem, type SavedChildCode } from './lock-child-code.step.ts';

export function saveChildCode(context: RequestContext, input: SaveChildCodeInput, client: ClientMutation | null): Promise<SavedChildCode> {
  return runCommand<SavedChildCode>(context, {
    operation: 'saveChildCode',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, input: SaveChildCodeInput): Promise<SavedChildCode> {
  mustManage(command, CHILD_CODE);
  const after = newValues(command, CHILD_CODE, input);
  await mustConvertToItem(command, after);
  const { id, version } = await insertRecord(command, CHILD_CODE, after);
  const head = { entity: 'child_code', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'createChildCode', after: kept(CHILD_CODE, after) });
  return { childCodeId: id };
}

async function edit(command: CommandContext, input: SaveChildCodeInput, id: number): Promise<SavedChildCode> {
  const code = await lockChildCode(command, id);
  const after = await mergedChanges(command, CHILD_CODE, code, input);
  const changed = Object.keys(after);
  if (changed.length === 0) return { childCodeId: id };
  must(canChangeChildCode(code.usageCount, after));
  must(mustGiveReason(changed, input.why));
  if ('parentItemId' in after || 'unitOfMeasure' in after) await mustConvertToItem(command, { ...code.values, ...after });
  const { version } = await updateRecord(command, CHILD_CODE, id, after);
  const before = beforeOf(CHILD_CODE, code.values, after);
  const head = { entity: 'child_code', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'editChildCode', before: kept(CHILD_CODE, before), after: kept(CHILD_CODE, after) });
  return { childCodeId: id };
}
