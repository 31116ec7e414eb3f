// The columns of the catalogue that are its screen's own, in the order they start with; the rest comes from their kinds (screens.md §2.18).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import type { ItemCodeFieldsFragment } from '@lotline/schema/generated/operations';
import { PlainTag, Line } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import type { GridColumn } from '../../platform/grid/grid-column.ts';

export type ItemCode = ItemCodeFieldsFragment;

export const itemCodeColumns = (actor: Actor): readonly GridColumn<ItemCode>[] =>
  declaredColumns<typeof ITEM_CODE_LIST, ItemCode>(ITEM_CODE_LIST, actor, {
    code: {
      isName: true,
      cell: ({ code, isArchived }) => (
        <Line>
          {code}
          {isArchived ? <PlainTag>archived</PlainTag> : null}
        </Line>
      ),
    },
    name: { width: undefined },
    itemType: {},
    unitOfMeasure: { width: 128 },
    unitAmount: {},
    estimatedTime: {},
    usageCount: {},
    description: { startsHidden: true, width: 240 },
    isArchived: { startsHidden: true },
  });
