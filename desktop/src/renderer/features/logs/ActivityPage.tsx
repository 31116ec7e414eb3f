// What people, devices and Lotline itself did, newest first (screens.md §2.23): three tabs of one declared list.
import { useMemo } from 'react';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { ACTIVITY_LIST, ACTIVITY_TABS, type ActivityTab } from '@lotline/schema/domain/log/activity.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { useActor } from '@lotline/web-session/react/me-context';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { ActivityPreview } from './ActivityPreview.tsx';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { useActivityAddress } from './log-tabs.ts';
import { LogTabs } from './LogTabs.tsx';
import { useActivity, type ActivityEntry } from './use-activity.ts';
import { LOG_PEOPLE, useLogOptions } from './use-log-options.ts';

const FILTERS = filterDefinitions(ACTIVITY_LIST, ['by', 'on', 'record', 'sender', 'impersonated', 'as', 'waited', 'technical']);
const SORTS = sortKeysOf(ACTIVITY_LIST);
const nameOf = ({ what }: ActivityEntry): string => what;
const pathOf = (id: number): string => `/logs?open=${String(id)}`;
/** A cell has one line. */
const inOneLine = ({ changes }: ActivityEntry): string => (changes ?? '').replaceAll('\n', '; ');

const columnsFor = (actor: Actor, tab: ActivityTab) => {
  const isOfDevices = tab === 'sync';
  return declaredColumns<typeof ACTIVITY_LIST, ActivityEntry>(ACTIVITY_LIST, actor, {
    what: { isName: true, width: undefined },
    recordedAt: {},
    person: { width: 160 },
    changes: { width: 240, cell: inOneLine, startsHidden: tab !== 'all', fromWidth: 1281 },
    impersonator: { startsHidden: true },
    record: { width: 152, fromWidth: 1150, startsHidden: tab === 'exports' },
    job: { width: 112, startsHidden: tab === 'exports' },
    task: { startsHidden: true },
    why: { startsHidden: true },
    madeAt: { startsHidden: !isOfDevices },
    sentAt: { startsHidden: true },
    waitedMinutes: { width: 136, startsHidden: !isOfDevices },
    move: { startsHidden: true },
    requestId: { startsHidden: true },
  });
};

export function ActivityPage() {
  const actor = useActor();
  const { tab, address } = useActivityAddress(useListAddress(FILTERS, SORTS));
  const reads = useActivity({ tab, address });
  const columns = useMemo(() => columnsFor(actor, tab), [actor, tab]);
  const screen = useListScreen({ list: ACTIVITY_LIST, address, reads, columns, pathOf });
  const options = useLogOptions(screen.openFilter !== null || LOG_PEOPLE.some((filter) => address.query.filters[filter] !== undefined));
  return (
    <ListScreen
      screen={screen}
      allLabel={ACTIVITY_TABS[tab]}
      keys={LOG_KEYS}
      hints={LOG_HINTS}
      nameOf={nameOf}
      filters={FILTERS}
      options={options}
      tabs={<LogTabs />}
      preview={(id) => <ActivityPreview key={id} id={id} onStep={screen.cursor.step} onClose={screen.closePreview} />}
      empty={<NothingFound what="entries" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
