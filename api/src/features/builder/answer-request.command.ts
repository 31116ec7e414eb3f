// A builder's answers (domain.md §5), each job on its own: an approval dates the job, every answer is an event of it, and the same one counts once.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { BuilderAnswer, JobAnswer } from '@lotline/schema/domain/builder-approval/builder-answer.input';
import { isOpenRequest, mayStillAnswer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import type { PotentialJobStatus } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { writeLinkEvents, type NewEvent } from '../../platform/command/append-event.ts';
import { lockRequest, type AskedJob } from './builder-request.queries.ts';

export interface AnsweredBy {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly requestId: string;
}

interface Given extends JobAnswer {
  readonly job: AskedJob;
}

/** False where the link opens nothing any more. */
export function answerRequest({ sequelize, now, requestId }: AnsweredBy, publicId: Buffer, answer: BuilderAnswer): Promise<boolean> {
  return sequelize.transaction(async (transaction) => {
    const request = await lockRequest(sequelize, publicId, transaction);
    const at = now();
    if (request === null || !isOpenRequest(request, at)) return false;
    const given = answer.jobs.flatMap((of): Given[] => {
      const job = request.jobs[of.number - 1];
      return job === undefined || !isNews(job, of) ? [] : [{ ...of, job }];
    });
    const events: NewEvent[] = [];
    // one after the other: a connection answers one statement at a time
    for (const one of given) events.push(...(await writeAnswer({ sequelize, transaction, at }, one, answer)));
    await writeLinkEvents({ sequelize, transaction }, requestId, at, events);
    return true;
  });
}

function isNews(job: AskedJob, { answer, reason, earliestDate }: JobAnswer): boolean {
  if (!mayStillAnswer(job.answer)) return false;
  return job.answer !== answer || job.reason !== reason || job.earliestDate !== earliestDate;
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
  readonly at: Date;
}

async function writeAnswer(within: Within, given: Given, by: BuilderAnswer): Promise<readonly NewEvent[]> {
  const { sequelize, transaction, at } = within;
  const { answer, reason, earliestDate, job } = given;
  const { name, role, mobile, accessNotes } = by;
  await sequelize.query(
    `update builder_request_job set answer = $answer, answer_reason = $reason, earliest_date = $earliestDate, access_notes = $accessNotes,
       answered_by_name = $name, answered_by_role = $role, answered_by_mobile = $mobile, answered_at = $at where id = $id`,
    { bind: { id: job.id, answer, reason, earliestDate, accessNotes, name, role, mobile, at }, transaction },
  );
  const detail = { builderRequestJobId: job.id, answer, reason, earliestDate, accessNotes, name, role, mobile };
  const isApproved = answer === 'approved';
  const ofPotential = job.potentialJobId === null ? null : await approvePotentialJob(within, job.potentialJobId, isApproved);
  const constructionId = job.constructionId ?? ofPotential?.constructionId ?? null;
  const ofJob = constructionId === null ? [] : [await approveJob(within, constructionId, isApproved)];
  return [
    ...(ofPotential === null ? [] : [{ ...ofPotential.event, move: 'answerPotentialJobRequest' as const, detail }]),
    ...ofJob.map((event) => ({ ...event, move: 'answerBuilderRequest' as const, detail })),
  ];
}

/** A second request for the same job leaves the day of the first approval. */
async function approveJob({ sequelize, transaction, at }: Within, id: number, isApproved: boolean) {
  const [row] = await sequelize.query<{ version: number; was: Date | null; is: Date | null }>(
    `with old as (select id, builder_approved_date as was from construction where id = $id for no key update)
     update construction c set builder_approved_date = case when $isApproved::boolean then coalesce(c.builder_approved_date, $at) else c.builder_approved_date end,
       version = c.version + 1 from old where c.id = old.id returning c.version, old.was, c.builder_approved_date as is`,
    { bind: { id, isApproved, at }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error(`job ${String(id)} of a builder's request is not there`);
  const head = { entity: 'construction', entityId: id, constructionId: id, version: row.version } as const;
  return { ...head, before: { builderApprovedDate: row.was }, after: { builderApprovedDate: row.is } };
}

interface ApprovedSite {
  readonly version: number;
  readonly constructionId: number | null;
  readonly was: Date | null;
  readonly is: Date | null;
  readonly statusBefore: PotentialJobStatus;
  readonly status: PotentialJobStatus;
}

/** One in review is ready with the approval; what has become a job since has it there too. */
async function approvePotentialJob({ sequelize, transaction, at }: Within, id: number, isApproved: boolean) {
  const [row] = await sequelize.query<ApprovedSite>(
    `with old as (select id, builder_approved_date as was, status from potential_job where id = $id for no key update)
     update potential_job p set builder_approved_date = case when $isApproved::boolean then coalesce(p.builder_approved_date, $at) else p.builder_approved_date end,
       status = case when $isApproved::boolean and p.status = 'In review' then 'Approved' else p.status end, version = p.version + 1
      from old where p.id = old.id
     returning p.version, p.construction_id as "constructionId", old.was, p.builder_approved_date as is, old.status as "statusBefore", p.status`,
    { bind: { id, isApproved, at }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error(`potential job ${String(id)} of a builder's request is not there`);
  const head = { entity: 'potential_job', entityId: id, constructionId: null, version: row.version } as const;
  const before = { builderApprovedDate: row.was, status: row.statusBefore };
  return { constructionId: row.constructionId, event: { ...head, before, after: { builderApprovedDate: row.is, status: row.status } } };
}
