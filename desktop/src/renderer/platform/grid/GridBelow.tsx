// What is shown under the rows of a list: nothing found, nothing loaded, the next page failed.
import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';
import styles from './DataGrid.module.css';

interface GridBelowProps<Row extends GridRowData> {
  readonly state: ListState<Row>;
  readonly empty: ReactNode;
}

export function GridBelow<Row extends GridRowData>({ state, empty }: GridBelowProps<Row>) {
  const { rows, isLoading, isFailed, sentence, retry } = state;
  return (
    <>
      <span role="status" className={words.sr}>
        {isLoading ? 'Loading the list' : ''}
      </span>
      {isFailed ? (
        <div className={rows.length === 0 ? styles.below : styles.more}>
          <Banner
            tone="bad"
            title={rows.length === 0 ? 'The list could not be loaded.' : 'More of the list could not be loaded.'}
            action={
              <Button icon={RotateCw} onClick={retry}>
                Try again
              </Button>
            }
          >
            {sentence ?? 'Try again shortly; nothing was lost.'}
          </Banner>
        </div>
      ) : null}
      {rows.length === 0 && !isLoading && !isFailed ? <div className={styles.below}>{empty}</div> : null}
    </>
  );
}
