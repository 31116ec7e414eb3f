// How background jobs ended: what runs each hour, and each failed try (screens.md §2.23). What waits and runs now is on the page of admin tasks.
import { JOB_LOG_LIST, JOB_OUTCOMES } from '@lotline/schema/domain/log/job-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetJobRunsDocument, JobRunFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { JobRunFieldsFragment } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { LiveTail } from './LiveTail.tsx';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type JobRun = JobRunFieldsFragment;
const FACTS = ['endedAt', 'startedAt', 'seconds', 'did', 'error', 'job'] as const;
const outcomeOf = ({ outcome }: JobRun): string => wordOf(JOB_OUTCOMES, outcome);
const nameOf = (run: JobRun): string => `${run.label}, ${outcomeOf(run).toLowerCase()}`;
const pathOf = (id: number): string => `/logs/jobs?open=${String(id)}`;

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

const READS: Parameters<typeof useLogRows<typeof JOB_LOG_LIST, JobRun>>[0] = {
  list: JOB_LOG_LIST,
  type: 'JobRun',
  fragment: JobRunFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetJobRunsDocument, wish)).jobLog,
};
const useJobRuns = (address: ListAddress) => useLogRows(READS, address);

const PAGE = declarePage<JobRun>({
  list: JOB_LOG_LIST,
  called: 'background jobs',
  filters: filterDefinitions(JOB_LOG_LIST, ['outcome', 'on']),
  columns: columnsFor,
  words: { keys: LOG_KEYS, hints: LOG_HINTS },
  nameOf,
  pathOf,
});

export function JobRunsPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, useJobRuns);
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={(shown) => (
        <RowPreview
          {...{ ...shown, called: 'run', nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(run) => declaredFacts(JOB_LOG_LIST, actor, run, FACTS)}
        />
      )}
    />
  );
}
