// Which kinds of documents are mandatory, for contractors and for people: one at a time, with its reason; and what was changed of each.
import { useState } from 'react';
import { DOCUMENT_KIND } from '@lotline/schema/domain/document/document.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { RecordHistory } from '../record/RecordHistory.tsx';
import { RecordSheet } from '../record/RecordSheet.tsx';
import { RecordTable } from '../record/RecordTable.tsx';
import { useSaveDocumentKind, type DocumentKind } from './use-documents.ts';
import styles from '../record/RecordPage.module.css';

interface KindsSheetProps {
  readonly kinds: readonly DocumentKind[];
  readonly onClose: () => void;
}

const yesNo = (is: boolean): string => (is ? 'Mandatory' : '–');

export function KindsSheet({ kinds, onClose }: KindsSheetProps) {
  const verdict = canManage(useActor(), DOCUMENT_KIND);
  const [opened, open] = useState<{ readonly kind: DocumentKind; readonly Part: typeof KindSheet } | null>(null);
  if (opened !== null) return <opened.Part kind={opened.kind} onClose={() => open(null)} />;
  return (
    <Sheet
      title="Mandatory documents"
      subtitle="While a mandatory document is expired, tasks cannot be issued or accepted"
      onClose={onClose}
    >
      <RecordTable label="Kinds of documents" head={['Kind', 'Contractors', 'People', '']}>
        {kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">{kind.label}</th>
            <td>{yesNo(kind.isForContractors)}</td>
            <td>{yesNo(kind.isForPeople)}</td>
            <td className={styles.actions}>
              {STEPS.map(({ step, Part }) => (
                <Button
                  key={step}
                  kind="text"
                  aria-label={`${step} ${kind.label}`}
                  refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
                  reason="onPress"
                  onClick={() => open({ kind, Part })}
                >
                  {step}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </RecordTable>
    </Sheet>
  );
}

interface KindProps {
  readonly kind: DocumentKind;
  readonly onClose: () => void;
}

function KindHistory({ kind, onClose }: KindProps) {
  return (
    <Sheet title={`History of ${kind.label}`} onClose={onClose}>
      <RecordHistory entity={DOCUMENT_KIND.entity} id={kind.id} />
    </Sheet>
  );
}

function KindSheet({ kind, onClose }: KindProps) {
  return (
    <RecordSheet
      record={DOCUMENT_KIND}
      id={kind.id}
      name={kind.label}
      shown={{ isForContractors: String(kind.isForContractors), isForPeople: String(kind.isForPeople) }}
      command={useSaveDocumentKind()}
      asksWhy="always"
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

const STEPS = [
  { step: 'Edit', Part: KindSheet },
  { step: 'History', Part: KindHistory },
] as const;
