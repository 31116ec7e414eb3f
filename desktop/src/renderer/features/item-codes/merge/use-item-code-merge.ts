// What a merge of two item codes would do, the codes that it may go into, and the merge.
import { GetItemCodeMergeDocument, MergeItemCodesDocument } from '@lotline/schema/generated/documents/item-code';
import { CatalogueItemsDocument } from '@lotline/schema/generated/documents/item';
import { itemOptionLabel, offeredItems } from '@lotline/schema/domain/item/item.rules';
import type { Followed } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import type { ItemCode } from '../use-item-codes.ts';

const CATALOGUE: Followed = { entity: 'field_item' };

/** Codes in use but itself. */
export function useMergeTargets(fromId: number) {
  const read = useRead(CatalogueItemsDocument, { variables: {}, follows: [CATALOGUE], isUncached: true });
  const offered = offeredItems(read.data?.fieldItems ?? []).filter(({ id }) => id !== fromId);
  return { ...read, options: offered.map((item) => ({ value: String(item.id), label: itemOptionLabel(item) })) };
}

/** Asked again when the catalogue changes. @param intoId null: nothing is chosen yet */
export function useMergeDryRun(fromId: number, intoId: number | null) {
  const read = useRead(GetItemCodeMergeDocument, {
    variables: { fromId, intoId: intoId ?? 0 },
    follows: [CATALOGUE],
    isWanted: intoId !== null,
    isUncached: true,
  });
  return { ...read, dryRun: intoId === null ? null : (read.data?.itemCodeMerge ?? null) };
}

interface MergeWish {
  readonly from: ItemCode;
  readonly intoId: number;
  readonly why: string;
}

export const useMergeItemCodes = () =>
  useCommand({
    send: async (call, { from: { id, version }, intoId, why }: MergeWish, client) => {
      const variables = { input: { fromId: id, intoId, why }, client: { ...client, expectedVersion: version } };
      return (await call(MergeItemCodesDocument, variables)).data.mergeItemCodes ?? null;
    },
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });
