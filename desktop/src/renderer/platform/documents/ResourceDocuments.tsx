// The documents of a contractor or a person (screens.md §2.19): which kinds are mandatory with their light, and each document with its files and who verified it.
import { useState } from 'react';
import { FilePlus2 } from 'lucide-react';
import { lightOfKind } from '@lotline/schema/domain/document/document.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../frame/Panel.tsx';
import { RecordTable } from '../record/RecordTable.tsx';
import { DocumentLight } from './DocumentLight.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { KindsSheet } from './KindsSheet.tsx';
import { DOCUMENT_CELLS, heldOf } from './document-words.ts';
import { useDocuments, type DocumentKind, type Documents, type DocumentsOwner, type ResourceDocument } from './use-documents.ts';
import styles from './Documents.module.css';

export function ResourceDocuments({ owner }: { readonly owner: DocumentsOwner }) {
  const { documents, ...read } = useDocuments(owner);
  if (documents === null)
    return <Unread read={read} title="The documents could not be loaded." loading={<Progress label="Loading the documents" />} />;
  return (
    <div className={styles.panels}>
      <Mandatory owner={owner} documents={documents} />
      <All owner={owner} documents={documents} />
    </div>
  );
}

interface PanelProps {
  readonly owner: DocumentsOwner;
  readonly documents: Documents;
}

const isMandatory = ({ contractorId }: DocumentsOwner, kind: DocumentKind): boolean =>
  contractorId === undefined ? kind.isForPeople : kind.isForContractors;

function Mandatory({ owner, documents: { kinds, documents, today } }: PanelProps) {
  const [isEditing, setEditing] = useState(false);
  const mandatory = kinds.filter((kind) => isMandatory(owner, kind));
  return (
    <Panel
      title="Mandatory"
      note="while one is expired, tasks cannot be issued or accepted"
      action={
        <Button kind="text" onClick={() => setEditing(true)}>
          Change mandatory documents
        </Button>
      }
    >
      {mandatory.length === 0 ? <p>No documents are mandatory.</p> : null}
      <ul className={styles.kinds} aria-label="Mandatory documents">
        {mandatory.map(({ kind, label }) => (
          <li key={kind}>
            {label} <DocumentLight light={lightOfKind(documents.map(heldOf), kind, today)} />
          </li>
        ))}
      </ul>
      {isEditing ? <KindsSheet kinds={kinds} onClose={() => setEditing(false)} /> : null}
    </Panel>
  );
}

const HEAD = ['Document', ...Object.values(DOCUMENT_CELLS), ''];

function All({ owner, documents: { documents, today } }: PanelProps) {
  const [edited, edit] = useState<ResourceDocument | 'new' | null>(null);
  const held = documents.filter(({ isArchived }) => !isArchived);
  return (
    <Panel
      title="Documents"
      action={
        <Button icon={FilePlus2} onClick={() => edit('new')}>
          Add document
        </Button>
      }
    >
      {held.length === 0 ? <p>No documents yet.</p> : null}
      {held.length === 0 ? null : (
        <RecordTable label="Documents" head={HEAD} isStacking>
          {held.map((document) => (
            <DocumentRow key={document.id} {...{ owner, document, today }} onEdit={() => edit(document)} />
          ))}
        </RecordTable>
      )}
      {edited === null ? null : <DocumentSheet owner={owner} document={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </Panel>
  );
}
