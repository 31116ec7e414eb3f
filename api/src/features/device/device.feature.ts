// What the API serves of devices (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';
import { DEVICES } from './device-list.sql.ts';
import { DeviceResolver } from './device.resolver.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import { deviceReportRoutes } from './device-report.routes.ts';

export const DEVICE_FEATURE: ApiFeature<{ readonly counts: SharedCounts }> = {
  name: 'device',
  resolvers: [DeviceResolver],
  files: [listFile({ reads: DEVICES, present: plainPresenter(DEVICES.list) })],
  routes: { api: ({ counts }) => [deviceReportRoutes(counts)] },
};
