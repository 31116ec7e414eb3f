// Make or edit an item code (saveItemCode): the fields that were changed, merged with what others changed meanwhile (screens.md §2.18), and why where an
// amount changes.
import { canChangeUnitAmount } from '@lotline/schema/domain/item/item-prices.rules';
import { canChangeCode, ITEM_CODE, mustExplainAmount } from '@lotline/schema/domain/item/item-code.fields';
import type { SaveItemCodeInput } from '@lotline/schema/domain/item/item-code.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockRecord, mustManage } from '../../platform/record/lock-record.ts';
import { beforeOf, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { usageOf } from './item-code-list.sql.ts';
import { isPriceDated } from './prices/is-price-dated.queries.ts';

export type SavedItemCode = { itemCodeId: number };

export function saveItemCode(context: RequestContext, input: SaveItemCodeInput, client: ClientMutation | null): Promise<SavedItemCode> {
  return runCommand<SavedItemCode>(context, {
    operation: 'saveItemCode',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, input: SaveItemCodeInput): Promise<SavedItemCode> {
  mustManage(command, ITEM_CODE);
  const after = newValues(command, ITEM_CODE, input);
  const { id, version } = await insertRecord(command, ITEM_CODE, after);
  appendEvent(command, { move: 'createItemCode', entity: 'field_item', entityId: id, constructionId: null, version, after });
  return { itemCodeId: id };
}

async function edit(command: CommandContext, input: SaveItemCodeInput, id: number): Promise<SavedItemCode> {
  const item = await lockRecord(command, ITEM_CODE, id, usageOf('r'));
  const after = await mergedChanges(command, ITEM_CODE, item, input);
  if (Object.keys(after).length === 0) return { itemCodeId: id };
  must(canChangeCode(item.usageCount, after));
  must(canChangeUnitAmount(await isPriceDated(command, id), after));
  must(mustExplainAmount(Object.keys(after), input.why));
  const { version } = await updateRecord(command, ITEM_CODE, id, after);
  const before = beforeOf(ITEM_CODE, item.values, after);
  const head = { entity: 'field_item', entityId: id, constructionId: null, version, why: input.why } as const;
  appendEvent(command, { ...head, move: 'editItemCode', before, after });
  return { itemCodeId: id };
}
