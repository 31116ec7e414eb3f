// Devices as they last reported themselves: what each has not sent, since when, which version it runs (screens.md §2.23, sync by device).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { DEVICE_APPS } from '@lotline/schema/domain/device/device-report.input';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { DeviceFieldsFragmentDoc, GetDevicesDocument } from '@lotline/schema/generated/documents/device';
import type { DeviceFieldsFragment } from '@lotline/schema/generated/operations';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { declareLog } from './declare-log.ts';
import { LogPage } from './LogPage.tsx';
import type { LogReads } from './use-log-rows.ts';
import { wordOf } from './word-of.ts';

type Device = DeviceFieldsFragment;
const FACTS = [
  ...(['device', 'lastSeenAt', 'firstSeenAt', 'unsent', 'unsentPhotos', 'unsentFiles', 'oldestUnsentAt', 'lastError'] as const),
  ...(['appVersion', 'workerVersion', 'resetAskedAt', 'resetDoneAt'] as const),
] as const;
const nameOf = ({ person }: Device): string => person;

const columnsFor = (actor: Actor) =>
  declaredColumns<typeof DEVICE_LIST, Device>(DEVICE_LIST, actor, {
    person: { isName: true, width: 200 },
    device: { width: 184 },
    app: { width: 104, cell: ({ app }) => wordOf(DEVICE_APPS, app) },
    unsent: { width: 80 },
    unsentPhotos: { width: 80 },
    unsentFiles: { width: 72 },
    oldestUnsentAt: { width: 184 },
    lastSeenAt: { width: 184 },
    appVersion: { width: 120 },
    lastError: { width: undefined },
    workerVersion: { startsHidden: true, width: 120 },
    resetAskedAt: { startsHidden: true },
    resetDoneAt: { startsHidden: true },
    firstSeenAt: { startsHidden: true },
  });

const READS: LogReads<typeof DEVICE_LIST, Device> = {
  list: DEVICE_LIST,
  type: 'DeviceEntry',
  fragment: DeviceFieldsFragmentDoc,
  page: async (ask, wish) => (await ask(GetDevicesDocument, wish)).deviceLog,
};

const PAGE = declareLog<typeof DEVICE_LIST, Device>({
  list: DEVICE_LIST,
  called: 'devices',
  filters: ['unsent', 'by', 'on', 'app'],
  columns: columnsFor,
  nameOf,
  path: '/logs/devices',
});

export function DevicesPage() {
  return (
    <LogPage page={PAGE} reads={READS} called="device" facts={FACTS} ownFacts={(device) => [['App', wordOf(DEVICE_APPS, device.app)]]} />
  );
}
