// What the API serves of costs (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { CostResolver } from './cost.resolver.ts';

export const COST_FEATURE: ApiFeature = {
  name: 'cost',
  resolvers: [CostResolver],
};
