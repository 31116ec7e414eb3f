// Which columns a list shows, and in which order; stored on this device.
import { useCallback, useState } from 'react';
import { Columns3 } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { lazyPart } from '../frame/lazy-part.tsx';
import { Popover } from '../frame/Popover.tsx';
import type { ChooserColumns } from './ColumnChooserPanel.tsx';
import type { GridRowData } from './grid-column.ts';
import type { GridColumns } from './use-grid-columns.ts';

const ColumnChooserPanel = lazyPart<ChooserColumns>(() => import('./ColumnChooserPanel.tsx'));

export function ColumnChooser<Row extends GridRowData>({ columns }: { readonly columns: GridColumns<Row> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { all, setShown, move, reset } = columns;
  return (
    <Popover
      label="Columns"
      side="end"
      isOpen={isOpen}
      onClose={close}
      trigger={<IconButton icon={Columns3} label="Columns" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />}
    >
      <ColumnChooserPanel all={all} setShown={setShown} move={move} reset={reset} />
    </Popover>
  );
}
