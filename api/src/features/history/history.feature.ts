// What the API serves of histories (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { HistoryResolver } from './history.resolver.ts';
import { PersonEventResolver } from './person-event.resolver.ts';

export const HISTORY_FEATURE: ApiFeature = {
  name: 'history',
  resolvers: [PersonEventResolver, HistoryResolver],
};
