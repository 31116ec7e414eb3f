// Which kinds of documents are mandatory, for contractors and for people: one at a time, with its reason.
import { useState } from 'react';
import { DOCUMENT_KIND } from '@lotline/schema/domain/document/document.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { WhyField } from '../form/WhyField.tsx';
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
  const [edited, edit] = useState<DocumentKind | null>(null);
  if (edited !== null) return <KindSheet kind={edited} onClose={() => edit(null)} />;
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
              <Button
                kind="text"
                aria-label={`Edit ${kind.label}`}
                refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
                reason="onPress"
                onClick={() => edit(kind)}
              >
                Edit
              </Button>
            </td>
          </tr>
        ))}
      </RecordTable>
    </Sheet>
  );
}

function KindSheet({ kind, onClose }: { readonly kind: DocumentKind; readonly onClose: () => void }) {
  const [why, setWhy] = useState('');
  const save = useSaveDocumentKind();
  return (
    <RecordSheet
      record={DOCUMENT_KIND}
      id={kind.id}
      name={kind.label}
      shown={{ isForContractors: String(kind.isForContractors), isForPeople: String(kind.isForPeople) }}
      command={{ ...save, attempt: (edit) => save.attempt({ ...edit, why }) }}
      onSaved={onClose}
      onClose={onClose}
      note={() => (
        <div className={styles.note}>
          <WhyField
            isRequired
            value={why}
            error={why === '' && save.problem?.code === 'REASON_REQUIRED' ? save.problem.message : undefined}
            onChange={setWhy}
          />
        </div>
      )}
    />
  );
}
