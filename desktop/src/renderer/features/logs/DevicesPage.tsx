// Devices as they last reported themselves: what each has not sent, since when, which version it runs (screens.md §2.23, sync by device).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { DEVICE_APPS } from '@lotline/schema/domain/device/device-report.input';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { DeviceFieldsFragmentDoc, GetDevicesDocument } from '@lotline/schema/generated/documents/device';
import type { DeviceFieldsFragment } from '@lotline/schema/generated/operations';
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
import { useLogOptions } from './use-log-options.ts';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type Device = DeviceFieldsFragment;
const FACTS = [
  ...(['device', 'lastSeenAt', 'firstSeenAt', 'unsent', 'oldestUnsentAt', 'lastError'] as const),
  ...(['appVersion', 'workerVersion', 'resetAskedAt', 'resetDoneAt'] as const),
] as const;
const nameOf = ({ person }: Device): string => person;
const pathOf = (id: number): string => `/logs/devices?open=${String(id)}`;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof DEVICE_LIST, Device>(DEVICE_LIST, actor, {
    person: { isName: true, width: 200 },
    device: { width: 184 },
    app: { width: 104, cell: ({ app }) => wordOf(DEVICE_APPS, app) },
    unsent: { width: 96 },
    oldestUnsentAt: { width: 184 },
    lastSeenAt: { width: 184 },
    appVersion: { width: 120 },
    lastError: { width: undefined },
    workerVersion: { startsHidden: true, width: 120 },
    resetAskedAt: { startsHidden: true },
    resetDoneAt: { startsHidden: true },
    firstSeenAt: { startsHidden: true },
  });

const READS: Parameters<typeof useLogRows<typeof DEVICE_LIST, Device>>[0] = {
  list: DEVICE_LIST,
  type: 'DeviceEntry',
  fragment: DeviceFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetDevicesDocument, wish)).deviceLog,
};
const useDevices = (address: ListAddress) => useLogRows(READS, address);

const PAGE = declarePage<Device>({
  list: DEVICE_LIST,
  called: 'devices',
  filters: filterDefinitions(DEVICE_LIST, ['unsent', 'by', 'on', 'app']),
  columns: columnsFor,
  words: { keys: LOG_KEYS, hints: LOG_HINTS },
  nameOf,
  pathOf,
});

export function DevicesPage() {
  const actor = useActor();
  const screen = useDeclaredPage(PAGE, useDevices);
  const options = useLogOptions(screen.openFilter !== null || screen.spec.address.query.filters['by'] !== undefined);
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      options={options}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={(shown) => (
        <RowPreview
          {...{ ...shown, called: 'device', nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(device) => [['App', wordOf(DEVICE_APPS, device.app)], ...declaredFacts(DEVICE_LIST, actor, device, FACTS)]}
        />
      )}
    />
  );
}
