// A list as a file: the server writes it by the same filter, sort and columns, and the person downloads it.
import { useContext, useState } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { entryLimit } from '@lotline/schema/domain/kernel/input-limits';
import { exportFileName } from '@lotline/schema/domain/list/export-name';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { toApiError } from '@lotline/web-session/api-error';
import { useNow } from '@lotline/web-session/react/use-now';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { LocalContext } from '../data/local-store.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface FormatWords {
  readonly format: ExportFormat;
  readonly label: string;
}
export const EXPORT_FORMATS: readonly FormatWords[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (.xlsx)' },
];
const ACCEPTED: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ExportWish {
  readonly format: ExportFormat;
  readonly list: { readonly name: ListName; readonly label: string };
  /** Null: more are selected than can be requested by id. */
  readonly filter: object | null;
  readonly sort: object | null;
  readonly columns: readonly string[];
}

const MOST_BY_NUMBER = entryLimit('ids');
const TOO_MANY = `At most ${MOST_BY_NUMBER.toLocaleString('en-AU')} selected rows can be exported. Select all to export everything that the filter finds.`;

interface Selection {
  readonly picked: ReadonlySet<number>;
  readonly isAll: boolean;
}

/** What an export requests: the filter where nothing or all of it is selected, else the rows by their ids. */
export function exportFilter(filter: object, { picked, isAll }: Selection, ofIds: (ids: readonly number[]) => object): object | null {
  if (picked.size === 0 || isAll) return filter;
  return picked.size > MOST_BY_NUMBER ? null : ofIds([...picked]);
}

export function useExport() {
  const { calls, files } = usePlatform();
  const toast = useToast();
  const today = dayInZone(useNow().toISOString(), browserZone());
  const program = useContext(LocalContext);
  const [isBusy, setIsBusy] = useState(false);
  const run = async ({ list, format, filter, sort, columns }: ExportWish): Promise<void> => {
    if (filter === null) return toast.error(TOO_MANY);
    const asked = new URLSearchParams({ filter: JSON.stringify(filter), columns: columns.join(',') });
    if (sort !== null) asked.set('sort', JSON.stringify(sort));
    setIsBusy(true);
    const [path, fileName] = [`/api/exports/${list.name}.${format}?${asked.toString()}`, exportFileName(list, today, format)];
    try {
      if (program !== null) {
        const saved = await program.saveExport(path, fileName);
        if (saved !== null)
          toast.success(`Saved: ${fileName}${saved.copyOf === null ? '' : `, as at ${formatRecent(saved.copyOf, today, browserZone())}`}`);
        return;
      }
      const answer = await calls.send({ method: 'GET', path, accept: ACCEPTED[format], endless: true });
      if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => undefined));
      files.save(fileName, await answer.blob());
      toast.success(`Downloaded: ${fileName}`);
    } catch (problem) {
      toast.error(problem instanceof Error ? problem.message : 'The list could not be exported.');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run: (wish: ExportWish) => void run(wish) };
}
