// How background jobs ended: what runs each hour, and each failed try (screens.md §2.23). What waits and runs now is on the page of admin tasks.
import { useMemo } from 'react';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { JOB_LOG_LIST, JOB_OUTCOMES } from '@lotline/schema/domain/log/job-log.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { GetJobRunsDocument, JobRunFieldsFragmentDoc } from '@lotline/schema/generated/documents/log';
import type { JobRunFieldsFragment } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns, declaredFacts } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type JobRun = JobRunFieldsFragment;
const FILTERS = filterDefinitions(JOB_LOG_LIST, ['outcome', 'on']);
const SORTS = sortKeysOf(JOB_LOG_LIST);
const FACTS = ['endedAt', 'startedAt', 'seconds', 'did', 'error', 'job'] as const;
const OPTIONS = {
  optionsOf: ({ options }: { readonly options?: readonly { value: string; label: string }[] }) => options ?? null,
  reads: [],
};
const outcomeOf = ({ outcome }: JobRun): string => wordOf(JOB_OUTCOMES, outcome);
const nameOf = (run: JobRun): string => `${run.label}, ${outcomeOf(run).toLowerCase()}`;
const pathOf = (id: number): string => `/logs/jobs?open=${String(id)}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof JOB_LOG_LIST, JobRun>(JOB_LOG_LIST, actor, {
    label: { isName: true, width: 200 },
    outcome: { width: 88, cell: outcomeOf, text: outcomeOf },
    did: { width: 240 },
    error: { width: undefined },
    seconds: { width: 96 },
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

export function JobRunsPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useLogRows(READS, address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: JOB_LOG_LIST, address, reads, columns, pathOf });
  return (
    <ListScreen
      screen={screen}
      allLabel="All background jobs"
      keys={LOG_KEYS}
      hints={LOG_HINTS}
      nameOf={nameOf}
      filters={FILTERS}
      options={OPTIONS}
      tabs={<LogTabs />}
      preview={(id, row) => (
        <RowPreview
          {...{ id, row, called: 'run', nameOf, readRows: reads.readRows }}
          onStep={screen.cursor.step}
          onClose={screen.closePreview}
          factsOf={(run) => declaredFacts(JOB_LOG_LIST, actor, run, FACTS)}
        />
      )}
      empty={<NothingFound what="background jobs" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
