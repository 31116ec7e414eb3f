// A list as a file: what one would do, its import and its export.
import {
  ExportLookupValuesDocument,
  GetLookupDryRunDocument,
  ImportLookupValuesDocument,
} from '@lotline/schema/generated/documents/lookup';
import { exportFileName } from '@lotline/schema/domain/list/export-name';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';

const LIST: Followed = { entity: 'lookup' };

/** Tried again when the list changes; nothing for an empty text. */
export function useListDryRun(list: string, csv: string) {
  const read = useRead(GetLookupDryRunDocument, { variables: { list, csv }, follows: [LIST], isWanted: csv !== '', isUncached: true });
  return { ...read, dryRun: csv === '' ? null : (read.data?.lookupDryRun ?? null) };
}

interface ImportWish {
  readonly list: string;
  readonly csv: string;
  readonly seen: string;
}

export const useImportValues = (isFormless = false) =>
  useCommand({
    send: async (call, input: ImportWish, client) =>
      (await call(ImportLookupValuesDocument, { input, client })).data.importLookupValues ?? null,
    touches: [LIST, { entity: 'lookup_value' }],
    isDoneWhenRead: true,
    isFormless,
  });

/** Saves the list as a file. */
export function useExportValues({ name, label }: LookupList) {
  const { files, clock } = usePlatform();
  const command = useCommand({
    send: async (call, list: string, client) => (await call(ExportLookupValuesDocument, { list, client })).data.exportLookupValues ?? null,
    touches: [],
    isFormless: true,
  });
  const save = async (): Promise<void> => {
    const answer = await command.run(name);
    const day = dayInZone(clock.now().toISOString(), browserZone());
    if (answer !== null) files.save(exportFileName({ label }, day, 'csv'), new Blob([answer.csv], { type: 'text/csv' }));
  };
  return { save, isBusy: command.isBusy };
}
