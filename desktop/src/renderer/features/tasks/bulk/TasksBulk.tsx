// What can be done with the tasks that are picked: the bar in place of the key hints, and the dialog of the change that was chosen. Who may not edit jobs
// copies and exports.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Picked } from '../../../platform/grid/grid-selection.ts';
import { BulkBar } from '../../../platform/list/ListFrame.tsx';
import { EXPORT_FORMATS, type ExportFormat } from '../../../platform/list/use-export.ts';
import type { TaskAct } from '../../../platform/task-bulk/task-bulk.ts';
import { TaskBulkSheet } from '../../../platform/task-bulk/TaskBulkSheet.tsx';
import { TASK_ACTS } from './task-acts.ts';

interface TasksBulkProps {
  readonly picked: Picked;
  /** The change whose dialog is open. */
  readonly act: TaskAct | null;
  readonly onAct: (act: TaskAct | null) => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

export function TasksBulk({ picked, act, onAct, onExport, onCopy, onClear }: TasksBulkProps) {
  const mayChange = hasClaim(useActor(), 'CAN_EDIT_CONSTRUCTION');
  // the selection stays: what comes next is often for the same tasks
  const done = () => onAct(null);
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
        {mayChange
          ? TASK_ACTS.map((one) => (
              <Button key={one.act} onClick={() => onAct(one.act)}>
                {one.label} <kbd>{one.hint}</kbd>
              </Button>
            ))
          : null}
        {EXPORT_FORMATS.map(({ format, label }) => (
          <Button key={format} onClick={() => onExport(format)}>
            {label}
          </Button>
        ))}
        <Button onClick={onCopy}>Copy</Button>
      </BulkBar>
      {act === null || !mayChange ? null : (
        <TaskBulkSheet key={act} act={act} ids={[...picked]} onClose={() => onAct(null)} onDone={done} />
      )}
    </>
  );
}
