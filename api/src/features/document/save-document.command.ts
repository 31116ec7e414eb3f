// Add or edit a document of a contractor or a person (saveResourceDocument), take it away or bring it back, verify it (screens.md §2.19). What was verified is what
// stands in it: an edit of anything but the note asks for it anew.
import { canBeOf, DOCUMENT } from '@lotline/schema/domain/document/document.fields';
import type { SaveDocumentInput, VerifyDocumentInput } from '@lotline/schema/domain/document/document.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ArchiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { setArchived } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { ownerOf } from './document.queries.ts';
import { lockDocument, lockOwner, touchOwner, type OwnedDocuments } from './document-owner.step.ts';

export function saveDocument(context: RequestContext, input: SaveDocumentInput, client: ClientMutation | null): Promise<OwnedDocuments> {
  return runCommand<OwnedDocuments>(context, {
    operation: 'saveResourceDocument',
    input,
    client,
    work: (command) => (input.id === null ? create(command, input) : edit(command, input, input.id)),
  });
}

async function create(command: CommandContext, input: SaveDocumentInput): Promise<OwnedDocuments> {
  const owner = await lockOwner(command, input);
  const after = newValues(command, DOCUMENT, input);
  must(canBeOf(ownerOf(owner), after.kind));
  const { id, version } = await insertRecord(command, DOCUMENT, after, {
    independentContractorId: owner.contractorId,
    userId: owner.userId,
  });
  await touchOwner(command, owner);
  appendEvent(command, { ...headOf(id, version), move: 'addDocument', after: kept(DOCUMENT, after), detail: detailOf(owner, after.kind) });
  return owner;
}

async function edit(command: CommandContext, input: SaveDocumentInput, id: number): Promise<OwnedDocuments> {
  const document = await lockDocument(command, id);
  const owner = ownerIn(document);
  if (owner.contractorId !== input.contractorId || owner.userId !== input.userId) refuse('NOT_FOUND');
  const after = await mergedChanges(command, DOCUMENT, document, input);
  must(canBeOf(ownerOf(owner), after.kind ?? null));
  const changed = Object.keys(after);
  if (changed.length === 0) return owner;
  const isAnother = changed.some((key) => key !== 'note');
  const { version } = await updateRecord(command, DOCUMENT, id, after, isAnother ? { verifiedByUserId: null, verifiedAt: null } : {});
  await touchOwner(command, owner);
  const before = beforeOf(DOCUMENT, document.values, after);
  const said = {
    before: kept(DOCUMENT, before),
    after: kept(DOCUMENT, after),
    detail: detailOf(owner, after.kind ?? document.values.kind),
  };
  appendEvent(command, { ...headOf(id, version), move: 'editDocument', ...said });
  return owner;
}

export function archiveDocument(context: RequestContext, input: ArchiveInput, client: ClientMutation | null): Promise<OwnedDocuments> {
  const { id, archived } = input;
  return runCommand<OwnedDocuments>(context, {
    operation: 'archiveResourceDocument',
    input,
    client,
    work: async (command) => {
      const document = await lockDocument(command, id);
      const owner = ownerIn(document);
      mustBeCurrent(command, document);
      if (document.isArchived === archived) return owner;
      const version = await setArchived(command, DOCUMENT, id, archived);
      await touchOwner(command, owner);
      const sides = { before: { isArchived: !archived }, after: { isArchived: archived }, detail: detailOf(owner, document.values.kind) };
      appendEvent(command, { ...headOf(id, version), ...sides, move: archived ? 'removeDocument' : 'restoreDocument' });
      return owner;
    },
  });
}

/** Somebody has seen the paper and compared it with what stands here. */
export function verifyDocument(
  context: RequestContext,
  input: VerifyDocumentInput,
  client: ClientMutation | null,
): Promise<OwnedDocuments> {
  const { id, verified } = input;
  return runCommand<OwnedDocuments>(context, {
    operation: 'verifyResourceDocument',
    input,
    client,
    work: async (command) => {
      const document = await lockDocument(command, id);
      const owner = ownerIn(document);
      mustBeCurrent(command, document);
      if (document.isVerified === verified) return owner;
      const by = verified
        ? { verifiedByUserId: command.actor.userId, verifiedAt: command.at }
        : { verifiedByUserId: null, verifiedAt: null };
      const { version } = await updateRecord(command, DOCUMENT, id, {}, by);
      await touchOwner(command, owner);
      const detail = detailOf(owner, document.values.kind);
      appendEvent(command, {
        ...headOf(id, version),
        before: null,
        after: null,
        detail,
        move: verified ? 'verifyDocument' : 'unverifyDocument',
      });
      return owner;
    },
  });
}

const headOf = (id: number, version: number) => ({ entity: DOCUMENT.entity, entityId: id, constructionId: null, version });
const detailOf = ({ contractorId, userId }: OwnedDocuments, kind: string | null) => ({ contractorId, personId: userId, kind: kind ?? '' });
const ownerIn = ({ contractorId, userId }: OwnedDocuments): OwnedDocuments => ({ contractorId, userId });

/** What is verified or taken away is what was seen. @throws RefusalError STALE_VERSION */
function mustBeCurrent({ expectedVersion }: CommandContext, { id, version }: { readonly id: number; readonly version: number }): void {
  if (expectedVersion !== null && expectedVersion !== version) refuse('STALE_VERSION', { entity: DOCUMENT.entity, id, version });
}
