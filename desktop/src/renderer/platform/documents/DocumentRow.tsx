// One document: what it says, its light, its files, and what can be done with it.
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { lightOf } from '@lotline/schema/domain/document/document.rules';
import { kindLabel } from '@lotline/schema/domain/document/document.fields';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useUndoOffer } from '../data/use-undo-offer.ts';
import { DocumentFiles } from './DocumentFiles.tsx';
import { DocumentLight } from './DocumentLight.tsx';
import { DOCUMENT_CELLS, documentName, lastDayWords } from './document-words.ts';
import { useArchiveDocument, useVerifyDocument, type DocumentsOwner, type ResourceDocument } from './use-documents.ts';
import record from '../record/RecordPage.module.css';
import styles from './Documents.module.css';

interface DocumentRowProps {
  readonly owner: DocumentsOwner;
  readonly document: ResourceDocument;
  /** The company's day. */
  readonly today: string;
  readonly onEdit: () => void;
}

export function DocumentRow({ owner, document, today, onEdit }: DocumentRowProps) {
  const { kind, number, insurer, note, expiresOn = null } = document;
  const name = documentName(document);
  const takeAway = useTakeAway(owner);
  return (
    <tr data-id={document.id}>
      <th scope="row">
        {kindLabel(kind)}
        {note == null ? null : <p className={styles.note}>{note}</p>}
      </th>
      <td data-label={DOCUMENT_CELLS.number}>{number ?? '–'}</td>
      <td data-label={DOCUMENT_CELLS.insurer}>{insurer ?? '–'}</td>
      <td data-label={DOCUMENT_CELLS.validThrough}>
        <div>
          {lastDayWords(document)} <DocumentLight light={lightOf(expiresOn, today)} />
        </div>
      </td>
      <td data-label={DOCUMENT_CELLS.files}>
        <div>
          <DocumentFiles owner={owner} document={document} />
        </div>
      </td>
      <td data-label={DOCUMENT_CELLS.verified}>
        <div>
          <Verified owner={owner} document={document} />
        </div>
      </td>
      <td className={record.actions}>
        <Button kind="text" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button kind="text" onClick={() => void takeAway(document)} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </td>
    </tr>
  );
}

function useTakeAway(owner: DocumentsOwner) {
  const { run } = useArchiveDocument(owner);
  const offer = useUndoOffer();
  return async ({ id, version, ...document }: ResourceDocument) => {
    if ((await run({ id, version, archived: true })) === null) return;
    offer(`${documentName({ id, version, ...document })} is removed.`, () => void run({ id, version: version + 1, archived: false }));
  };
}

function Verified({ owner, document }: Pick<DocumentRowProps, 'owner' | 'document'>) {
  const { id, version, verifiedBy, verifiedAt } = document;
  const { run, isBusy } = useVerifyDocument(owner);
  const isVerified = verifiedAt != null;
  return (
    <>
      {isVerified ? `${verifiedBy ?? 'Someone'}, ${formatDateClock(verifiedAt, browserZone())}` : null}
      <Button
        kind="text"
        busy={isBusy}
        aria-label={`${isVerified ? 'Withdraw the verification' : 'Verify'}: ${documentName(document)}`}
        onClick={() => void run({ id, version, verified: !isVerified })}
      >
        {isVerified ? 'Withdraw' : 'Verify'}
      </Button>
    </>
  );
}
