// What the API serves of exports (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import type { Bounds } from '../../platform/http/bounds.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import type { ListFile } from '../../platform/list/list-file.ts';
import { exportRoutes } from './export.routes.ts';

interface Parts {
  /** Of all features. */
  readonly lists: readonly ListFile[];
  readonly bounds: Bounds;
  readonly counts: SharedCounts;
}

export const EXPORT_FEATURE: ApiFeature<Parts> = {
  name: 'export',
  resolvers: [],
  routes: { api: ({ lists, bounds, counts }) => [exportRoutes({ files: lists, slots: bounds.exports, counts })] },
};
