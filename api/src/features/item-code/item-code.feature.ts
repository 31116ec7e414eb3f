// What the API serves of item codes (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { ItemCodeCsvResolver } from './import/item-code-csv.resolver.ts';
import { ITEM_CODES } from './item-code-list.sql.ts';
import { ItemCodeResolver } from './item-code.resolver.ts';
import { ItemCodeMergeResolver } from './merge/item-code-merge.resolver.ts';
import { ItemPriceResolver } from './prices/item-price.resolver.ts';

export const ITEM_CODE_FEATURE: ApiFeature = {
  name: 'item-code',
  resolvers: [ItemCodeCsvResolver, ItemCodeResolver, ItemCodeMergeResolver, ItemPriceResolver],
  files: [listFile({ reads: ITEM_CODES, present: plainPresenter(ITEM_CODES.list) })],
  live: ['field_item'],
};
