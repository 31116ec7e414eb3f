// A builder's answers (domain.md §5), each job on its own: an approval dates the job, every answer is an event of it, and the same one counts once.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { BuilderAnswer, JobAnswer } from '@lotline/schema/domain/builder-approval/builder-answer.input';
import { isOpenRequest, mayStillAnswer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
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
    for (const one of given) events.push(await writeAnswer({ sequelize, transaction, at }, one, answer));
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

async function writeAnswer({ sequelize, transaction, at }: Within, given: Given, by: BuilderAnswer): Promise<NewEvent> {
  const { answer, reason, earliestDate, job } = given;
  const { name, role, mobile, accessNotes } = by;
  await sequelize.query(
    `update builder_request_job set answer = $answer, answer_reason = $reason, earliest_date = $earliestDate, access_notes = $accessNotes,
       answered_by_name = $name, answered_by_role = $role, answered_by_mobile = $mobile, answered_at = $at,
       recorded_by_user_id = null, spoken_on = null, call_note = null where id = $id`,
    { bind: { id: job.id, answer, reason, earliestDate, accessNotes, name, role, mobile, at }, transaction },
  );
  // a second request for the same job leaves the day of the first approval
  const [row] = await sequelize.query<{ version: number; was: Date | null; is: Date | null }>(
    `with old as (select id, builder_approved_date as was from construction where id = $id for no key update)
     update construction c set builder_approved_date = case when $isApproved::boolean then coalesce(c.builder_approved_date, $at) else c.builder_approved_date end,
       version = c.version + 1 from old where c.id = old.id returning c.version, old.was, c.builder_approved_date as is`,
    { bind: { id: job.constructionId, isApproved: answer === 'approved', at }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error(`job ${String(job.constructionId)} of a builder's request is not there`);
  const head = { entity: 'construction', entityId: job.constructionId, constructionId: job.constructionId, version: row.version } as const;
  return {
    ...head,
    move: 'answerBuilderRequest',
    before: { builderApprovedDate: row.was },
    after: { builderApprovedDate: row.is },
    detail: { builderRequestJobId: job.id, answer, reason, earliestDate, accessNotes, name, role, mobile },
  };
}
