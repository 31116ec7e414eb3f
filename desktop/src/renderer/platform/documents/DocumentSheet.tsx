// A document added or edited.
import { DOCUMENT, kindsFor, type DocumentOwner } from '@lotline/schema/domain/document/document.fields';
import { RecordSheet } from '../record/RecordSheet.tsx';
import { documentName, shownOf } from './document-words.ts';
import { useSaveDocument, type DocumentsOwner, type ResourceDocument } from './use-documents.ts';
import styles from '../record/RecordPage.module.css';

interface DocumentSheetProps {
  readonly owner: DocumentsOwner;
  /** Null: a new one. */
  readonly document: ResourceDocument | null;
  readonly onClose: () => void;
}

/** With the kinds that its owner may have. */
const recordFor = (owner: DocumentOwner) => ({
  ...DOCUMENT,
  fields: { ...DOCUMENT.fields, kind: { ...DOCUMENT.fields.kind, options: kindsFor(owner) } },
});
const RECORDS = { contractor: recordFor('contractor'), person: recordFor('person') };

export function DocumentSheet({ owner, document, onClose }: DocumentSheetProps) {
  const command = useSaveDocument(owner);
  const whose = owner.contractorId === undefined ? `person-${String(owner.userId)}` : `contractor-${String(owner.contractorId)}`;
  return (
    <RecordSheet
      record={owner.contractorId === undefined ? RECORDS.person : RECORDS.contractor}
      id={document?.id ?? null}
      name={document === null ? null : documentName(document)}
      adding={{ title: 'Add document', verb: 'Add document' }}
      draft={`document-${whose}-${String(document?.id ?? 'new')}`}
      shown={shownOf(document)}
      note={() => (
        <div className={styles.note}>
          <p className={styles.muted}>
            The document is valid through its last day; without one it does not expire. After a change it has to be verified again.
          </p>
        </div>
      )}
      command={command}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
