// What can be done with the jobs that are selected in a project: moved, taken out, filed, copied.
import { useState } from 'react';
import { ArrowRightLeft, FolderMinus } from 'lucide-react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { JobRow } from '../../platform/job-list/job-row.ts';
import { BulkBar } from '../../platform/list/ListFrame.tsx';
import { EXPORT_FORMATS } from '../../platform/list/use-export.ts';
import type { ListScreenState } from '../../platform/list/use-list-screen.ts';

interface ProjectBulkProps {
  readonly screen: ListScreenState<JobRow>;
  readonly mayMove: boolean;
  readonly readRows: (ids: readonly number[]) => Promise<readonly JobRow[]>;
  /** @param rows the selected jobs as they are now */
  readonly onMove: (to: 'other' | 'none', rows: readonly JobRow[]) => void;
}

const AT_ONCE = 200;

export function ProjectBulk({ screen, mayMove, readRows, onMove }: ProjectBulkProps) {
  const { picking, exportRows } = screen;
  const { picked } = picking;
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  /** The dialog names them, also those that are not loaded. */
  const start = async (to: 'other' | 'none'): Promise<void> => {
    const ids = [...picked];
    setReading(true);
    try {
      const rows: JobRow[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) rows.push(...(await readRows(ids.slice(from, from + AT_ONCE))));
      onMove(to, rows);
    } catch (problem) {
      toast.error(problem instanceof Error ? problem.message : 'The jobs could not be loaded.');
    } finally {
      setReading(false);
    }
  };
  return (
    <BulkBar
      label={`${picked.size.toLocaleString('en-AU')} selected`}
      end={
        <Button onClick={picking.clear}>
          Clear <kbd>Esc</kbd>
        </Button>
      }
    >
      {mayMove ? (
        <>
          <Button icon={ArrowRightLeft} busy={isReading} onClick={() => void start('other')}>
            Move {countedJobs(picked.size)}
          </Button>
          <Button icon={FolderMinus} busy={isReading} onClick={() => void start('none')}>
            Remove {countedJobs(picked.size)}
          </Button>
        </>
      ) : null}
      {EXPORT_FORMATS.map(({ format, label }) => (
        <Button key={format} onClick={() => exportRows(format)}>
          {label}
        </Button>
      ))}
      <Button onClick={picking.copy}>Copy</Button>
    </BulkBar>
  );
}
