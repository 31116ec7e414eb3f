// An item code as a change needs it: locked, for whoever manages the catalogue.
import { QueryTypes } from 'sequelize';
import { ITEM_CODE, type ItemCodeValues } from '@lotline/schema/domain/item/item-code.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { recordColumns } from '../../platform/record/write-record.ts';
import type { EditedRecord } from '../../platform/record/merge-record.ts';
import { USAGE_COUNT } from './item-code-list.sql.ts';

export interface LoadedItemCode extends EditedRecord<typeof ITEM_CODE> {
  readonly usageCount: number;
  readonly isArchived: boolean;
}

const LOCK = prepared(
  'lock-item-code',
  `select f.id, f.version, f.is_archived as "isArchived", ${USAGE_COUNT} as "usageCount",
     (select row_to_json(v) from (select ${recordColumns(ITEM_CODE, 'f')}) v) as values
   from field_item f where f.id = $id for no key update`,
);

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND. */
export async function loadItemCode(command: CommandContext, id: number): Promise<LoadedItemCode> {
  mustManageItemCodes(command);
  const { sequelize, transaction } = command;
  const [found] = await sequelize.query<LoadedItemCode & { values: ItemCodeValues }>(LOCK, {
    bind: { id },
    transaction,
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}

/** @throws RefusalError CLAIM_REQUIRED */
export function mustManageItemCodes({ actor }: Pick<CommandContext, 'actor'>): void {
  const verdict = canManage(actor, ITEM_CODE);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
