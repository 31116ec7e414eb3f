// The first touch of the page behind a builder's link (screens.md §2.10): a scanner that opens a link, even one that runs scripts, touches nothing. It is an
// event of each job, and counts once.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { writeLinkEvents, type NewEvent } from '../../platform/command/append-event.ts';

export interface OpenedBy {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly requestId: string;
}

/** Of a link that is open: whoever sends its form has opened it too, with or without a script. */
export function recordOpening({ sequelize, now, requestId }: OpenedBy, publicId: Buffer): Promise<void> {
  return sequelize.transaction(async (transaction) => {
    const at = now();
    const events = await markOpened({ sequelize, transaction }, publicId, at);
    await writeLinkEvents({ sequelize, transaction }, requestId, at, events);
  });
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

interface OpenedJob {
  readonly id: number;
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  /** Of the job, which is as it was: nobody's edit of it is stale for that. */
  readonly version: number;
}

/** @returns nothing where it was opened before */
async function markOpened({ sequelize, transaction }: Within, publicId: Buffer, at: Date): Promise<NewEvent[]> {
  // the request before its jobs, as an answer locks them
  await sequelize.query('select 1 from builder_request where public_id = $publicId for update', { bind: { publicId }, transaction });
  const jobs = await sequelize.query<OpenedJob>(
    `update builder_request_job j set opened_at = $at from builder_request r
      where r.public_id = $publicId and r.revoked_at is null and j.builder_request_id = r.id and j.opened_at is null
     returning j.id, j.construction_id as "constructionId", j.potential_job_id as "potentialJobId",
       coalesce((select c.version from construction c where c.id = j.construction_id), (select p.version from potential_job p where p.id = j.potential_job_id)) as version`,
    { bind: { publicId, at }, transaction, type: QueryTypes.SELECT },
  );
  return jobs.map(({ id, constructionId, potentialJobId, version }): NewEvent => {
    const told = { version, before: null, after: null, detail: { builderRequestJobId: id } };
    return constructionId === null
      ? { ...told, move: 'openPotentialJobRequest', entity: 'potential_job', entityId: potentialJobId ?? 0, constructionId: null }
      : { ...told, move: 'openBuilderRequest', entity: 'construction', entityId: constructionId, constructionId };
  });
}
