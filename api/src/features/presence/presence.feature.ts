// What the API serves of presences (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { presenceRoutes } from './presence.routes.ts';

export const PRESENCE_FEATURE: ApiFeature = {
  name: 'presence',
  resolvers: [],
  routes: { api: () => [presenceRoutes()] },
};
