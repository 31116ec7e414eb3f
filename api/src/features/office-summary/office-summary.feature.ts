// What the API serves of the office’s figures (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { OfficeSummaryResolver } from './office-summary.resolver.ts';

export const OFFICE_SUMMARY_FEATURE: ApiFeature = {
  name: 'office-summary',
  resolvers: [OfficeSummaryResolver],
};
