// A declared record beside its list: its facts, what can be done with it, its history (decision 080).
import type { ReactNode } from 'react';
import { PencilLine } from 'lucide-react';
import type { RecordWithHistory } from '@lotline/schema/domain/history/history.rules';
import type { AnyList, ColumnKey } from '@lotline/schema/domain/list/list-declaration';
import type { AnyRecord } from '@lotline/schema/domain/record/record-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { PlainTag } from '../list/Cells.tsx';
import { declaredFacts } from '../list/declared-columns.tsx';
import { OpenLink } from '../list/OpenLink.tsx';
import { PreviewFacts, PreviewSection } from '../list/PreviewPane.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordPane } from './RecordPane.tsx';
import styles from './RecordPage.module.css';

interface ArchivedRow {
  readonly id: number;
  readonly isArchived: boolean;
}

export interface RecordPreviewProps<L extends AnyList, Row extends ArchivedRow> {
  readonly record: AnyRecord & { readonly entity: RecordWithHistory };
  readonly list: L;
  readonly id: number;
  /** Null while it is read, or gone. */
  readonly row: Row | null;
  readonly read: Read<unknown>;
  readonly nameOf: (row: Row) => string;
  /** The columns that are told as facts, in their order. */
  readonly facts: readonly ColumnKey<L>[];
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onEdit: (id: number) => void;
  readonly onArchive: (row: Row) => void;
  /** Of its page, where it has one. */
  readonly pathOf?: (id: number) => string;
  /** What else can be done with it. */
  readonly more?: (row: Row) => ReactNode;
}

export function RecordPreview<L extends AnyList, Row extends ArchivedRow>(props: RecordPreviewProps<L, Row>) {
  const { record, list, id, row, read, nameOf, facts, onStep, onClose } = props;
  const actor = useActor();
  return (
    <RecordPane
      called={record.called}
      name={row === null ? null : nameOf(row)}
      mark={row?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      read={read}
      footer={row === null ? null : <Actions {...props} row={row} />}
      onStep={onStep}
      onClose={onClose}
    >
      {row === null ? null : (
        <>
          <PreviewFacts facts={declaredFacts(list, actor, row, facts)} />
          <PreviewSection title="History">
            <RecordHistory entity={record.entity} id={id} />
          </PreviewSection>
        </>
      )}
    </RecordPane>
  );
}

interface ActionsProps<Row extends ArchivedRow> {
  readonly row: Row;
  readonly onEdit: (id: number) => void;
  readonly onArchive: (row: Row) => void;
  readonly pathOf?: (id: number) => string;
  readonly more?: (row: Row) => ReactNode;
}

function Actions<Row extends ArchivedRow>({ row, onEdit, onArchive, pathOf, more }: ActionsProps<Row>) {
  return (
    <div className={styles.moves}>
      {pathOf === undefined ? null : <OpenLink to={pathOf(row.id)} />}
      <Button icon={PencilLine} onClick={() => onEdit(row.id)}>
        Edit <kbd>E</kbd>
      </Button>
      {more?.(row)}
      <Button kind="text" onClick={() => onArchive(row)}>
        {row.isArchived ? 'Restore' : 'Archive'}
      </Button>
    </div>
  );
}
