// The log of background jobs in SQL: its declaration is job-log.columns. The claim gives it whole.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { JOB_LOG_LIST } from '@lotline/schema/domain/log/job-log.columns';
import { jobCounts, queueJobLabel } from '@lotline/schema/domain/log/queue.rules';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

const SQL: ListSql<typeof JOB_LOG_LIST> = {
  from: 'job_run r',
  id: 'r.id',
  scope: (actor) => (hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join job_run r on r.id = at.id',
  columns: {
    endedAt: 'r.ended_at',
    outcome: `case when r.error is null then 'done' else 'failed' end`,
    error: 'r.error',
    seconds: 'greatest(0, extract(epoch from r.ended_at - r.started_at))::integer',
    startedAt: 'r.started_at',
    job: 'r.job',
    counts: 'r.counts::text',
    id: 'r.id',
  },
  named: {},
  filters: {
    search: typedIn('r.error, r.job'),
    ids: among('r.id', 'int'),
    outcome: chosen({ done: 'r.error is null', failed: 'r.error is not null' }),
  },
  days: { endedAt: 'r.ended_at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const JOB_LOG = declaredList(JOB_LOG_LIST, SQL);

export const jobLogPresenter = ({ actor }: { readonly actor: Actor }): PresentRow<typeof JOB_LOG_LIST> =>
  rowPresenter(JOB_LOG_LIST, actor, ({ job, counts }) => {
    const did = jobCounts(counts === null ? null : JSON.parse(counts));
    return { label: queueJobLabel(job), did: did === '' ? null : did };
  });
