// A row of a log beside its list. One that is not among the loaded rows is read by its number.
import { useEffect, useState, type ReactNode } from 'react';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import type { GridRowData } from '../../platform/grid/grid-column.ts';
import { PreviewFacts, PreviewPane } from '../../platform/list/PreviewPane.tsx';

interface RowPreviewProps<Row extends GridRowData> {
  readonly id: number;
  readonly row: Row | null;
  /** 'error'. */
  readonly called: string;
  readonly nameOf: (row: Row) => string;
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
  readonly factsOf: (row: Row) => readonly (readonly [label: string, value: ReactNode])[];
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children?: ((row: Row) => ReactNode) | undefined;
}

/** `gone`: it is not there any more, or could not be read. */
type Found<Row> = { readonly id: number; readonly row: Row | 'gone' } | null;

export function RowPreview<Row extends GridRowData>(props: RowPreviewProps<Row>) {
  const { id, row: listed, called, nameOf, readRows, factsOf, onStep, onClose, children } = props;
  const [found, setFound] = useState<Found<Row>>(null);
  const isListed = listed !== null;
  useEffect(() => {
    if (isListed) return undefined;
    let isCurrent = true;
    const show = (row: Row | 'gone') => (isCurrent ? setFound({ id, row }) : undefined);
    readRows([id]).then(
      ([row]) => show(row ?? 'gone'),
      () => show('gone'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isListed, readRows]);
  const row = listed ?? (found?.id === id ? found.row : null);
  const known = row === null || row === 'gone' ? null : row;
  return (
    <PreviewPane
      label={`${called} ${String(id)}`}
      title={known === null ? called : nameOf(known)}
      isBusy={row === null}
      onStep={onStep}
      onClose={onClose}
      footer={null}
    >
      {row === null ? <Ghost width="70%" /> : null}
      {row === 'gone' ? <p>It is no longer kept.</p> : null}
      {known === null ? null : (
        <>
          <p>{nameOf(known)}</p>
          <PreviewFacts facts={factsOf(known)} />
          {children?.(known)}
        </>
      )}
    </PreviewPane>
  );
}
