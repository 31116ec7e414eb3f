// The keys of the builder approvals, as the list of shortcuts ("?") says them.
import type { FeatureKeys } from '../../platform/feature/feature.ts';
import * as key from '../../platform/list/list-keys.ts';
import type { ListKey } from '../../platform/list/open-list-keys.ts';

const OWN: readonly ListKey[] = [
  { keys: ['A'], does: 'Ask the builder of this job' },
  { keys: ['P'], does: 'Record what the builder said on the phone' },
  { keys: ['C'], does: 'Change the builder or the contact' },
  { keys: ['M'], does: 'Draft messages for the selected jobs' },
  { keys: ['L'], does: 'Copy the latest link sent' },
];

export const APPROVAL_KEYS: readonly ListKey[] = [
  ...[key.MOVE_AND_SELECT, key.PREVIEW, key.OPEN_PAGE, key.STEP, key.SELECT, key.SELECT_ALL, key.SEARCH, key.FILTER, key.SHOW_NEW],
  ...[key.COPY, ...OWN],
];

export const FEATURE_KEYS: FeatureKeys = { ofLists: OWN };
