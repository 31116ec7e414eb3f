// Potential jobs (screens.md §2.9): what the field has found, by what comes next, each looked at beside the list.
import { useMemo } from 'react';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { useActor } from '@lotline/web-session/react/me-context';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { NoPotentialJobs } from './NoPotentialJobs.tsx';
import { potentialJobColumns } from './potential-job-columns.tsx';
import { potentialJobPath, useTabAddress } from './potential-job-tabs.ts';
import { PotentialJobPreview } from './PotentialJobPreview.tsx';
import { PotentialJobTabs } from './PotentialJobTabs.tsx';
import { usePotentialJobOptions, usePotentialJobs, type PotentialJobRow } from './use-potential-jobs.ts';

const FILTERS = filterDefinitions(POTENTIAL_JOB_LIST, ['status', 'builder', 'suburb', 'state', 'by', 'added', 'duplicate', 'photos']);
const SORTS = sortKeysOf(POTENTIAL_JOB_LIST);
const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Space', does: 'select' },
  { keys: 'Ctrl C', does: 'copy' },
];
const KEYS: readonly ListKey[] = [
  key.MOVE_AND_SELECT,
  key.PREVIEW,
  key.STEP,
  key.SELECT,
  key.SELECT_ALL,
  key.SEARCH,
  key.FILTER,
  key.SHOW_NEW,
  key.COPY,
];
const nameOf = ({ address }: PotentialJobRow): string => address;

export function PotentialJobsPage() {
  const actor = useActor();
  const plain = useListAddress(FILTERS, SORTS);
  const tabbed = useTabAddress(plain);
  const { tab, address } = tabbed;
  const reads = usePotentialJobs(tabbed);
  const columns = useMemo(() => potentialJobColumns(actor), [actor]);
  const screen = useListScreen({ list: POTENTIAL_JOB_LIST, address, reads, columns, pathOf: potentialJobPath });
  const options = usePotentialJobOptions(screen.openFilter !== null);
  return (
    <ListScreen
      screen={screen}
      allLabel="Views"
      keys={KEYS}
      hints={HINTS}
      nameOf={nameOf}
      tabs={<PotentialJobTabs current={tab} search={plain.asked} />}
      filters={FILTERS}
      options={options}
      preview={(id) => <PotentialJobPreview id={id} onStep={screen.cursor.step} onClose={screen.closePreview} actions={() => null} />}
      empty={
        isNarrowed(address.query) ? (
          <NothingFound what="potential jobs" isNarrowed onClear={() => address.goTo('')} />
        ) : (
          <NoPotentialJobs tab={tab} />
        )
      }
    />
  );
}
