// What the API serves of lookup values (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { LookupCsvResolver } from './lookup-csv.resolver.ts';
import { LookupValueResolver } from './lookup-value.resolver.ts';

export const LOOKUP_FEATURE: ApiFeature = {
  name: 'lookup',
  resolvers: [LookupCsvResolver, LookupValueResolver],
  live: ['lookup'],
};
