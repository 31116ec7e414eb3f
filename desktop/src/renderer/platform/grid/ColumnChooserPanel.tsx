// The columns of a list with a tick each, in their order.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Tick } from '../controls/Tick.tsx';
import type { GridRowData } from './grid-column.ts';
import type { GridColumns } from './use-grid-columns.ts';
import styles from './ColumnChooser.module.css';

export type ChooserColumns = Pick<GridColumns<GridRowData>, 'all' | 'setShown' | 'move' | 'reset'>;

export default function ColumnChooserPanel({ all, setShown, move, reset }: ChooserColumns) {
  return (
    <>
      <ul>
        {all.map(({ id, label, isShown, canHide }, at) => (
          <li key={id} className={styles.row}>
            <span className={styles.tick}>
              <Tick isOn={isShown} isDisabled={!canHide} onChange={(isOn) => setShown(id, isOn)}>
                <span className={words.cut}>{label}</span>
              </Tick>
            </span>
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
          Reset columns
        </Button>
      </div>
    </>
  );
}
