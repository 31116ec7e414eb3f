// The bytes that a signed link opens: the link names the person and the record, the question after it which of the record's files.
import { QueryTypes, type Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import { findActorById } from '../people/actor.queries.ts';
import { attachmentScope } from './attachment.scope.ts';
import type { ServedFile } from './serve-file.ts';

/** What is shown now; what came first, before anybody edited it; and small pictures of what is shown, once they are made. */
const FILE_OF = {
  shown: 'f.id = a.file_id',
  original: 'f.id = a.original_file_id',
  thumbnail: "f.shows_id = a.file_id and f.kind = 'thumbnail'",
  // a picture that is small already is its own preview
  preview: `f.id = coalesce((select p.id from stored_file p where p.shows_id = a.file_id and p.kind = 'preview'),
    (select m.id from stored_file m where m.id = a.file_id and m.previews = 'made'))`,
} as const;
export type FileVariant = keyof typeof FILE_OF;

/** @throws RefusalError INVALID_INPUT. */
export function variantOf(value: unknown): FileVariant {
  if (value === undefined) return 'shown';
  if (typeof value === 'string' && Object.hasOwn(FILE_OF, value)) return value as FileVariant;
  return refuse('INVALID_INPUT', { field: 'variant', sentence: `variant must be one of ${Object.keys(FILE_OF).join(', ')}.` });
}

interface GrantDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly now: () => Date;
}

interface Asked {
  readonly token: string;
  readonly variant: FileVariant;
}

/** What the person of the link may see is asked anew each time. @throws RefusalError NOT_FOUND. */
export async function findGranted({ sequelize, files, now }: GrantDeps, { token, variant }: Asked): Promise<ServedFile> {
  const grant = files.links.openContent(token, now()) ?? refuse('NOT_FOUND');
  const actor = (await findActorById(sequelize, grant.userId)) ?? refuse('NOT_FOUND');
  const [file] = await sequelize.query<Omit<ServedFile, 'sizeBytes'> & { sizeBytes: string }>(
    `select f.storage_key as "storageKey", a.title, f.content_type as "contentType",
       coalesce(f.kept_size_bytes, f.size_bytes) as "sizeBytes", coalesce(f.kept_sha256, f.sha256) as sha256
     from attachment a join stored_file f on ${FILE_OF[variant]}
     where a.id = $attachmentId and a.state = 'uploaded' and ${attachmentScope('a')}`,
    { bind: { ...scopeBinds(actor), attachmentId: grant.attachmentId }, type: QueryTypes.SELECT },
  );
  return file === undefined ? refuse('NOT_FOUND') : { ...file, sizeBytes: Number(file.sizeBytes) };
}
