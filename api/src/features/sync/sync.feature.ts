// What the API serves of syncs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { syncRoutes } from './sync.routes.ts';

export const SYNC_FEATURE: ApiFeature = {
  name: 'sync',
  resolvers: [],
  routes: { api: () => [syncRoutes()] },
};
