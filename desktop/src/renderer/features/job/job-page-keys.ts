// The keys of a job's page, for the list of shortcuts ("?").
import type { FeatureKeys } from '../../platform/feature/feature.ts';

export const FEATURE_KEYS: FeatureKeys = {
  groups: [{ title: 'On a job', shortcuts: [{ keys: ['1', '…', '9', '0'], does: 'The tabs of a job, 0 the last' }] }],
};
