// The documents of one contractor or person as their tab shows them: each with its files and who verified it, and which kinds are mandatory (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import type { DocumentsInput } from '@lotline/schema/domain/document/document.input';
import { canKeepDocumentsOf } from '@lotline/schema/domain/document/document.fields';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText, jsonList } from '../../platform/db/wire-columns.ts';
import { attachmentUrl } from '../attachment/attachment.presenter.ts';
import type { ResourceDocuments } from './document.type.ts';

export const ownerOf = ({ contractorId }: Pick<DocumentsInput, 'contractorId'>) => (contractorId === null ? 'person' : 'contractor');

/** The newest; those taken away stay behind the others. */
const MOST_DOCUMENTS = 200;
const MOST_FILES = 20;

interface FileRow {
  readonly id: number;
  readonly title: string;
  readonly sizeBytes: number;
  readonly createdUtc: string;
  readonly storageKey: string;
}
type Found = Omit<ResourceDocuments, 'today' | 'documents'> & {
  readonly isThere: boolean;
  readonly documents: readonly (Omit<ResourceDocuments['documents'][number], 'files'> & { readonly files: readonly FileRow[] })[];
};

const FILES =
  jsonList(`select a.id, a.title, coalesce(f.kept_size_bytes, f.size_bytes)::float as "sizeBytes", ${instantText('a.created_utc')} as "createdUtc",
    f.storage_key as "storageKey"
  from attachment a join stored_file f on f.id = a.file_id where a.resource_document_id = d.id and a.state = 'uploaded'
  order by a.created_utc desc, a.id desc limit ${String(MOST_FILES)}`);
const DOCUMENTS =
  jsonList(`select d.id, d.version, d.kind, d.number, d.insurer, case when $seesAmounts::boolean then d.amount::text end as amount,
    d.expires_on::text as "expiresOn", d.note, d.is_archived as "isArchived", ${instantText('d.verified_at')} as "verifiedAt",
    (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = d.verified_by_user_id) as "verifiedBy", ${FILES} as files
  from resource_document d
  where d.independent_contractor_id is not distinct from $contractorId::integer and d.user_id is not distinct from $userId::integer
  order by d.is_archived, d.id desc limit ${String(MOST_DOCUMENTS)}`);

const SQL = prepared(
  'resource-documents',
  `select exists (select from independent_contractor c where c.id = $contractorId::integer) or exists (select from app_user u where u.id = $userId::integer) as "isThere",
     ${jsonList(`select k.id, k.version, k.kind, k.label, k.is_for_contractors as "isForContractors", k.is_for_people as "isForPeople"
       from document_kind k order by k.id`)} as kinds,
     ${DOCUMENTS} as documents`,
);

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function loadDocuments(context: RequestContext, { contractorId, userId }: DocumentsInput): Promise<ResourceDocuments> {
  const { sequelize, actor, now, timeZone } = context;
  must(canKeepDocumentsOf(actor, ownerOf({ contractorId })));
  const bind = { contractorId, userId, seesAmounts: hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') };
  const [found] = await sequelize.query<Found>(SQL, { bind, type: QueryTypes.SELECT });
  if (found?.isThere !== true) return refuse('NOT_FOUND');
  const documents = found.documents.map(({ files, ...document }) => ({
    ...document,
    files: files.map(({ storageKey, ...file }) => ({ ...file, url: attachmentUrl(context, { id: file.id, storageKey }) })),
  }));
  return { today: dayInZone(now().toISOString(), timeZone), kinds: found.kinds, documents };
}
