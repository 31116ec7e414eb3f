// How background jobs ended: what runs each hour or was planned, and each failed try (screens.md §2.23). What waits and runs now is on the page of admin tasks.
import { JOB_LOG_LIST, JOB_OUTCOMES } from '@lotline/schema/domain/log/job-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetJobRunsDocument, JobRunFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { JobRunFieldsFragment } from '@lotline/schema/generated/operations';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declareLog } from './declare-log.ts';
import { LogPage } from './LogPage.tsx';
import type { LogReads } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type JobRun = JobRunFieldsFragment;
const FACTS = ['endedAt', 'startedAt', 'seconds', 'did', 'error', 'job'] as const;
const outcomeOf = ({ outcome }: JobRun): string => wordOf(JOB_OUTCOMES, outcome);
const nameOf = (run: JobRun): string => `${run.label}, ${outcomeOf(run).toLowerCase()}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof JOB_LOG_LIST, JobRun>(JOB_LOG_LIST, actor, {
    label: { isName: true, width: 200 },
    outcome: { width: 88, cell: outcomeOf, text: outcomeOf },
    did: { width: 240 },
    error: { width: undefined },
    seconds: { width: 96, cell: ({ seconds }) => (seconds < 1 ? 'under 1' : seconds.toLocaleString('en-AU')) },
    startedAt: { startsHidden: true },
    job: { startsHidden: true },
    endedAt: {},
  });

const READS: LogReads<typeof JOB_LOG_LIST, JobRun> = {
  list: JOB_LOG_LIST,
  type: 'JobRun',
  fragment: JobRunFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetJobRunsDocument, wish)).jobLog,
};

const PAGE = declareLog<typeof JOB_LOG_LIST, JobRun>({
  list: JOB_LOG_LIST,
  called: 'background jobs',
  filters: ['outcome', 'on'],
  columns: columnsFor,
  nameOf,
  path: '/logs/jobs',
});

export function JobRunsPage() {
  return <LogPage page={PAGE} reads={READS} called="run" facts={FACTS} />;
}
