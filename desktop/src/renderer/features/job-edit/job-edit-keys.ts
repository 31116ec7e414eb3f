// The keys of a job's forms, for the list of shortcuts ("?").
import type { FeatureKeys } from '../../platform/feature/feature.ts';

export const FEATURE_KEYS: FeatureKeys = {
  groups: [{ title: 'In the form of a job', shortcuts: [{ keys: ['Ctrl', 'S'], does: 'Save the form' }] }],
};
