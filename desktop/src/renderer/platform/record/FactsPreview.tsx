// A record beside the list that leads to its page: its facts, and the way there.
import type { ReactNode } from 'react';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { PreviewedRow } from '../list/DeclaredListPage.tsx';
import { OpenLink } from '../list/OpenLink.tsx';
import { PreviewFacts } from '../list/PreviewPane.tsx';
import { RecordPane } from './RecordPane.tsx';

interface FactsPreviewProps<Row, Whole> extends PreviewedRow<Row> {
  readonly called: string;
  /** Null while it is read, or gone. */
  readonly whole: Whole | null;
  readonly read: Read<unknown>;
  /** As its row says; a row that is not loaded is named when the record is read. */
  readonly name: string | null;
  readonly mark?: ReactNode;
  readonly factsOf: (whole: Whole) => readonly (readonly [label: string, value: ReactNode])[];
  readonly pathOf: (id: number) => string;
}

export function FactsPreview<Row, Whole>(props: FactsPreviewProps<Row, Whole>) {
  const { id, called, whole, read, name, mark, factsOf, pathOf, onStep, onClose } = props;
  return (
    <RecordPane called={called} name={name} mark={mark} read={read} footer={<OpenLink to={pathOf(id)} />} onStep={onStep} onClose={onClose}>
      {whole === null ? null : <PreviewFacts facts={factsOf(whole)} />}
    </RecordPane>
  );
}
