// Which columns a list shows, and in which order; stored on this device.
import { useCallback, useState } from 'react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Popover } from '../frame/Popover.tsx';
import type { GridRowData } from './grid-column.ts';
import type { GridColumns } from './use-grid-columns.ts';
import styles from './ColumnChooser.module.css';

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
      <ul>
        {all.map(({ id, label, isShown, canHide }, at) => (
          <li key={id} className={styles.row}>
            <label>
              <input type="checkbox" checked={isShown} disabled={!canHide} onChange={() => setShown(id, !isShown)} />
              <span className={words.cut}>{label}</span>
            </label>
            <IconButton icon={ArrowUp} label={`${label}: earlier`} disabled={!canHide || at <= 1} onClick={() => move(id, -1)} />
            <IconButton
              icon={ArrowDown}
              label={`${label}: later`}
              disabled={!canHide || at === all.length - 1}
              onClick={() => move(id, 1)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={classes(words.muted, words.small)}>On this device</span>
        <Button kind="text" onClick={reset}>
          As it starts
        </Button>
      </div>
    </Popover>
  );
}
