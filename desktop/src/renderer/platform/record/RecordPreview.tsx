// A declared record beside its list: its facts, what can be done with it, its history (decision 080).
import type { ReactNode } from 'react';
import { Archive, ArchiveRestore, PencilLine } from 'lucide-react';
import type { RecordWithHistory } from '@lotline/schema/domain/history/history.rules';
import type { AnyList, ColumnKey } from '@lotline/schema/domain/list/list-declaration';
import type { AnyRecord } from '@lotline/schema/domain/record/record-declaration';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import { PlainTag } from '../list/Cells.tsx';
import { declaredFacts } from '../list/declared-columns.tsx';
import { OpenLink } from '../list/OpenLink.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../list/PreviewPane.tsx';
import { RecordHistory } from './RecordHistory.tsx';

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
  const title = row === null ? record.called : nameOf(row);
  let known: ReactNode = <Unread read={read} title={`The ${record.called} could not be loaded.`} loading={<Ghost width="70%" />} />;
  if (row !== null)
    known = (
      <>
        <PreviewFacts facts={declaredFacts(list, actor, row, facts)} />
        <PreviewSection title="History">
          <RecordHistory entity={record.entity} id={id} />
        </PreviewSection>
      </>
    );
  return (
    <PreviewPane
      label={`${record.called} ${title}`}
      title={title}
      mark={row?.isArchived === true ? <PlainTag>archived</PlainTag> : undefined}
      isBusy={row === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={row === null ? null : <Actions {...props} row={row} />}
    >
      {known}
    </PreviewPane>
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
    <>
      {pathOf === undefined ? null : <OpenLink to={pathOf(row.id)} />}
      <Button icon={PencilLine} onClick={() => onEdit(row.id)}>
        Edit <kbd>E</kbd>
      </Button>
      {more?.(row)}
      <Button kind="text" icon={row.isArchived ? ArchiveRestore : Archive} onClick={() => onArchive(row)}>
        {row.isArchived ? 'Restore' : 'Archive'}
      </Button>
    </>
  );
}
