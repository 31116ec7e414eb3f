// Item codes on the wire, and one of them as the list shows it now.
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { filterType, rowType } from '../../platform/list/declared-types.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { ITEM_CODES } from './item-code-list.sql.ts';

export type ItemCode = RowOf<typeof ITEM_CODE_LIST>;
export const ItemCode = rowType(ITEM_CODE_LIST, 'ItemCode', { description: 'With CAN_MANAGE_ITEM_CODES' });
export const ItemCodeFilterInput = filterType(ITEM_CODE_LIST, 'ItemCodeFilterInput');
export const presentItemCodes = plainPresenter(ITEM_CODE_LIST);

export async function oneItemCode(context: RequestContext, id: number): Promise<ItemCode> {
  const { rows } = await ITEM_CODES.page(context, parseInput(ITEM_CODES.inputs.page, { filter: { ids: [id] }, first: 1 }));
  const [row] = rows.map(presentItemCodes(context));
  return row ?? refuse('NOT_FOUND');
}
