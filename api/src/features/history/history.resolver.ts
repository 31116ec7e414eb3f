// A job's history for the office: each step of its tasks as an event.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import {
  changedRowsInput,
  historyInput,
  jobAsAtInput,
  jobEventInput,
  recordEventsInput,
} from '@lotline/schema/domain/history/history.input';
import { canReadChangedRows, canReadHistory, canReadHistoryOf, RECORDS_WITH_HISTORY } from '@lotline/schema/domain/history/history.rules';
import { DateTimeScalar, UuidScalar } from '../../platform/graphql/scalars.ts';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { presentJobEvent, presentJobEvents } from './job-event.presenter.ts';
import { loadChangedRows } from './changed-rows.queries.ts';
import { loadJobEvent, loadJobEvents, loadRecordEvents } from './job-event.queries.ts';
import { ChangedRows, JobEvent, JobEventPage } from './job-event.type.ts';
import { loadJobAsAt } from './job-as-at.queries.ts';
import { JobAsAt } from './job-as-at.type.ts';

@Resolver()
export class HistoryResolver {
  @Query(() => JobEventPage, {
    description:
      'What happened on a job, newest first, in pages that are bounded by number and by bytes, with scheduleId on that task alone; for the office',
  })
  async jobEvents(
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('scheduleId', () => Int, { nullable: true }) scheduleId: number | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<JobEventPage> {
    mustReadHistory(context);
    const asked = parseInput(historyInput, { constructionId, scheduleId, first, after });
    return presentJobEvents(await loadJobEvents(context, asked), context.actor);
  }

  @Query(() => JobEventPage, {
    description: `What happened to a record that is no job’s, newest first; for whoever manages it. entity is one of: ${RECORDS_WITH_HISTORY.join(', ')}`,
  })
  async recordEvents(
    @Arg('entity', () => String) entity: string,
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<JobEventPage> {
    const asked = parseInput(recordEventsInput, { entity, id, first, after });
    const verdict = canReadHistoryOf(context.actor, asked.entity);
    if (!verdict.ok) refuse(verdict.code, verdict.details);
    return presentJobEvents(await loadRecordEvents(context, asked), context.actor);
  }

  @Query(() => JobEvent, { description: 'One event of a job’s history in whole, however long its values are; for the office' })
  async jobEvent(
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('id', () => String) id: string,
    @Ctx() context: RequestContext,
  ): Promise<JobEvent> {
    mustReadHistory(context);
    return presentJobEvent(await loadJobEvent(context, parseInput(jobEventInput, { constructionId, id })), context.actor);
  }

  @Query(() => ChangedRows, { description: 'What one’s own change of many changed, in pages, for taking it back part by part' })
  async changedRows(
    @Arg('actionId', () => UuidScalar) actionId: string,
    @Arg('undoneBy', () => String) undoneBy: string,
    @Arg('after', () => Int, { nullable: true }) after: number | null,
    @Ctx() context: RequestContext,
  ): Promise<ChangedRows> {
    const asked = parseInput(changedRowsInput, { actionId, undoneBy, after });
    const verdict = canReadChangedRows(context.actor, asked.undoneBy === 'undoPotentialJobChanges');
    if (!verdict.ok) refuse(verdict.code, verdict.details);
    return loadChangedRows(context, asked);
  }

  @Query(() => JobAsAt, { description: 'A job as it was at an instant, with all that its tabs show; for the office' })
  async jobAsAt(
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('at', () => DateTimeScalar) at: string,
    @Ctx() context: RequestContext,
  ): Promise<JobAsAt> {
    mustReadHistory(context);
    return loadJobAsAt(context, parseInput(jobAsAtInput, { constructionId, at }));
  }
}

function mustReadHistory({ actor }: RequestContext): void {
  const verdict = canReadHistory(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
