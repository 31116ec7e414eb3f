// The logs (screens.md §2.23): each list of them by its declaration, and the people that they are filtered by.
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import { JOB_LOG_LIST } from '@lotline/schema/domain/log/job-log.columns';
import { MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import { SIGN_IN_LIST } from '@lotline/schema/domain/log/sign-in-log.columns';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { filterType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { ACTIVITY } from './activity-list.sql.ts';
import { ERRORS } from './error-list.sql.ts';
import { JOB_LOG, jobLogPresenter } from './job-log.sql.ts';
import { MESSAGE_LOG, messageLogPresenter } from './message-log.sql.ts';
import { SIGN_INS } from './sign-in-list.sql.ts';
import { activityPresenter } from './activity.presenter.ts';

const ActivityEntry = rowType(ACTIVITY_LIST, 'ActivityEntry', { description: 'With CAN_VIEW_LOGS' });
const ActivityEntryPage = pageType(ActivityEntry, 'ActivityEntryPage');
const ActivityFilterInput = filterType(ACTIVITY_LIST, 'ActivityFilterInput');

const AppError = rowType(ERROR_LIST, 'AppError', {
  description: 'Errors of the apps and the server that are the same, as one. With CAN_VIEW_LOGS',
});
const AppErrorPage = pageType(AppError, 'AppErrorPage');
const AppErrorFilterInput = filterType(ERROR_LIST, 'AppErrorFilterInput');
const SignIn = rowType(SIGN_IN_LIST, 'SignIn', { description: 'With CAN_VIEW_LOGS' });
const SignInPage = pageType(SignIn, 'SignInPage');
const SignInFilterInput = filterType(SIGN_IN_LIST, 'SignInFilterInput');
const JobRun = rowType(JOB_LOG_LIST, 'JobRun', { description: 'How a background job ended. With CAN_VIEW_LOGS' });
const JobRunPage = pageType(JobRun, 'JobRunPage');
const JobRunFilterInput = filterType(JOB_LOG_LIST, 'JobRunFilterInput');
const SentMessage = rowType(MESSAGE_LOG_LIST, 'SentMessage', { description: 'What was handed to the SMS gateway. With CAN_VIEW_LOGS' });
const SentMessagePage = pageType(SentMessage, 'SentMessagePage');
const SentMessageFilterInput = filterType(MESSAGE_LOG_LIST, 'SentMessageFilterInput');
const presentError = plainPresenter(ERROR_LIST);
const presentSignIn = plainPresenter(SIGN_IN_LIST);

/** More people no company of this product has; they are chosen from a list. */
const MOST_PEOPLE = 2_000;

@ObjectType({ simpleResolvers: true, description: 'Someone whom logs are filtered by, also who left' })
class LogPerson {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;
}

@Resolver()
export class LogResolver {
  @Query(() => ActivityEntryPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of what people and Lotline did, the newest first where no sort is given. With CAN_VIEW_LOGS; amounts need CAN_VIEW_FINANCIAL_INFORMATION too`,
  })
  async activityLog(
    @Arg('filter', () => ActivityFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof ACTIVITY_LIST>>> {
    mustReadList(context, ACTIVITY_LIST);
    const page = await ACTIVITY.page(context, parseInput(ACTIVITY.inputs.page, { filter, sort, first, after }));
    return presentPage(page, activityPresenter(context));
  }

  @Query(() => AppErrorPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of the errors that the apps have caught, the one that came last first. With CAN_VIEW_LOGS`,
  })
  async errorLog(
    @Arg('filter', () => AppErrorFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof ERROR_LIST>>> {
    mustReadList(context, ERROR_LIST);
    const page = await ERRORS.page(context, parseInput(ERRORS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, presentError(context));
  }

  @Query(() => SignInPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of who signed in, signed out or was refused, the newest first. With CAN_VIEW_LOGS`,
  })
  async signInLog(
    @Arg('filter', () => SignInFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof SIGN_IN_LIST>>> {
    mustReadList(context, SIGN_IN_LIST);
    const page = await SIGN_INS.page(context, parseInput(SIGN_INS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, presentSignIn(context));
  }

  @Query(() => JobRunPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of how background jobs ended, the newest first. With CAN_VIEW_LOGS`,
  })
  async jobLog(
    @Arg('filter', () => JobRunFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof JOB_LOG_LIST>>> {
    mustReadList(context, JOB_LOG_LIST);
    const page = await JOB_LOG.page(context, parseInput(JOB_LOG.inputs.page, { filter, sort, first, after }));
    return presentPage(page, jobLogPresenter(context));
  }

  @Query(() => SentMessagePage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of what was handed to the SMS gateway, the newest first. With CAN_VIEW_LOGS`,
  })
  async messageLog(
    @Arg('filter', () => SentMessageFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof MESSAGE_LOG_LIST>>> {
    mustReadList(context, MESSAGE_LOG_LIST);
    const page = await MESSAGE_LOG.page(context, parseInput(MESSAGE_LOG.inputs.page, { filter, sort, first, after }));
    return presentPage(page, messageLogPresenter(context));
  }

  @Query(() => [LogPerson], { description: 'By name. With CAN_VIEW_LOGS' })
  async logPeople(@Ctx() context: RequestContext): Promise<readonly LogPerson[]> {
    mustReadList(context, ACTIVITY_LIST);
    return context.sequelize.query<LogPerson>(
      `select id, trim(first_name || ' ' || last_name) as name from app_user order by 2, 1 limit ${String(MOST_PEOPLE)}`,
      { type: QueryTypes.SELECT },
    );
  }
}
