// The files of a job that are taken out together: of those that were asked for, the ones that this person reads now.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { attachmentScope } from './attachment.scope.ts';

export interface StoredJobFile {
  readonly storageKey: string;
  readonly contentType: string;
  readonly title: string;
  readonly folder: string | null;
  readonly createdUtc: Date;
  readonly sizeBytes: number;
  readonly workOrder: string;
}

interface Asked {
  readonly constructionId: number;
  /** Null: all of them. */
  readonly ids: readonly number[] | null;
}

const SQL = `select f.storage_key as "storageKey", f.content_type as "contentType", a.title, a.folder, a.created_utc as "createdUtc",
    coalesce(f.kept_size_bytes, f.size_bytes)::float as "sizeBytes", c.work_order as "workOrder"
  from attachment a join stored_file f on f.id = a.file_id join construction c on c.id = a.construction_id
  where a.construction_id = $constructionId and a.state = 'uploaded' and ($ids::int[] is null or a.id = any($ids::int[])) and ${attachmentScope('a')}
  order by a.folder nulls first, lower(a.title), a.id`;

export function findZipped(sequelize: Sequelize, actor: Actor, { constructionId, ids }: Asked): Promise<StoredJobFile[]> {
  return sequelize.query<StoredJobFile>(SQL, { bind: { ...scopeBinds(actor), constructionId, ids }, type: QueryTypes.SELECT });
}
