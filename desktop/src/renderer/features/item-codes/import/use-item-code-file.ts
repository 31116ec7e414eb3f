// A file of item codes: what it would do, and its import.
import {
  GetItemCodeDryRunDocument,
  GetItemCodeImportsDocument,
  ImportItemCodesDocument,
  UndoItemCodeImportDocument,
} from '@lotline/schema/generated/documents/item-code';
import type { Followed } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useRead } from '../../../platform/data/use-read.ts';

const CATALOGUE: Followed = { entity: 'field_item' };

/** Tried again when the catalogue changes; nothing for an empty text. */
export function useItemCodeDryRun(csv: string) {
  const read = useRead(GetItemCodeDryRunDocument, { variables: { csv }, follows: [CATALOGUE], isWanted: csv !== '', isUncached: true });
  return { ...read, dryRun: csv === '' ? null : (read.data?.itemCodeDryRun ?? null) };
}

/** The last of them, the newest first. */
export function useItemCodeImports() {
  const read = useRead(GetItemCodeImportsDocument, { variables: {}, follows: [CATALOGUE] });
  return { ...read, imports: read.data?.itemCodeImports ?? null };
}

interface ImportWish {
  readonly csv: string;
  readonly seen: string;
  readonly why: string;
}

export const useImportItemCodes = () =>
  useCommand({
    send: async (call, input: ImportWish, client) => (await call(ImportItemCodesDocument, { input, client })).data.importItemCodes ?? null,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });

interface UndoWish {
  readonly importId: number;
  readonly why: string;
}

export const useUndoItemCodeImport = () =>
  useCommand({
    send: async (call, input: UndoWish, client) =>
      (await call(UndoItemCodeImportDocument, { input, client })).data.undoItemCodeImport ?? null,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });
