// What was imported before: who did it, how much, and its undo while something of it can go back.
import { Undo2 } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import type { GetItemCodeImportsQuery } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { counted } from '../../../platform/form/counted.ts';
import { RecordTable } from '../../../platform/record/RecordTable.tsx';
import { useItemCodeImports } from './use-item-code-file.ts';
import { useUndoImport } from './use-undo-import.ts';

type PastImport = GetItemCodeImportsQuery['itemCodeImports'][number];

export function PastImports() {
  const { imports, ...read } = useItemCodeImports();
  const undo = useUndoImport();
  if (imports === null) return <ReadNote read={read} title="Earlier imports could not be loaded." />;
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports">Earlier imports</h3>
      <RecordTable label="Earlier imports" head={['When', 'By', 'New', 'Changed', 'Undo']} figures={['New', 'Changed']}>
        {imports.map((one) => (
          <tr key={one.id}>
            <th scope="row">{formatDateClock(one.madeAt, browserZone())}</th>
            <td>{one.madeBy}</td>
            <td>{one.created.toLocaleString('en-AU')}</td>
            <td>{one.edited.toLocaleString('en-AU')}</td>
            <td>
              <WayBack one={one} isBusy={undo.isBusy} onUndo={() => void undo.run(one.id)} />
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  );
}

function WayBack({ one, isBusy, onUndo }: { readonly one: PastImport; readonly isBusy: boolean; readonly onUndo: () => void }) {
  const { undoneAt, undoable, created, edited, madeAt } = one;
  if (undoneAt != null) return `Undone ${formatDateClock(undoneAt, browserZone())}`;
  if (undoable === 0) return 'Changed since, or used on jobs';
  const left = created + edited - undoable;
  return (
    <>
      <Button
        kind="text"
        icon={Undo2}
        disabled={isBusy}
        aria-label={`Undo the import of ${formatDateClock(madeAt, browserZone())}`}
        onClick={onUndo}
      >
        Undo
      </Button>
      {left === 0 ? null : ` ${counted(left, 'code stays', 'codes stay')}`}
    </>
  );
}
