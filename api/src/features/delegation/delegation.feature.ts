// What the API serves of delegations (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { DelegationResolver } from './delegation.resolver.ts';

export const DELEGATION_FEATURE: ApiFeature = {
  name: 'delegation',
  resolvers: [DelegationResolver],
};
