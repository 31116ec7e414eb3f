// What stands beside a list of one of its records: its name, what is known of it or why it is not, and what can be done with it.
import type { ReactNode } from 'react';
import { capitalised } from '@lotline/schema/domain/kernel/capitalised';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread, type Read } from '@lotline/web-session/react/ReadBoundary';
import { PreviewPane } from '../list/PreviewPane.tsx';

export interface RecordPaneProps {
  /** 'child code' */
  readonly called: string;
  /** Null where the row is not loaded: it is named when the record is read. */
  readonly name: string | null;
  readonly mark?: ReactNode;
  readonly read: Read<unknown>;
  readonly footer: ReactNode;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  /** Null while the record is read, or gone. */
  readonly children: ReactNode;
}

export function RecordPane({ called, name, mark, read, footer, onStep, onClose, children }: RecordPaneProps) {
  const title = name ?? capitalised(called);
  return (
    <PreviewPane
      label={`${called} ${title}`}
      title={title}
      mark={mark}
      isBusy={children === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={footer}
    >
      {children ?? <Unread read={read} title={`The ${called} could not be loaded.`} loading={<Ghost width="70%" />} />}
    </PreviewPane>
  );
}
