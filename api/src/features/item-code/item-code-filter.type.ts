// What the catalogue is filtered by, as its page and a change of its prices ask.
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { filterType } from '../../platform/list/declared-types.ts';

export const ItemCodeFilterInput = filterType(ITEM_CODE_LIST, 'ItemCodeFilterInput');
