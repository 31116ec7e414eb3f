// What can be done with the jobs that are picked: the bar in place of the key hints, and the dialog of the change that was chosen.
import { useEffect } from 'react';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { lazySheet } from '../../../platform/frame/lazy-sheet.tsx';
import type { Picked } from '../../../platform/grid/grid-selection.ts';
import { BulkBar } from '../../../platform/list/ListFrame.tsx';
import { EXPORT_FORMATS, type ExportFormat } from '../../../platform/list/use-export.ts';
import type { BulkAct } from './bulk-change.ts';
import { jobActs } from './job-acts.ts';

interface JobsBulkProps {
  readonly picked: Picked;
  /** What a scheduler is called. */
  readonly schedulerName: string;
  /** Null while they are on their way. */
  readonly schedulers: readonly string[] | null;
  /** The change whose dialog is open. */
  readonly kind: BulkAct | null;
  readonly onKind: (kind: BulkAct | null) => void;
  /** The page that prints them. */
  readonly onRunSheet: () => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

const AddTasksSheet = lazySheet(async () => (await import('./AddTasksSheet.tsx')).AddTasksSheet);
const BulkSheet = lazySheet(async () => (await import('./BulkSheet.tsx')).BulkSheet);

export function JobsBulk({ picked, schedulerName, schedulers, kind, onKind, onRunSheet, onExport, onCopy, onClear }: JobsBulkProps) {
  const mayEdit = canEditJob(useActor()).ok;
  // once jobs are picked the change follows, often by its key, and what is typed next belongs in the sheet
  useEffect(() => {
    AddTasksSheet.ahead();
    BulkSheet.ahead();
  }, []);
  const ends = {
    ids: [...picked],
    onClose: () => onKind(null),
    // the selection stays: what comes next is often for the same jobs
    onDone: () => onKind(null),
  };
  return (
    <>
      <BulkBar
        label={`${picked.size.toLocaleString('en-AU')} selected`}
        end={
          <Button onClick={onClear}>
            Clear <kbd>Esc</kbd>
          </Button>
        }
      >
        {jobActs(mayEdit).map(({ act, label, hint }) => (
          <Button key={act} onClick={() => onKind(act)}>
            {label} <kbd>{hint}</kbd>
          </Button>
        ))}
        <Button onClick={onRunSheet}>
          Run sheet <kbd>P</kbd>
        </Button>
        {EXPORT_FORMATS.map(({ format, label }) => (
          <Button key={format} onClick={() => onExport(format)}>
            {label}
          </Button>
        ))}
        <Button onClick={onCopy}>Copy</Button>
      </BulkBar>
      {kind === null ? null : kind === 'task' ? (
        <AddTasksSheet {...ends} />
      ) : (
        <BulkSheet key={kind} kind={kind} schedulerName={schedulerName} schedulers={schedulers} {...ends} />
      )}
    </>
  );
}
