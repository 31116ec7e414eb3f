// A list as a file: the server writes it by the same filter, sort and columns, and the person gets it as a download.
import { useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { toApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';

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
  readonly list: 'jobs' | 'tasks' | 'projects';
  readonly filter: object;
  readonly sort: object | null;
  readonly columns: readonly string[];
}

export function useExport() {
  const { calls, files } = usePlatform();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async ({ list, format, filter, sort, columns }: ExportWish): Promise<void> => {
    const asked = new URLSearchParams({ filter: JSON.stringify(filter), columns: columns.join(',') });
    if (sort !== null) asked.set('sort', JSON.stringify(sort));
    setIsBusy(true);
    try {
      const answer = await calls.send({
        method: 'GET',
        path: `/api/exports/${list}.${format}?${asked.toString()}`,
        accept: ACCEPTED[format],
        endless: true,
      });
      if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => undefined));
      files.save(`${list}.${format}`, await answer.blob());
    } catch (problem) {
      toast.error(problem instanceof Error ? problem.message : 'The list could not be exported.');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run: (wish: ExportWish) => void run(wish) };
}
