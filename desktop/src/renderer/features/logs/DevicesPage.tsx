// Devices as they last reported themselves: what each has not sent, since when, which version it runs (screens.md §2.23, sync by device).
import { useMemo } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { DEVICE_APPS } from '@lotline/schema/domain/device/device-report.input';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { DeviceFieldsFragmentDoc, GetDevicesDocument } from '@lotline/schema/generated/documents/device';
import type { DeviceFieldsFragment } from '@lotline/schema/generated/operations';
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
import { useLogOptions } from './use-log-options.ts';
import { useLogRows } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type Device = DeviceFieldsFragment;
const FILTERS = filterDefinitions(DEVICE_LIST, ['unsent', 'by', 'on', 'app']);
const SORTS = sortKeysOf(DEVICE_LIST);
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

export function DevicesPage() {
  const actor = useActor();
  const address = useListAddress(FILTERS, SORTS);
  const reads = useLogRows(READS, address);
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const screen = useListScreen({ list: DEVICE_LIST, address, reads, columns, pathOf });
  const options = useLogOptions(screen.openFilter !== null || address.query.filters['by'] !== undefined);
  return (
    <ListScreen
      screen={screen}
      allLabel="All devices"
      keys={LOG_KEYS}
      hints={LOG_HINTS}
      nameOf={nameOf}
      filters={FILTERS}
      options={options}
      tabs={<LogTabs />}
      preview={(id, row) => (
        <RowPreview
          {...{ id, row, called: 'device', nameOf, readRows: reads.readRows }}
          onStep={screen.cursor.step}
          onClose={screen.closePreview}
          factsOf={(device) => [['App', wordOf(DEVICE_APPS, device.app)], ...declaredFacts(DEVICE_LIST, actor, device, FACTS)]}
        />
      )}
      empty={<NothingFound what="devices" isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
