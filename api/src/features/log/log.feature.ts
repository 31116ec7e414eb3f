// What the API serves of the logs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { ACTIVITY } from './activity-list.sql.ts';
import { activityPresenter } from './activity.presenter.ts';
import { ERRORS } from './error-list.sql.ts';
import { JOB_LOG, jobLogPresenter } from './job-log.sql.ts';
import { LogResolver } from './log.resolver.ts';
import { MESSAGE_LOG, messageLogPresenter } from './message-log.sql.ts';
import { SIGN_INS } from './sign-in-list.sql.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import { clientErrorRoutes } from './client-error.routes.ts';

export const LOG_FEATURE: ApiFeature<{ readonly counts: SharedCounts }> = {
  name: 'log',
  resolvers: [LogResolver],
  files: [
    listFile({ reads: ACTIVITY, present: activityPresenter }),
    listFile({ reads: ERRORS, present: plainPresenter(ERRORS.list) }),
    listFile({ reads: JOB_LOG, present: jobLogPresenter }),
    listFile({ reads: MESSAGE_LOG, present: messageLogPresenter }),
    listFile({ reads: SIGN_INS, present: plainPresenter(SIGN_INS.list) }),
  ],
  routes: { api: ({ counts }) => [clientErrorRoutes(counts)] },
};
