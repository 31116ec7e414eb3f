// Whose a document is, locked before the document for every change of it.
import { QueryTypes } from 'sequelize';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { canKeepDocumentsOf, DOCUMENT } from '@lotline/schema/domain/document/document.fields';
import type { DocumentsInput } from '@lotline/schema/domain/document/document.input';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { documentScope } from '../access/document.scope.ts';
import { ownerOf } from './document.queries.ts';

/** A type alias: a stored answer needs an index signature. */
export type OwnedDocuments = { contractorId: number | null; userId: number | null };

const LOCK = {
  contractor: prepared('lock-contractor-of-document', 'select id from independent_contractor where id = $id for no key update'),
  person: prepared('lock-person-of-document', 'select id from app_user where id = $id for no key update'),
};

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockOwner(command: CommandContext, { contractorId, userId }: DocumentsInput): Promise<OwnedDocuments> {
  const { sequelize, transaction, actor } = command;
  const owner = ownerOf({ contractorId });
  must(canKeepDocumentsOf(actor, owner));
  const bind = { id: contractorId ?? userId };
  const [found] = await sequelize.query<{ readonly id: number }>(LOCK[owner], { bind, transaction, type: QueryTypes.SELECT });
  return found === undefined ? refuse('NOT_FOUND') : { contractorId, userId };
}

interface Standing extends OwnedDocuments {
  readonly isArchived: boolean;
  readonly isVerified: boolean;
}

const OWNER = 'r.independent_contractor_id as "contractorId", r.user_id as "userId"';

/** The document with its owner, who is locked first: so does every change of them. @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockDocument(command: CommandContext, id: number) {
  const { sequelize, transaction } = command;
  mustManage(command, DOCUMENT);
  const [owner] = await sequelize.query<OwnedDocuments>(`select ${OWNER} from resource_document r where r.id = $id`, {
    bind: { id },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (owner === undefined) return refuse('NOT_FOUND');
  const keeps = canKeepDocumentsOf(command.actor, ownerOf(owner));
  if (!keeps.ok) return refuse('NOT_FOUND');
  await lockOwner(command, owner);
  const more = `${OWNER}, r.is_archived as "isArchived", r.verified_at is not null as "isVerified"`;
  const found = await lockInScope<typeof DOCUMENT, Standing>(command, DOCUMENT, id, { reads: documentScope('r'), writes: 'true', more });
  return found ?? refuse('NOT_FOUND');
}

/** The page of the owner shows its documents, so that row changes too: whoever has it open reads again. */
export async function touchOwner(command: CommandContext, { contractorId, userId }: OwnedDocuments): Promise<void> {
  if (contractorId !== null) await updateRecord(command, CONTRACTOR, contractorId, {});
  else if (userId !== null) await updateRecord(command, PERSON, userId, {});
}
