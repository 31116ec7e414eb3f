// A child code as its changes need it: locked, for whoever manages the codes of subcontractors; and its catalogue item's unit.
import { QueryTypes } from 'sequelize';
import { CHILD_CODE, mustConvert } from '@lotline/schema/domain/item/child-code.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockRecord } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { usageOf } from './child-code-list.sql.ts';

export type SavedChildCode = { childCodeId: number };

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export const lockChildCode = (command: CommandContext, id: number) => lockRecord(command, CHILD_CODE, id, usageOf('r'));

const ITEM_UNIT = prepared('unit-of-item', 'select f.unit_of_measure as unit from field_item f where f.id = $id');

/** @throws RefusalError NOT_FOUND for an item that is not there, INVALID_INPUT for a unit that does not convert to its. */
export async function mustConvertToItem(
  { sequelize, transaction }: CommandContext,
  { parentItemId, unitOfMeasure }: { readonly parentItemId: string | null; readonly unitOfMeasure: string | null },
): Promise<void> {
  if (parentItemId === null) return;
  const [item] = await sequelize.query<{ unit: string | null }>(ITEM_UNIT, {
    bind: { id: Number(parentItemId) },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (item === undefined) refuse('NOT_FOUND');
  else must(mustConvert(item.unit, unitOfMeasure));
}

/** The page of the code shows its rates, so the code is what changed. */
export async function headOf(command: CommandContext, id: number, why: string) {
  const { version } = await updateRecord(command, CHILD_CODE, id, {});
  return { entity: 'child_code', entityId: id, constructionId: null, version, why } as const;
}
