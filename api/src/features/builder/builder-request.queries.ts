// A request as the page behind its link shows it: what was asked and what was answered, and nothing else of the jobs.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Answer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { jsonList } from '../../platform/db/wire-columns.ts';

export interface AskedJob {
  readonly id: number;
  /** Null: of a potential job. */
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  readonly address: string;
  readonly workOrder: string;
  readonly answer: Answer | null;
  readonly reason: string | null;
  readonly earliestDate: string | null;
  readonly accessNotes: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly mobile: string | null;
  readonly answeredAt: string | null;
}

export interface StoredRequest {
  readonly developer: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly jobs: readonly AskedJob[];
}

const JOBS = `select j.id, j.construction_id as "constructionId", j.potential_job_id as "potentialJobId", j.address, j.work_order as "workOrder", j.answer, j.answer_reason as reason,
    j.earliest_date as "earliestDate", j.access_notes as "accessNotes", j.answered_by_name as name, j.answered_by_role as role,
    j.answered_by_mobile as mobile, j.answered_at as "answeredAt"
  from builder_request_job j where j.builder_request_id = r.id order by j.id`;
const REQUEST = `select r.developer, r.sent_at as "sentAt", r.expires_at as "expiresAt", r.revoked_at as "revokedAt", ${jsonList(JOBS)} as jobs
  from builder_request r where r.public_id = $publicId`;

export async function loadRequest(sequelize: Sequelize, publicId: Buffer): Promise<StoredRequest | null> {
  const [request] = await sequelize.query<StoredRequest>(REQUEST, { bind: { publicId }, type: QueryTypes.SELECT });
  return request ?? null;
}

/** Whoever answers by the same link waits for the other. What is read is of after the lock. */
export async function lockRequest(sequelize: Sequelize, publicId: Buffer, transaction: Transaction): Promise<StoredRequest | null> {
  await sequelize.query('select 1 from builder_request where public_id = $publicId for update', { bind: { publicId }, transaction });
  const [request] = await sequelize.query<StoredRequest>(REQUEST, { bind: { publicId }, transaction, type: QueryTypes.SELECT });
  return request ?? null;
}
