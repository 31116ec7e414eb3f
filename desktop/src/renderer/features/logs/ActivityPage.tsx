// What people, devices and Lotline itself did, newest first (screens.md §2.23): three tabs of one declared list.
import { ACTIVITY_LIST, ACTIVITY_TABS, type ActivityTab } from '@lotline/schema/domain/log/activity.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { ActivityPreview } from './ActivityPreview.tsx';
import { LiveTail } from './LiveTail.tsx';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';
import { useActivityAddress } from './log-tabs.ts';
import { LogTabs } from './LogTabs.tsx';
import { useActivity, type ActivityEntry } from './use-activity.ts';
import { LOG_PEOPLE, useLogOptions } from './use-log-options.ts';

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

const SAYS: Readonly<Record<ActivityTab, string>> = {
  all: 'Changes made by people and by Lotline are listed here.',
  sync: 'Work that phones and computers send from their queues is listed here.',
  exports: 'Each list that is exported to a file is listed here.',
};

const pageOf = (tab: ActivityTab) =>
  declarePage<ActivityEntry>({
    list: ACTIVITY_LIST,
    called: tab === 'exports' ? 'exports' : 'entries',
    says: SAYS[tab],
    filters: filterDefinitions(ACTIVITY_LIST, ['by', 'on', 'record', 'sender', 'impersonated', 'as', 'waited', 'technical']),
    columns: (actor) => columnsFor(actor, tab),
    words: { keys: LOG_KEYS, hints: LOG_HINTS },
    nameOf,
    pathOf,
  });
const PAGES = { all: pageOf('all'), sync: pageOf('sync'), exports: pageOf('exports') };

export function ActivityPage() {
  const { tab, address } = useActivityAddress(usePageAddress(PAGES.all));
  const reads = useActivity({ tab, address });
  const screen = usePageScreen(PAGES[tab], { address, reads });
  const options = useLogOptions(screen.openFilter !== null || LOG_PEOPLE.some((filter) => address.query.filters[filter] !== undefined));
  return (
    <DeclaredListPage
      page={PAGES[tab]}
      screen={screen}
      title={ACTIVITY_TABS[tab]}
      options={options}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={({ id, onStep, onClose }) => <ActivityPreview key={id} {...{ id, onStep, onClose }} />}
    />
  );
}
