// A job's history for the office: each step of its tasks as an event.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { historyInput } from '@lotline/schema/domain/history/history.input';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { presentJobEvents } from './job-event.presenter.ts';
import { loadJobEvents } from './job-event.queries.ts';
import { JobEventPage } from './job-event.type.ts';

@Resolver()
export class HistoryResolver {
  @Query(() => JobEventPage, { description: 'What happened on a job, newest first; for the office' })
  async jobEvents(
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<JobEventPage> {
    const verdict = canReadHistory(context.actor);
    if (!verdict.ok) refuse(verdict.code, verdict.details);
    const input = parseInput(historyInput, { constructionId, first, after });
    return presentJobEvents(await loadJobEvents(context, input), input.first, context.actor);
  }
}
