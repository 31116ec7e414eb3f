// The files of a document, the newest first, and the way to add one: it is sent as every other file.
import { useEffect } from 'react';
import { Paperclip } from 'lucide-react';
import { FilePick } from '@lotline/web-session/react/FilePick';
import { useUploads, useUploadsOfDocument } from '@lotline/web-session/react/use-uploads';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { ChosenFile } from '@lotline/web-session/uploads/uploads';
import { useAsk } from '../data/use-ask.ts';
import { documentName } from './document-words.ts';
import { followedOf, type DocumentsOwner, type ResourceDocument } from './use-documents.ts';
import styles from './Documents.module.css';

interface DocumentFilesProps {
  readonly owner: DocumentsOwner;
  readonly document: ResourceDocument;
}

const CATEGORY = 'Documents';

export function DocumentFiles({ owner, document }: DocumentFilesProps) {
  const uploads = useUploads();
  const target = { constructionId: null, taskId: null, resourceDocumentId: document.id };
  const send = (files: readonly ChosenFile[]) => void uploads.add(files.map((one) => ({ ...one, category: CATEGORY, ...target })));
  return (
    <>
      <ul className={styles.files}>
        {document.files.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <OnTheirWay owner={owner} id={document.id} />
      <FilePick
        icon={Paperclip}
        kind="text"
        multiple
        label={`File of ${documentName(document)}`}
        onChosen={send}
        onTooMany={() => undefined}
      >
        Add file
      </FilePick>
    </>
  );
}

/** A file that has arrived is listed with the others. */
function OnTheirWay({ owner, id }: { readonly owner: DocumentsOwner; readonly id: number }) {
  const uploads = useUploads();
  const all = useUploadsOfDocument(id);
  const toast = useToast();
  const { readAgain } = useAsk();
  const { contractorId, userId } = owner;
  useEffect(() => {
    for (const { id: uploadId, name } of all.filter(({ state }) => state === 'done')) {
      void uploads.forget(uploadId);
      void readAgain(followedOf(contractorId === undefined ? { userId } : { contractorId }));
      toast.success(`${name} received`);
    }
  }, [all, uploads, toast, readAgain, contractorId, userId]);
  return all
    .filter(({ state }) => state !== 'done')
    .map(({ id: uploadId, name, sentence }) => (
      <p key={uploadId} className={styles.note} role="status">
        {name}: {sentence ?? 'on its way'}
      </p>
    ));
}
