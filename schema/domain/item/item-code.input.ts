// What the list of item codes takes.
import { listInputs } from '../list/declared-inputs.ts';
import { ITEM_CODE_LIST } from './item-code.columns.ts';

export const itemCodeListInput = listInputs(ITEM_CODE_LIST).page;
