// What of an item code reaches whom: its declared columns.
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

export const itemCodePresenter = ({ actor }: Pick<RequestContext, 'actor'>): PresentRow<typeof ITEM_CODE_LIST> =>
  rowPresenter(ITEM_CODE_LIST, actor, () => ({}));
