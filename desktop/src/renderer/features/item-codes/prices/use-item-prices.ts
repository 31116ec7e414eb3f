// Prices of item codes from a day on: those of one, what a change of many would do, the changes that were made, and the way back.
import {
  AddItemPriceDocument,
  ChangeItemPricesDocument,
  GetItemPriceChangesDocument,
  GetItemPriceDryRunDocument,
  GetItemPricesDocument,
  TakeBackItemPriceDocument,
  UndoItemPricesDocument,
} from '@lotline/schema/generated/documents/item-code';
import type { ItemCodeFilterInput, ItemPricesFieldsFragment, PriceChangeFieldsFragment } from '@lotline/schema/generated/operations';
import type { PriceChangeInput } from '@lotline/schema/domain/item/item-prices.input';
import type { Followed } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useRead } from '../../../platform/data/use-read.ts';

export type ItemPrices = ItemPricesFieldsFragment;
export type PriceChange = PriceChangeFieldsFragment;

const CATALOGUE: Followed = { entity: 'field_item' };

export function useItemPrices(itemId: number) {
  const read = useRead(GetItemPricesDocument, { variables: { itemId }, follows: [{ ...CATALOGUE, id: itemId }], isUncached: true });
  return { ...read, prices: read.data?.itemPrices ?? null };
}

interface AddWish {
  readonly prices: ItemPrices;
  readonly unitAmount: string;
  readonly effectiveFrom: string;
  readonly why: string;
}

export const useAddItemPrice = () =>
  useCommand({
    send: async (call, { prices: { id, version }, ...wish }: AddWish, client) => {
      const variables = { input: { itemId: id, ...wish }, client: { ...client, expectedVersion: version } };
      return (await call(AddItemPriceDocument, variables)).data.addItemPrice ?? null;
    },
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });

export const useTakeBackItemPrice = () =>
  useCommand({
    send: async (call, { id, version }: { readonly id: number; readonly version: number }, client) =>
      (await call(TakeBackItemPriceDocument, { id, why: null, client: { ...client, expectedVersion: version } })).data.takeBackItemPrice ??
      null,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });

/** Tried again when the catalogue changes. @param change null: it is not whole yet */
export function usePriceDryRun(filter: ItemCodeFilterInput, change: PriceChangeInput | null) {
  const read = useRead(GetItemPriceDryRunDocument, {
    variables: { filter, change: change ?? { kind: 'percent', value: '1', effectiveFrom: '1900-01-01' } },
    follows: [CATALOGUE],
    isWanted: change !== null,
    isUncached: true,
  });
  return { ...read, dryRun: change === null ? null : (read.data?.itemPriceDryRun ?? null) };
}

export function usePriceChanges() {
  const read = useRead(GetItemPriceChangesDocument, { variables: {}, follows: [CATALOGUE], isUncached: true });
  return { ...read, changes: read.data?.itemPriceChanges ?? [] };
}

interface ChangeWish {
  readonly filter: ItemCodeFilterInput;
  readonly change: PriceChangeInput;
  readonly seen: string;
  readonly why: string;
}

export const useChangeItemPrices = () =>
  useCommand({
    send: async (call, { filter, change, seen, why }: ChangeWish, client) =>
      (await call(ChangeItemPricesDocument, { filter, input: { ...change, seen, why }, client })).data.changeItemPrices ?? null,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });

export const useUndoItemPrices = () =>
  useCommand({
    send: async (call, changeId: number, client) =>
      (await call(UndoItemPricesDocument, { changeId, why: null, client })).data.undoItemPrices ?? null,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });
