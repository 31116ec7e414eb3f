// Reads and changes of the documents of a contractor or of a person.
import {
  ArchiveResourceDocumentDocument,
  GetResourceDocumentsDocument,
  SaveDocumentKindDocument,
  SaveResourceDocumentDocument,
  VerifyResourceDocumentDocument,
} from '@lotline/schema/generated/documents/document';
import type { ResourceDocumentsFieldsFragment } from '@lotline/schema/generated/operations';
import type { Followed } from '../data/follows.ts';
import { useCommand } from '../data/use-command.ts';
import { useRead } from '../data/use-read.ts';
import type { RecordEdit } from '../record/use-record-form.ts';

export type Documents = ResourceDocumentsFieldsFragment;
export type ResourceDocument = Documents['documents'][number];
export type DocumentKind = Documents['kinds'][number];

/** One of the two. */
export type DocumentsOwner =
  | { readonly contractorId: number; readonly userId?: never }
  | { readonly userId: number; readonly contractorId?: never };

/** The stream names the owner when a document of theirs changes. */
export const followedOf = ({ contractorId, userId }: DocumentsOwner): Followed =>
  contractorId === undefined ? { entity: 'app_user', id: userId } : { entity: 'independent_contractor', id: contractorId };

const KINDS: Followed = { entity: 'document_kind' };

export function useDocuments(owner: DocumentsOwner) {
  const { contractorId = null, userId = null } = owner;
  const read = useRead(GetResourceDocumentsDocument, { variables: { contractorId, userId }, follows: [followedOf(owner), KINDS] });
  return { ...read, documents: read.data?.resourceDocuments ?? null };
}

export const useSaveDocument = (owner: DocumentsOwner) =>
  useCommand({
    send: async (call, { id, changes, base }: RecordEdit, client) =>
      (await call(SaveResourceDocumentDocument, { input: { ...owner, id, changes, base }, client })).data.saveResourceDocument,
    touches: [followedOf(owner)],
    isDoneWhenRead: true,
  });

interface DocumentWish {
  readonly id: number;
  readonly version: number;
}

export const useArchiveDocument = (owner: DocumentsOwner) =>
  useCommand({
    send: async (call, { version, ...wish }: DocumentWish & { readonly archived: boolean }, client) =>
      (await call(ArchiveResourceDocumentDocument, { ...wish, client: { ...client, expectedVersion: version } })).data
        .archiveResourceDocument,
    touches: [followedOf(owner)],
    isFormless: true,
  });

export const useVerifyDocument = (owner: DocumentsOwner) =>
  useCommand({
    send: async (call, { version, ...wish }: DocumentWish & { readonly verified: boolean }, client) =>
      (await call(VerifyResourceDocumentDocument, { ...wish, client: { ...client, expectedVersion: version } })).data
        .verifyResourceDocument,
    touches: [followedOf(owner)],
    isFormless: true,
  });

export const useSaveDocumentKind = () =>
  useCommand({
    send: async (call, { why = '', ...edit }: RecordEdit, client) =>
      (await call(SaveDocumentKindDocument, { input: { ...edit, why }, client })).data.saveDocumentKind,
    touches: [KINDS],
    isDoneWhenRead: true,
  });
